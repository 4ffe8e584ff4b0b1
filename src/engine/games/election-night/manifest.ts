import { manifestOf } from '../../core/manifest'

export const manifest = manifestOf({
  id: 'election-night',
  shelf: 1,
  seats: { min: 2, max: 2 },
  name: { hu: 'A Választás Éjszakája', en: 'Election Night' },
  tagline: {
    hu: 'Két párt, hét régió, egy hosszú éjszaka a számlálásig.',
    en: 'Two parties, seven regions, one long night of counting.',
  },
  minutes: [30, 45],
  weight: 2,
  rulePrefix: 'EN',
  cloth: '#14264d',
  open: false,
  emblem: `
    <path d="M62 0 20 104h76L74 0zm86 0-30 104h62V60L160 0z" fill="#9db4ff" opacity=".13" />
    <path d="M0 104h180v16H0z" fill="#0b1024" /><path d="M0 104h180" stroke="#7f8fd0" opacity=".5" />
    <g stroke="#f0d9a0" stroke-width="1.2" stroke-linejoin="round" style="filter:drop-shadow(0 4px 0 #a9762c)"><path d="M76 52 78 53 76 55 76 60 74 61 76 74 71 80 63 74 59 65 56 65 59 61 63 61 62 52 67 48 66 46 62 44 66 42 69 44 74 44 73 40 76 36 88 43 89 46 88 50 76 52zM76 70 74 70 74 61 76 60 76 55 78 53 76 52 88 50 88 43 104 41 106 42 102 48 106 55 106 66 101 70 99 68 93 68 91 63 76 70zM104 90 107 61 112 58 113 62 115 59 121 63 126 62 127 64 125 67 130 68 133 65 137 64 139 58 142 56 147 58 149 63 154 62 145 80 140 81 136 84 117 84 112 88 108 88 104 90zM153 61 149 63 147 58 142 56 138 60 137 64 133 65 132 67 125 67 128 62 119 47 124 45 131 51 137 47 142 42 145 35 149 35 150 31 158 29 162 25 169 33 173 33 174 36 172 39 164 43 153 61z" fill="#1c8f84" /><path d="M103 85 104 90 101 90 97 94 87 94 82 89 78 89 71 82 69 79 73 78 77 69 91 63 93 68 99 68 101 70 106 66 107 70 105 72 106 82 103 85zM127 63 121 63 115 59 113 62 112 58 107 61 106 55 102 48 105 44 106 42 103 37 106 35 106 39 114 41 115 44 117 43 119 48 125 54 127 63zM119 47 114 41 106 39 106 35 115 34 118 31 123 33 130 29 132 23 138 22 143 24 148 22 151 23 154 27 161 25 160 28 153 31 150 31 148 35 145 35 142 42 133 50 131 51 124 45 119 47z" fill="#6d47b8" /></g>
    <path d="M71 54h0M89 58h0M127 70h0M146 48h0" stroke="#7ff0df" stroke-width="9" stroke-linecap="round" />
    <path d="M89 83v-5l4-4 4 4v5zM109 54v-5l4-4 4 4v5zM131 38v-5l4-4 4 4v5z" fill="#d9c4ff" />
    <g stroke-linecap="round" stroke-width="3.4"><path d="m66 88 16-3 3 16-16 3z" fill="#2f63d8" stroke="#2f63d8" stroke-width="5" stroke-linejoin="round" />
    <path d="M70 91h0m8-2h0m-7 6h0m8-2h0m-7 6h0m8-2h0" stroke="#fff" /><path d="m146 89 16 2-2 16-16-2z" fill="#f4efe2" stroke="#f4efe2" stroke-width="5" stroke-linejoin="round" />
    <path d="M150 94h0m6 8h0" stroke="#221b14" /></g>`,
})

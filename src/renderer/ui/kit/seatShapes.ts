/** The shape of each seat, as a path in a square of 24. */
export const seatShapes = [
  'M12 2.500a9.500 9.500 0 100 19 9.500 9.500 0 000-19z',
  'M12 2.500L22.500 21h-21z',
  'M3.500 3.500h17v17h-17z',
  'M12 1.500L22.500 12 12 22.500 1.500 12z',
  'M12 1.800l9 5.100v10.200l-9 5.100-9-5.100V6.900z',
  'M12 1.500c4 5.500 8 8.500 8 13a8 8 0 01-16 0c0-4.500 4-7.500 8-13z',
] as const

/** What a game may give its second side instead of the triangle. */
export const house = 'M12 1L23 10 22 22H2L1 10Z'

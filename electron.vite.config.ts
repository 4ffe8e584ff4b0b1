import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'electron-vite'
import { licencesPlugin } from './scripts/lib/licences.mjs'

const bundled = new Set<string>()

export default defineConfig({
  main: {
    plugins: [licencesPlugin(bundled, false)],
    build: {
      // All in one piece: the installed app needs no node_modules.
      externalizeDeps: false,
      target: 'node20',
      sourcemap: false,
      rollupOptions: {
        input: {
          index: 'src/main/desktop/index.ts',
          headless: 'src/main/headless/index.ts',
          botWorker: 'src/main/host/match/bots/worker.ts',
        },
        output: { format: 'es', entryFileNames: '[name].js' },
      },
    },
  },
  renderer: {
    root: 'src/renderer',
    plugins: [svelte({ configFile: false, compilerOptions: { runes: true } }), licencesPlugin(bundled, true)],
    // Hints and checks run in workers that load one game only.
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      cssTarget: 'es2022',
      // Which file needs which others: the payload of each game is measured from it.
      manifest: true,
      minify: true,
      cssMinify: true,
      modulePreload: { polyfill: false },
      rollupOptions: { input: 'src/renderer/index.html' },
    },
  },
})

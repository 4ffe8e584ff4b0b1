import { defineConfig } from 'electron-vite'
import { groups, noteModules } from './scripts/lib/chunks.mjs'
import { licencesPlugin } from './scripts/lib/licences.mjs'
import { ourSvelte } from './scripts/lib/svelte.mjs'

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
    plugins: [ourSvelte(), licencesPlugin(bundled, true), noteModules()],
    // Hints and checks run in workers that load one game only.
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      cssTarget: 'es2022',
      minify: true,
      cssMinify: true,
      modulePreload: { polyfill: false },
      rollupOptions: {
        input: 'src/renderer/index.html',
        // Otherwise what Svelte has for custom elements and bindings goes to every phone before it is used.
        treeshake: {
          moduleSideEffects: [
            { test: /svelte.src.internal.client.dom.elements.(custom-element|bindings)/, sideEffects: false },
          ],
        },
        // Pages list every file that they may load: long names would go to every phone.
        output: {
          codeSplitting: { groups, includeDependenciesRecursively: false },
          chunkFileNames: 'assets/[hash:7].js',
          assetFileNames: 'assets/[hash:7][extname]',
        },
      },
    },
  },
})

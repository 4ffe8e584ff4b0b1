/** Answers `import 'electron'` with the stand-in. */
/** @type {import('node:module').ResolveHook} */
export const resolve = (specifier, context, next) =>
  specifier === 'electron'
    ? { url: new URL('./electron.mjs', import.meta.url).href, shortCircuit: true }
    : next(specifier, context)

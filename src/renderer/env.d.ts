/** What the bundler makes of imports that are no code. Vite's own types would bring Node's along. */
declare module '*.md?raw' {
  const text: string
  export default text
}
declare module '*.css'
interface ImportMetaEnv {
  readonly PROD: boolean
}
interface ImportMeta {
  readonly env: ImportMetaEnv
  glob<Module>(
    pattern: string,
    options: { readonly eager: true; readonly query?: string; readonly import?: string },
  ): Readonly<Record<string, Module>>
}

/** The bundler turns a picture into its address. */
declare module '*.svg' {
  const address: string
  export default address
}
/** Or into its text. */
declare module '*.svg?raw' {
  const text: string
  export default text
}

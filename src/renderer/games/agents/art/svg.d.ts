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

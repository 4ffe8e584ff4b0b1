/** The code of a copy of the project with new games in it, looked at where another game may make a difference. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ESLint, type Linter } from 'eslint'
import ts from 'typescript'
import { gameIds } from '../../src/engine/games/catalog'

const [known] = gameIds
/** Whether a file may list all games, as a table that the compiler wants whole: then it names this one, too. */
const listsGames = (text: string) => text.includes(known!) && /GameId|gameIds|games\/catalog/.test(text)
/** The program itself names no game (scripts/lint/unnamed.test.ts), so that it can't miss one. */
const isProgram = (path: string) =>
  /^src\//.test(path) && !/^src\/(engine|renderer)\/games\/|\/testing\/|\.test\.ts$/.test(path)

export class Code {
  readonly #copy: string
  readonly #folders: readonly string[]
  readonly #program: ts.Program

  /** Those files of a layer that hold the new games or may list games. */
  constructor(copy: string, layer: string, folders: readonly string[]) {
    this.#copy = copy
    this.#folders = folders
    const config = join(copy, layer, 'tsconfig.json')
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
    const { fileNames, options } = ts.getParsedCommandLineOfConfigFile(config, { noEmit: true }, host)!
    const roots = fileNames.filter((file) => file.endsWith('.d.ts') || this.#differs(file, ts.sys.readFile(file)!))
    this.#program = ts.createProgram(roots, options)
    for (const folder of folders.filter((one) => one.startsWith(layer === '.' ? 'src' : layer)))
      if (!roots.some((file) => this.#pathOf(file).startsWith(folder))) throw new Error(`${layer} has no ${folder}`)
  }

  #pathOf(file: string): string {
    return file.slice(this.#copy.length + 1)
  }

  #differs(file: string, text: string): boolean {
    const path = this.#pathOf(file)
    return this.#folders.some((folder) => path.startsWith(folder)) || (listsGames(text) && !isProgram(path))
  }

  typeErrors(): string[] {
    const program = this.#program
    return program
      .getSourceFiles()
      .filter(({ fileName, text }) => this.#differs(fileName, text))
      .flatMap((file) => [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)])
      .map(({ file, messageText }) => `${file?.fileName}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`)
  }

  /** What the lint says of the new games, with the types that were found: finding them again would take longer. */
  async lint(): Promise<string> {
    const config = pathToFileURL(join(this.#copy, 'eslint.config.js')).href
    const { typedFiles } = (await import(/* @vite-ignore */ config)) as { typedFiles: Linter.Config }
    const eslint = new ESLint({
      cwd: this.#copy,
      overrideConfig: { ...typedFiles, languageOptions: { parserOptions: { programs: [this.#program] } } },
    })
    return await (await eslint.loadFormatter()).format(await eslint.lintFiles([...this.#folders]))
  }
}

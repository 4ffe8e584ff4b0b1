/** The host: one port for the page and the socket. The Electron shell and the headless program both start it here. */

export interface HostOptions {
  /** Where tables and journals are kept. */
  readonly dataDir: string
  /** The built pages. */
  readonly pagesDir: string
  /** Wanted port; the next free one is taken if it is in use. */
  readonly port: number
  readonly appVersion: string
  /** Whether to advertise over mDNS. */
  readonly announce: boolean
  log(line: string): void
}

export interface RunningHost {
  readonly port: number
  /** The page for this computer's own windows. */
  readonly localUrl: string
  /** Addresses for phones, best first; asked anew each time, since networks change. */
  addresses(): readonly string[]
  /** Whether any match is going on now. */
  playing(): boolean
  /** Calls back when `playing` or `addresses` may have changed. Returns the way to stop listening. */
  onChange(listener: () => void): () => void
  /** Stops cleanly: journals are on disk anyway. */
  close(): Promise<void>
}

export function startHost(options: HostOptions): Promise<RunningHost> {
  options.log('not yet')
  return Promise.reject(new Error('not yet'))
}

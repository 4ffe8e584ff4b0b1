/** What installers promise, line by line: the tool itself checks only that the settings are well formed. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { serviceName } from '../../src/main/host/network/advert'
import { root } from './run.mjs'

const config = readFileSync(join(root, 'packaging/electron-builder.yml'), 'utf8')
/** The lines below a key of the first column. */
const part = (name: string) => new RegExp(`^${name}:.*\\n((?: .*\\n)*)`, 'm').exec(config)?.[1] ?? ''

describe('the installer', () => {
  it('of Windows is for one person, without administrator’s rights', () => {
    expect(part('win')).toContain('target: nsis')
    for (const line of ['perMachine: false', 'allowElevation: false', 'deleteAppDataOnUninstall: false'])
      expect(part('nsis')).toContain(line)
  })

  it('of macOS is for both kinds of computers and says why it needs the local network', () => {
    expect(part('mac')).toMatch(/target: dmg\n\s+arch: universal/)
    expect(part('mac')).toMatch(/NSLocalNetworkUsageDescription: .*local network.*helyi hálózat/)
    expect(part('mac')).toContain(`NSBonjourServices: [${serviceName.replace('.local', '')}]`)
  })

  it('of Linux is an AppImage and a deb', () => {
    expect(part('linux')).toContain('target: [AppImage, deb]')
  })

  it('has our own icon, drawn as SVG', () => {
    for (const name of ['win', 'mac', 'linux']) expect(part(name)).toContain('icon: resources/icon.png')
    expect(readFileSync(join(root, 'resources/icon.svg'), 'utf8')).toMatch(/^<svg/)
    expect(existsSync(join(root, 'resources/icon.png'))).toBe(true)
  })

  it('is built and tried on all three platforms', () => {
    const workflow = readFileSync(join(root, '.github/workflows/build.yml'), 'utf8')
    expect(workflow).toContain('os: [ubuntu-latest, windows-latest, macos-latest]')
    expect(workflow).toMatch(/npm run dist\n(.*\n)*.*npm run smoke -- --no-sandbox\n(.*\n)*.*run: npm run smoke\n/)
  })

  it('carries the very Electron that was tested', () => {
    const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8')) as Record<string, never>
    const wanted = (read('package.json')['devDependencies'] as Record<string, string>)['electron']
    expect(wanted).toMatch(/^\d+\.\d+\.\d+$/)
    const locked = read('package-lock.json')['packages'] as Record<string, { version: string }>
    expect(locked['node_modules/electron']?.version).toBe(wanted)
  })
})

import { describe, expect, it } from 'vitest'
import { defaultPort, ownArguments, readArguments } from './arguments'

describe('the command line', () => {
  it.each([
    ['nothing', [], { port: defaultPort, data: null, announce: true, help: false }],
    ['a port', ['--port', '8123'], { port: 8123, data: null, announce: true, help: false }],
    ['a port with =', ['--port=0'], { port: 0, data: null, announce: true, help: false }],
    ['a folder', ['--data', '/tmp/x y'], { port: defaultPort, data: '/tmp/x y', announce: true, help: false }],
    ['no mDNS', ['--no-announce'], { port: defaultPort, data: null, announce: false, help: false }],
    [
      'what npm start has dealt with',
      ['--headless', '-h'],
      { port: defaultPort, data: null, announce: true, help: true },
    ],
  ])('%s', (_, argv, read) => {
    expect(readArguments(argv)).toEqual(read)
  })

  it.each([
    [['--port', '65536']],
    [['--port', '-1']],
    [['--port', '80x']],
    [['--port']],
    [['--data', ' ']],
    [['--what']],
    [['file']],
  ])('refuses %j and says what', (argv) => {
    expect(readArguments(argv)).toEqual(expect.any(String))
  })

  it('finds its own words among those of Electron and Chromium', () => {
    const argv = [
      '--no-sandbox',
      '.',
      '--port',
      '81',
      '--user-data-dir=/x',
      '--data=/tmp/a',
      'file.txt',
      '--no-announce',
      '--port',
    ]
    expect(ownArguments(argv)).toEqual(['--port', '81', '--data=/tmp/a', '--no-announce'])
  })
})

import { describe, expect, it } from 'vitest'
import { en } from '../words/en'
import { socketAddress, troubleOf } from './hostLine'

it('the host’s socket is at the page’s own address, secured where the page is', () => {
  expect(socketAddress({ protocol: 'http:', host: '192.168.1.4:7300' })).toMatch(/^ws:\/\/192\.168\.1\.4:7300\/./)
  expect(socketAddress({ protocol: 'https:', host: 'asztal' })).toMatch(/^wss:\/\/asztal\//)
})

describe('trouble', () => {
  it('with the line has no rule', () => {
    expect(troubleOf(null, en)).toEqual({ text: en.connection.slow, rule: null })
  })

  it('with the host is said in its own words, which no rule explains', () => {
    const { text, rule } = troubleOf({ rule: 'host.no-such-table', params: {} }, en)
    expect(rule).toBeNull()
    expect(text).not.toBe(en.common.refused)
  })

  it('with a game leads to its rule', () => {
    expect(troubleOf({ rule: 'DT-3.4', params: {} }, en)).toEqual({ text: en.common.refused, rule: 'DT-3.4' })
  })
})

import { expect, it } from 'vitest'
import { keep } from './keep'
import { keepWifi, recallWifi, wifiText } from './wifi'

it('writes a network as cameras read it, with its special signs escaped', () => {
  expect(wifiText({ name: 'Otthon', password: 'alma1234' })).toBe('WIFI:T:WPA;P:alma1234;S:Otthon;;')
  expect(wifiText({ name: 'a;b,c:d"e\\f', password: 'x;y' })).toBe('WIFI:T:WPA;P:x\\;y;S:a\\;b\\,c\\:d\\"e\\\\f;;')
  expect(wifiText({ name: 'Kávézó', password: '' })).toBe('WIFI:T:nopass;S:Kávézó;;')
})

it('is kept until its name is cleared; what can’t be read is none', () => {
  keepWifi({ name: 'Otthon', password: 'alma1234' })
  expect(recallWifi()).toEqual({ name: 'Otthon', password: 'alma1234' })
  keepWifi({ name: '', password: '' })
  expect(recallWifi()).toBeNull()
  for (const broken of ['null', '{', '{"name":3}']) {
    keep('asztal.wifi', broken)
    expect(recallWifi()).toBeNull()
  }
})

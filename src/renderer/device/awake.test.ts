import { describe, expect, it } from 'vitest'
import { Keeper, type Means } from './awake'

const settled = () => new Promise((later) => setTimeout(later))

function keeper(...works: readonly (() => boolean)[]) {
  const log: string[] = []
  const lost: (() => void)[] = []
  const means = works.map((can, at): Means => (gone) => {
    if (!can()) return Promise.reject(new Error('no'))
    log.push(`start ${at}`)
    lost.push(gone)
    return Promise.resolve(() => log.push(`end ${at}`))
  })
  return { log, lost, keeper: new Keeper(means, (on) => log.push(on ? 'on' : 'off')) }
}

describe('keeping awake', () => {
  it('takes the first means that works, and lets go when it is no longer wanted', async () => {
    const { keeper: one, log } = keeper(
      () => false,
      () => true,
    )
    one.want(true)
    await settled()
    one.want(false)
    expect(log).toEqual(['start 1', 'on', 'end 1', 'off'])
  })

  it('tries again after a touch, once', async () => {
    let touched = false
    const { keeper: one, log } = keeper(() => touched)
    one.want(true)
    await settled()
    expect(log).toEqual([])
    touched = true
    await one.again()
    await one.again()
    expect(log).toEqual(['start 0', 'on'])
  })

  it('says when it was taken away, and comes back', async () => {
    const { keeper: one, log, lost } = keeper(() => true)
    one.want(true)
    await settled()
    lost[0]()
    await one.again()
    expect(log).toEqual(['start 0', 'on', 'end 0', 'off', 'start 0', 'on'])
  })

  it('lets go at once if it was no longer wanted when it came', async () => {
    const { keeper: one, log } = keeper(() => true)
    one.want(true)
    one.want(false)
    await settled()
    expect(log).toEqual(['start 0', 'on', 'end 0', 'off'])
  })
})

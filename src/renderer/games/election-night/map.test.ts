import { expect, it } from 'vitest'
import { regions } from '../../../engine/games/election-night/board'
import { neighbour, shapes } from './map'

it('every field of every region has its place', () => {
  expect(shapes.map((shape) => shape.spots.length)).toEqual(regions.map((region) => region.fields))
})

it('arrow keys lead to the neighbouring region', () => {
  const from = (id: string, key: string) => {
    const next = neighbour(
      regions.findIndex((region) => region.id === id),
      key,
    )
    return next === null ? null : regions[next].id
  }
  expect(from('KM', 'ArrowLeft')).toBe('KD')
  expect(from('KD', 'ArrowLeft')).toBe('ND')
  expect(from('ND', 'ArrowLeft')).toBeNull()
  expect(from('KD', 'ArrowDown')).toBe('DD')
  expect(from('EM', 'ArrowDown')).toBe('EA')
  expect(from('KM', 'ArrowUp')).toBe('EM')
  expect(from('KM', 'Enter')).toBeNull()
})

it('arrow keys reach every region from every other', () => {
  const keys = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']
  for (const { at } of shapes) {
    const reached = new Set([at])
    for (const one of reached) for (const key of keys) reached.add(neighbour(one, key) ?? one)
    expect(reached.size).toBe(regions.length)
  }
})

/** Inputs chosen by a number or a name: which exist, that each is one node, and its value before the first event. */
import { describe, expect, test } from 'vitest'
import { key, touch } from './index.ts'

/** Callers without types may pass any number or word. */
const fingerOf = touch as (index: unknown) => unknown
const keyOf = key as (code: unknown) => unknown

describe('a finger', () => {
  test.each([0, 1, 9])('has the number %d, and is one node however often it is asked for', (index) => {
    expect(touch(index)).toBe(touch(index))
    expect(touch(index).type.name).toBe('vec3')
  })
  test('is another node than the next', () => expect(touch(1)).not.toBe(touch(2)))
  test.each([-1, 10, 0.5, Number.NaN, Infinity, '1', undefined])('has no number %s', (index) =>
    expect(() => fingerOf(index)).toThrow(/the number of a finger, 0 to 9/),
  )
})

describe('a key', () => {
  test.each(['KeyW', 'ArrowUp', 'Space', 'Digit0', 'F12', 'ShiftLeft'])('is %s by its place, and one node however often it is asked for', (code) => {
    expect(key(code)).toBe(key(code))
    expect(key(code).type.name).toBe('bool')
  })
  test('is another node than the next', () => expect(key('KeyA')).not.toBe(key('KeyB')))
  test.each(['', 'w', 'keyW', ' KeyW', 'KeyW ', 'Key W', '1', 7, undefined])('is not "%s"', (code) =>
    expect(() => keyOf(code)).toThrow(/a code of a key such as/),
  )
})

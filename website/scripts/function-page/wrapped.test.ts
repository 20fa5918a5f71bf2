import { expect, test } from 'vitest'
import { wrapped } from './wrapped.ts'

test('a short signature stays on its line', () => {
  expect(wrapped('fn mod(x: f32, y: f32) -> f32')).toBe('fn mod(x: f32, y: f32) -> f32')
})

test('a long one has a line for each parameter, and a function among them stays whole', () => {
  expect(wrapped('function displace(height: (p: Vec2, t: Float) => Float, amount: Float | number): (p: Vec2) => Vec2')).toBe(
    ['function displace(', '  height: (p: Vec2, t: Float) => Float,', '  amount: Float | number', '): (p: Vec2) => Vec2'].join('\n'),
  )
})

import { describe, expect, test } from 'vitest'
import { evenSize, frameCount, isWithinLimits, videoLimits, type VideoPlan } from './plan.ts'

const plan = (changes: Partial<VideoPlan>): VideoPlan => ({ width: 1920, height: 1080, range: { from: 0, to: 4 }, framesPerSecond: 60, by: 'gpu', ...changes })

test.each([
  [{ from: 0, to: 4 }, 60, 240],
  [{ from: 1, to: 1.5 }, 24, 12],
  [{ from: 0, to: 0.001 }, 30, 1],
])('the range %j at %d frames per second has %d frames', (range, framesPerSecond, frames) => {
  expect(frameCount({ range, framesPerSecond })).toBe(frames)
})

test('the sides of a video are even, and at least 2', () => {
  expect(evenSize({ width: 641, height: 1 })).toEqual({ width: 640, height: 2 })
})

describe('the limits', () => {
  test('allow a minute of 1920 × 1080 pixels at 60 frames per second', () => {
    expect(isWithinLimits(plan({ range: { from: 0, to: 60 } }))).toBe(true)
  })

  test('refuse one frame more, and a minute of 4096 × 4096 pixels', () => {
    expect(isWithinLimits(plan({ range: { from: 0, to: (videoLimits.frames + 1) / 60 }, width: 2, height: 2 }))).toBe(false)
    expect(isWithinLimits(plan({ range: { from: 0, to: 60 }, width: 4096, height: 4096 }))).toBe(false)
  })
})

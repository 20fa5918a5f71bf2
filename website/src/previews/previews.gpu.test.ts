/** Every function's preview on both backends, against the picture that the CPU draws of it: the poster the GPU takes over from. */
import { records } from '@kirari/addons/catalogue'
import { createEngine } from 'kirari'
import { render } from 'kirari/js'
import { vec4 } from 'kirari/node'
import { describe, expect, test } from 'vitest'
import { previews } from './kinds.ts'
import { subjectOf } from './subject.ts'
import { createValues } from './values.ts'

const size = { width: 320, height: 180 }

/** A pixel differs from its poster's when a channel does by more than this: an edge may fall a little differently, an area may not. */
const edgeTolerance = 20
/** Edges are few pixels. */
const maxShare = 0.002

describe.each(['webgl2', 'webgpu'] as const)('on %s', (backend) => {
  test.each(records)('the preview of $importName is the picture of its poster', async (record) => {
    const kind = previews[record.preview]
    const subject = subjectOf(record)
    const fragment = vec4(kind.fragment(subject, createValues(kind.controls(subject))), 1)
    const time = kind.startSeconds ?? 0
    const expected = render(fragment, { ...size, time, pointer: [0.5, 0.5] })

    const canvas = Object.assign(document.createElement('canvas'), size)
    const engine = createEngine({ canvas, fragment, backend })
    try {
      engine.seek(time)
      const { data } = await engine.capture()
      expect(shareOfDifferent(data, expected, edgeTolerance)).toBeLessThan(maxShare)
      expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(20)
    } finally {
      engine.dispose()
    }
  })

  test.each(records)('every value of the preview of $importName changes the picture', async (record) => {
    const kind = previews[record.preview]
    const subject = subjectOf(record)
    const controls = kind.controls(subject)
    const values = createValues(controls)
    const canvas = Object.assign(document.createElement('canvas'), size)
    const engine = createEngine({ canvas, fragment: kind.fragment(subject, values), backend })
    try {
      engine.seek(kind.startSeconds ?? 0)
      const before = (await engine.capture()).data
      for (const { id, value, range } of controls) {
        const [low, high] = range
        values.set(
          id,
          value.map((component) => low + (high - low) * (component > (low + high) / 2 ? 0.3 : 0.8)),
        )
        expect(shareOfDifferent((await engine.capture()).data, before, 4), id).toBeGreaterThan(0)
        values.set(id, value)
      }
      expect(shareOfDifferent((await engine.capture()).data, before, 0)).toBe(0)
    } finally {
      engine.dispose()
    }
  })
})

const shareOfDifferent = (one: Uint8ClampedArray, other: Uint8ClampedArray, tolerance: number): number => {
  let count = 0
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)) > tolerance)) count++
  }
  return (count * 4) / one.length
}

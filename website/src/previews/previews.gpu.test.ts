/** Every function's preview on both backends, against the picture that the CPU draws of it: the poster the GPU takes over from. */
import { records } from '@kirari/addons/catalogue'
import { createEngine, type Engine } from 'kirari'
import { render } from 'kirari/js'
import { vec4 } from 'kirari/node'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { previews } from './kinds.ts'
import { subjectOf } from './subject.ts'
import { createValues } from './values.ts'

const size = isExhaustive ? { width: 320, height: 180 } : { width: 128, height: 72 }
const backends = ['webgl2', 'webgpu'] as const

/** A pixel differs from its poster's when a channel does by more than this: an edge may fall a little differently, an area may not. */
const edgeTolerance = 20
/** Edges are few pixels. */
const maxShare = 0.002

/** The backend on which the values of a preview are changed: the same for a function whatever is added beside it. */
const backendOf = (name: string): (typeof backends)[number] =>
  Array.from(name).reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 2 ? 'webgpu' : 'webgl2'

describe.each(records)('the preview of $importName', (record) => {
  const kind = previews[record.preview]
  const subject = subjectOf(record)
  const controls = kind.controls(subject)
  const time = kind.startSeconds ?? 0
  /** What the CPU draws: the same for both backends. */
  let poster: Uint8ClampedArray
  beforeAll(() => {
    const fragment = vec4(kind.fragment(subject, createValues(controls)), 1)
    poster = render(fragment, { ...size, time, pointer: [0.5, 0.5] })
  })

  describe.each(backends)('on %s', (backend) => {
    const values = createValues(controls)
    let engine: Engine
    // One for both tests: what takes software longest is to compile the picture.
    beforeAll(() => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      engine = createEngine({ canvas, fragment: vec4(kind.fragment(subject, values), 1), backend })
      engine.seek(time)
    })
    afterAll(() => engine.dispose())

    test('is the picture of its poster', async () => {
      const { data } = await engine.capture()
      expect(shareOfDifferent(data, poster, edgeTolerance)).toBeLessThan(maxShare)
      expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(20)
    })

    test.runIf(isExhaustive || backend === backendOf(record.importName))('is changed by every value', async () => {
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
    })
  })
})

const shareOfDifferent = (one: Uint8ClampedArray, other: Uint8ClampedArray, tolerance: number): number => {
  let count = 0
  for (let i = 0; i < one.length; i += 4) {
    if ([0, 1, 2].some((channel) => Math.abs((one[i + channel] ?? 0) - (other[i + channel] ?? 0)) > tolerance)) count++
  }
  return (count * 4) / one.length
}

/** Every function's preview on both backends, against the picture that the CPU draws of it: the poster the GPU takes over from. */
import { records } from '@kirari/addons/catalogue'
import { createEngine } from 'kirari'
import { toGLSL } from 'kirari/glsl'
import { render } from 'kirari/js'
import { vec4 } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import { afterAll, describe, expect, test } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { keep } from '../../../internal/testing/kept/keep.ts'
import { previewOf } from './preview-of.ts'
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

/** Makes something when it is asked for, once. */
const lazily = <T>(make: () => T): { (): T; readonly made: () => T | undefined } => {
  let value: T | undefined
  return Object.assign(() => (value ??= make()), { made: () => value })
}

describe.each(records)('the preview of $importName', (record) => {
  const kind = previewOf(record)
  const subject = subjectOf(record)
  const controls = kind.controls(subject)
  const time = kind.startSeconds ?? 0
  const fragment = () => vec4(kind.fragment(subject, createValues(controls)), 1)
  /** What the CPU draws, the same for both backends: not before a test asks for it. */
  const poster = lazily(() => render(fragment(), { ...size, time, pointer: [0.5, 0.5] }))
  const keepPreview = (): Promise<void> => keep(toGLSL(fragment()), toWGSL(fragment()), JSON.stringify([controls, time]))

  describe.each(backends)('on %s', (backend) => {
    const values = createValues(controls)
    // One for both tests: what takes software longest is to compile the picture.
    const engine = lazily(() => {
      const canvas = Object.assign(document.createElement('canvas'), size)
      const made = createEngine({ canvas, fragment: vec4(kind.fragment(subject, values), 1), backend })
      made.seek(time)
      return made
    })
    afterAll(() => engine.made()?.dispose())

    test('is the picture of its poster', async () => {
      await keepPreview()
      const { data } = await engine().capture()
      expect(shareOfDifferent(data, poster(), edgeTolerance)).toBeLessThan(maxShare)
      expect(new Set(new Uint32Array(data.buffer)).size).toBeGreaterThan(20)
    })

    test.runIf(isExhaustive || backend === backendOf(record.importName))('is changed by every value', async () => {
      await keepPreview()
      const before = (await engine().capture()).data
      for (const { id, value, range } of controls) {
        const [low, high] = range
        values.set(
          id,
          value.map((component) => low + (high - low) * (component > (low + high) / 2 ? 0.3 : 0.8)),
        )
        expect(shareOfDifferent((await engine().capture()).data, before, 4), id).toBeGreaterThan(0)
        values.set(id, value)
      }
      expect(shareOfDifferent((await engine().capture()).data, before, 0)).toBe(0)
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

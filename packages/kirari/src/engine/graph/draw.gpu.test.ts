/** Draws of a frame, on both backends: full-screen steps, their order, and their inputs. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { float, step, target, uniform, uv, vec2, vec3, vec4 } from '../../shader/front/node/index.ts'
import { createEngine, draw, type Engine } from '../../index.ts'
import { createStage, pixel, type Stage } from '../../../test/engine/stage.ts'
import { geometry } from '../step/geometry.ts'
import type { Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

describe.each(['webgl2', 'webgpu'] as const)('%s draws', (backend) => {
  const start = (frame: readonly Step[], more: { readonly samples?: 1 | 4 } = {}): Engine =>
    stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame: [...frame], ...more }))
  const shown = async (frame: readonly Step[], more: { readonly samples?: 1 | 4 } = {}, x = 30, y = 20): Promise<readonly number[]> =>
    pixel(await start(frame, more).capture(), x, y)

  test('a step that fills the canvas', async () => {
    expect(await shown([draw({ fragment: vec3(1, 0.2, 0) })])).toEqual([255, 51, 0, 255])
  })

  test('uv (0, 0) at the bottom left', async () => {
    const image = await start([draw({ fragment: vec3(uv, 0) })]).capture()
    const [left, up] = [pixel(image, 0, 39), pixel(image, 59, 0)]
    expect([left[0], left[1]].every((part) => part !== undefined && part < 8)).toBe(true)
    expect([up[0], up[1]].every((part) => part !== undefined && part > 247)).toBe(true)
  })

  test('the value of a uniform, and the next one', async () => {
    const level = uniform(0.2)
    const engine = start([draw({ fragment: vec3(level) })])
    expect(pixel(await engine.capture(), 30, 20)).toEqual([51, 51, 51, 255])
    level.value = 0.4
    expect(pixel(await engine.capture(), 30, 20)).toEqual([102, 102, 102, 255])
  })

  test('one shader twice with values of its own', async () => {
    const colour = (value: number): Step => draw({ fragment: vec4(vec3(uniform(value)), 1), blend: 'add' })
    expect(await shown([colour(0.2), colour(0.4)])).toEqual([153, 153, 153, 255])
  })

  test('into a target, and reads it where it was drawn', async () => {
    const half = target({ color: 'rgba8unorm' }, { size: [60, 40], filter: 'nearest' })
    const engine = start([draw({ target: half, fragment: vec4(uv, 0, 1) }), draw({ fragment: half.color.sample(uv) })])
    const image = await engine.capture()
    expect(pixel(image, 0, 39).map((part) => Math.round(part / 16))).toEqual([0, 0, 0, 16])
    expect(pixel(image, 59, 0).map((part) => Math.round(part / 16))).toEqual([16, 16, 0, 16])
  })

  test('later steps over earlier ones, and clears before the first', async () => {
    const covered = draw({ fragment: vec3(1, 0, 0) })
    const part = draw({ fragment: vec3(0, 1, 0), scissor: [0, 0, 30, 40] })
    const image = await start([covered, part]).capture()
    expect([pixel(image, 10, 20), pixel(image, 50, 20)]).toEqual([
      [0, 255, 0, 255],
      [255, 0, 0, 255],
    ])
  })

  test('on the colour it clears with', async () => {
    const part = draw({ fragment: vec3(0, 1, 0), scissor: [0, 0, 30, 40], clear: [0, 0, 1, 1] })
    expect(await shown([part], {}, 50, 20)).toEqual([0, 0, 255, 255])
  })

  test.each([1, 4] as const)('over the frame before with `clear: false`, with %i samples', async (samples) => {
    const left = uniform(0)
    const part = draw({
      fragment: vec4(0, 1, 0, 1)
        .mul(step(left, uv.x))
        .mul(step(uv.x, left.add(0.25))),
      blend: 'alpha',
      clear: false,
    })
    const engine = start([part], { samples })
    engine.pause()
    await engine.ready
    const seen = document.createElement('canvas').getContext('2d')
    for (const place of [0, 0.5]) {
      left.value = place
      engine.step()
      seen?.drawImage(engine.canvas, 0, 0)
    }
    const at = (x: number): readonly number[] => [...(seen?.getImageData(x, 20, 1, 1).data ?? [])]
    expect([at(7), at(22), at(37), at(52)]).toEqual([
      [0, 255, 0, 255],
      [0, 0, 0, 0],
      [0, 255, 0, 255],
      [0, 0, 0, 0],
    ])
    expect(pixel(await engine.capture(), 7, 20)).toEqual([0, 255, 0, 255])
  })

  test('depths that the first drawing of the frame clears, whoever uses them', async () => {
    const { attribute } = await import('../../shader/front/node/index.ts')
    const corners = [[-1, -1], [3, -1], [-1, 3]] // prettier-ignore
    const near = draw({
      vertex: vec4(attribute(vec2, 'position'), 0.5, 1),
      geometry: geometry({ position: corners }),
      fragment: vec3(0, 1, 0),
      depth: true,
      clear: false,
    })
    const engine = start([draw({ fragment: vec3(1, 0, 0) }), near])
    await engine.capture()
    expect(pixel(await engine.capture(), 30, 20)).toEqual([0, 255, 0, 255])
  })

  test('scissor and viewport count from the bottom left', async () => {
    const image = await start([
      draw({ fragment: vec3(1, 0, 0), scissor: [0, 0, 60, 10] }),
      draw({ fragment: vec3(0, 1, 0), viewport: () => [0, 30, 60, 10] }),
    ]).capture()
    expect([pixel(image, 5, 35), pixel(image, 5, 20), pixel(image, 5, 5)]).toEqual([
      [255, 0, 0, 255],
      [0, 0, 0, 0],
      [0, 255, 0, 255],
    ])
  })

  test('scissor and viewport to integer pixels', async () => {
    const box = [10.5, 10.25, 20, 10.5] as const
    const corners = async (step: Step): Promise<readonly (number | undefined)[]> => {
      const image = await start([step]).capture()
      return [pixel(image, 10, 25), pixel(image, 11, 29), pixel(image, 30, 19), pixel(image, 31, 25), pixel(image, 20, 30), pixel(image, 20, 18)].map(
        ([red]) => red,
      )
    }
    const wanted = [0, 255, 255, 0, 0, 0]
    expect(await corners(draw({ fragment: vec3(1, 0, 0), viewport: box }))).toEqual(wanted)
    expect(await corners(draw({ fragment: vec3(1, 0, 0), scissor: () => box }))).toEqual(wanted)
  })

  test('only the channels of its mask', async () => {
    const masked = draw({ fragment: vec4(1, 1, 1, 1), colorMask: [false, true, false, true], clear: [0, 0, 0, 0] })
    expect(await shown([masked])).toEqual([0, 255, 0, 255])
  })

  test('triangles of a vertex stage, counted by vertexIndex', async () => {
    const { vertexIndex } = await import('../../shader/front/node/index.ts')
    const corner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1)))
      .mul(4)
      .sub(1)
    expect(await shown([draw({ vertex: vec4(corner, 0, 1), count: 3, fragment: vec3(0, 0, 1) })])).toEqual([0, 0, 255, 255])
  })
})

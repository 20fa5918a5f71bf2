/** Blending, on both backends. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { target, uv, vec4 } from '../../shader/front/node/index.ts'
import { createEngine, draw } from '../../index.ts'
import { createStage, pixel, type Stage } from '../../../test/engine/stage.ts'
import type { Blend, Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

/** The destination and the source colour, as bytes; both are premultiplied. */
const below = [51, 102, 204, 255] as const
const above = [102, 51, 0, 153] as const
const node = ([r, g, b, a]: readonly [number, number, number, number]): ReturnType<typeof vec4> => vec4(r / 255, g / 255, b / 255, a / 255)

describe.each(['webgl2', 'webgpu'] as const)('%s blends', (backend) => {
  const shown = async (frame: readonly Step[]): Promise<readonly number[]> =>
    pixel(await stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame: [...frame] })).capture(), 30, 20)
  const blended = (blend: Blend): Promise<readonly number[]> => shown([draw({ fragment: node(below) }), draw({ fragment: node(above), blend })])
  const near = (came: readonly number[], wanted: readonly number[]): void => {
    // Colours are rounded twice: when they are stored, and when they are blended.
    for (const [i, part] of wanted.entries()) expect(Math.abs((came[i] ?? 0) - part), `${came.join()} is near ${wanted.join()}`).toBeLessThanOrEqual(1)
  }

  test.each<readonly [Blend, readonly number[]]>([
    ['none', above],
    ['alpha', [122, 92, 82, 255]],
    ['add', [153, 153, 204, 255]],
    ['multiply', [41, 61, 82, 255]],
    ['screen', [133, 133, 204, 255]],
  ])('by "%s"', async (blend, wanted) => near(await blended(blend), wanted))

  test('by factors and operations of its own', async () => {
    near(
      await blended({ color: { source: 'one', destination: 'one', operation: 'reverse-subtract' }, alpha: { source: 'zero', destination: 'one' } }),
      [0, 51, 204, 255],
    )
    near(await blended({ color: { source: 'one', destination: 'one', operation: 'max' } }), [102, 102, 204, 255])
    near(await blended({ color: { source: 'dst-alpha', destination: 'zero' } }), above)
  })

  test('each attachment of a target in its own way', async () => {
    const both = target({ first: 'rgba8unorm', second: 'rgba8unorm' }, { size: [4, 4], filter: 'nearest' })
    const twice = (colour: typeof below | typeof above, blend: { readonly first: Blend; readonly second: Blend }): Step =>
      draw({ target: both, fragment: { first: node(colour), second: node(colour) }, blend })
    const steps = [twice(below, { first: 'none', second: 'none' }), twice(above, { first: 'add', second: 'none' })]
    near(await shown([...steps, draw({ fragment: both.first.sample(uv) })]), [153, 153, 204, 255])
    near(await shown([...steps, draw({ fragment: both.second.sample(uv) })]), above)
  })

  test('floats of 16 bits beyond 1', async () => {
    const wide = target({ color: 'rgba16float' }, { size: [4, 4], filter: 'nearest' })
    const add = draw({ target: wide, fragment: vec4(0.75, 0.5, 0, 1), blend: 'add' })
    near(
      await shown([add, draw({ target: wide, fragment: vec4(0.75, 0.5, 0, 1), blend: 'add' }), draw({ fragment: wide.color.sample(uv).mul(0.5) })]),
      [191, 128, 0, 255],
    )
  })
})

/** Stage inputs in a fragment, in the engine on both backends. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { fragCoord, frontFacing, select, vec4 } from '../shader/front/node/index.ts'
import { createEngine } from '../index.ts'
import { createStage, pixel, type Stage } from '../../test/engine/stage.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

test.each(['webgl2', 'webgpu'] as const)('on %s the place of a pixel counts from the bottom left, and every pixel is of the front', async (backend) => {
  const canvas = Object.assign(document.createElement('canvas'), { width: 4, height: 2 })
  const fragment = vec4(fragCoord.xy.mul(40).div(255), select(0, 1, frontFacing), fragCoord.w)
  const image = await stage.keep(createEngine({ canvas, backend, fragment })).capture()
  expect([pixel(image, 0, 0), pixel(image, 3, 1)]).toEqual([
    [20, 60, 255, 255],
    [140, 20, 255, 255],
  ])
})

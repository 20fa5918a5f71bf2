/** Indirect draws and dispatches: WebGPU reads the counts from a buffer; WebGL2 throws. */
import { afterEach, beforeEach, expect, test } from 'vitest'
import { attribute, compute, globalId, kernel, storage, uint, vec2, vec3, vec4 } from '../../shader/front/node/index.ts'
import { createEngine, dispatch, draw, type Engine } from '../../index.ts'
import { createStage, pixel, type Stage } from '../../../test/engine/stage.ts'
import { geometry } from '../step/geometry.ts'
import type { Step } from '../step/step.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

const start = async (backend: 'webgl2' | 'webgpu', frame: readonly Step[]): Promise<Engine> => {
  const engine = stage.keep(createEngine({ container: stage.container, pixelRatio: 1, backend, frame }))
  engine.pause()
  await engine.ready
  return engine
}
const position = attribute(vec2, 'position')
const square = geometry(
  {
    position: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
  },
  { index: [0, 1, 2, 2, 1, 3] },
)
const paint = { vertex: vec4(position, 0, 1), fragment: vec3(1, 0, 0), geometry: square }

test('a drawing reads what a kernel has counted', async () => {
  const counts = storage(uint, 10, { name: 'counts' })
  const countUp = kernel(1, () => {
    counts.at(5).assign(3)
    counts.at(6).assign(1)
  })
  const image = await (await start('webgpu', [countUp, draw({ ...paint, indirect: { storage: counts, byteOffset: 20 } })])).capture()
  // The first of the two triangles is the lower one.
  expect([pixel(image, 5, 35), pixel(image, 55, 5)]).toEqual([
    [255, 0, 0, 255],
    [0, 0, 0, 0],
  ])
})

test('a dispatch reads its workgroups', async () => {
  const groups = storage(uint, 3, { data: [2, 1, 1] })
  const seen = storage(uint, 16)
  const fill = compute({ workgroupSize: [4] }, () => seen.at(globalId.x).assign(1))
  const engine = await start('webgpu', [dispatch(fill, 1, { indirect: { storage: groups } })])
  await engine.capture()
  // A storage of uints has no fields.
  expect([...(await engine.read(seen))]).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0])
})

test('what is no list of uints is refused', () => {
  const wrong = storage(vec2, 4)
  expect(() => draw({ ...paint, indirect: { storage: wrong } })).toThrow(/E1007.*storage of uints/)
})

test('WebGL2 refuses by name', async () => {
  const counts = storage(uint, 5)
  await expect(start('webgl2', [draw({ ...paint, indirect: { storage: counts } })])).rejects.toThrow(/E1009.*count lies on the GPU/)
})

/** Effects of one step on the next on WebGL2: the depth of a ping-pong target, and the state that a draw sets. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { attribute, float, fragCoord, ivec2, kernel, storage, target, vec2, vec3, vec4 } from '../../../shader/front/node/index.ts'
import type { StorageSource, UniformSource } from '../../../shader/ir/expr.ts'
import { createWebGLRenderer, type WebGLRenderer } from '../../../../test/engine/webgl-renderer.ts'
import { draw } from '../../../index.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGLRenderer
beforeEach(async () => {
  renderer = await createWebGLRenderer()
})
afterEach(() => renderer.dispose())

/** The nodes of storages and of the attachments of a target have their descriptions as `detail`. */
const sourceOf = <S>(node: unknown): S => (node as { readonly detail: S }).detail
const texels = async (image: unknown): Promise<readonly number[]> => [...(await renderer.graphics.readTexture(sourceOf<UniformSource>(image))).data]

describe('a step that reads the depth of its own target', () => {
  const everywhere = geometry({
    position: [
      [-1, -1],
      [3, -1],
      [-1, 3],
    ],
  })
  const at = (depth: number) => ({ vertex: vec4(attribute(vec2, 'position'), depth, 1), geometry: everywhere, depth: true })

  test.each([1, 2, 3])('%d times in a frame reads the depth that was drawn, and later draws are tested against it', async (times) => {
    const state = target({ color: 'r32float', depth: 'depth32float' }, { size: [2, 1], pingPong: true })
    const here = ivec2(fragCoord.xy)
    const fill = draw({ target: state, ...at(0.25), fragment: { color: float(1) } })
    const add = draw({ target: state, fragment: { color: state.color.load(here).x.add(state.depth.load(here).x) }, clear: false })
    const hidden = draw({ target: state, ...at(0.5), fragment: { color: float(9) }, clear: false })
    await renderer.run([fill, ...Array.from({ length: times }, () => add), hidden])
    expect(await texels(state.color)).toEqual([1 + times / 4, 1 + times / 4])
    expect(await texels(state.depth)).toEqual([0.25, 0.25])
  })
})

describe('a kernel in the frame of a drawing', () => {
  test.each([
    ['blends', { blend: 'add' }],
    ['multiplies', { blend: 'multiply' }],
    ['draws back faces alone', { cull: 'front' }],
    ['draws a part', { scissor: [0, 0, 1, 1] }],
    ['writes no colour', { colorMask: [false, false, false, false] }],
  ] as const)('that %s writes all its elements, and those alone', async (_, options) => {
    const values = storage(float, 5, { data: [1, 2, 3, 4, 5] })
    const next = kernel(5, (i) => {
      values.at(i).mulAssign(2)
    })
    const drawing = draw({ fragment: vec3(1), ...options })
    // Twice, so that blending would mix with the old values.
    await renderer.run([drawing, next, drawing, next])
    expect([...new Float32Array(await renderer.graphics.readStorage(sourceOf<StorageSource>(values)))]).toEqual([4, 8, 12, 16, 20])
    expect(renderer.context.gl.getError()).toBe(0)
  })
})

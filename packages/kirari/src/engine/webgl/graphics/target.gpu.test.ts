/** Targets on WebGL2: formats, ping-pong, sizes and mip levels, checked by reading texels back. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { float, fragCoord, ivec2, target, uint, uv, uvec2, vec2, vec3, vec4, attribute } from '../../../shader/front/node/index.ts'
import type { TargetSource } from '../../../shader/ir/resource.ts'
import { pixel } from '../../../../test/engine/stage.ts'
import { createWebGLRenderer, type WebGLRenderer } from '../../../../test/engine/webgl-renderer.ts'
import { draw } from '../../../index.ts'
import { geometry } from '../../step/geometry.ts'

let renderer: WebGLRenderer
beforeEach(async () => {
  renderer = await createWebGLRenderer()
})
afterEach(() => renderer.dispose())

const attachment = ({ source }: { readonly source: TargetSource }, name: string): TargetSource['colors'][number]['source'] => {
  const found = [...source.colors, ...(source.depth ? [source.depth] : [])].find((attachment) => attachment.name === name)
  if (!found) throw new Error(`no attachment ${name}`)
  return found.source
}
const numbers = async (of: { readonly source: TargetSource }, name = 'color'): Promise<readonly number[]> => [
  ...(await renderer.graphics.readTexture(attachment(of, name))).data,
]

describe('a target', () => {
  test('has several attachments of different formats, and depth', async () => {
    const all = target({ albedo: 'rgba8unorm', place: 'rg32float', id: 'r32uint', depth: 'depth32float' }, { size: [2, 1] })
    const position = attribute(vec2, 'position')
    const triangle = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    const step = draw({
      target: all,
      vertex: vec4(position, 0.25, 1),
      fragment: { albedo: vec4(1, 0.2, 0, 1), place: fragCoord.xy.mul(100), id: uint(4_000_000_000) },
      geometry: triangle,
      depth: true,
    })
    await renderer.run([step])
    expect(await numbers(all, 'albedo')).toEqual([255, 51, 0, 255, 255, 51, 0, 255])
    expect(await numbers(all, 'place')).toEqual([50, 50, 150, 50])
    expect(await numbers(all, 'id')).toEqual([4_000_000_000, 4_000_000_000])
    expect(await numbers(all, 'depth')).toEqual([0.25, 0.25])
  })

  test('keeps the attachments that a step does not write', async () => {
    const both = target({ first: 'r32float', second: 'r32float' }, { size: [1, 1] })
    await renderer.run([draw({ target: both, fragment: { first: float(1), second: float(2) } }), draw({ target: both, fragment: { second: float(3) } })])
    expect([await numbers(both, 'first'), await numbers(both, 'second')]).toEqual([[1], [3]])
  })

  test('is cleared before the first draw of each frame, in the scalar types of its formats', async () => {
    const cut = target({ color: 'r32uint' }, { size: [2, 1] })
    const step = draw({ target: cut, fragment: { color: uint(5) }, scissor: [0, 0, 1, 1], clear: [7, 0, 0, 0] })
    await renderer.run([step])
    expect(await numbers(cut)).toEqual([5, 7])
  })

  test('keeps its contents with `clear: false`', async () => {
    const sum = target({ color: 'rgba16float' }, { size: [1, 1] })
    const add = draw({ target: sum, fragment: vec4(0.5), blend: 'add', clear: false })
    for (let i = 0; i < 4; i++) await renderer.run([add])
    expect(await numbers(sum)).toEqual([2, 2, 2, 2])
  })

  test('follows the size of the canvas', async () => {
    const half = target({ color: 'rgba8unorm' }, { size: 0.5 })
    const step = draw({ target: half, fragment: vec3(1) })
    const size = async (width: number, height: number): Promise<readonly number[]> => {
      await renderer.run([step], width, height)
      const image = await renderer.graphics.readTexture(attachment(half, 'color'))
      return [image.width, image.height]
    }
    expect([await size(8, 6), await size(5, 1)]).toEqual([
      [4, 3],
      [3, 1],
    ])
  })

  test('has its own size as resolution, not that of the canvas', async () => {
    const small = target({ color: 'rg32float' }, { size: [2, 1] })
    const triangle = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    await renderer.run([draw({ target: small, vertex: vec4(attribute(vec2, 'position'), 0, 1), fragment: { color: uv }, geometry: triangle })], 64, 64)
    expect(await numbers(small)).toEqual([0.25, 0.5, 0.75, 0.5])
  })

  test('is antialiased with four samples', async () => {
    const smooth = target({ color: 'r8unorm' }, { size: [8, 8], samples: 4 })
    const slanted = geometry({
      position: [
        [-1, -1],
        [1, -1],
        [-1, 1],
      ],
    })
    await renderer.run([draw({ target: smooth, vertex: vec4(attribute(vec2, 'position'), 0, 1), fragment: { color: float(1) }, geometry: slanted })])
    const levels = new Set(await numbers(smooth))
    expect([levels.has(0), levels.has(255), levels.size > 2]).toEqual([true, true, true])
  })

  test('may have depth alone, which another step reads', async () => {
    const shadow = target({ depth: 'depth16unorm' }, { size: [2, 2] })
    const triangle = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    const image = await renderer.capture([
      draw({ target: shadow, vertex: vec4(attribute(vec2, 'position'), 0.2, 1), fragment: vec3(1), geometry: triangle, depth: true }),
      draw({ fragment: vec3(shadow.depth.sample(uv).x, 0, 0) }),
    ])
    expect(pixel(image, 1, 1)).toEqual([51, 0, 0, 255])
    expect(renderer.context.gl.getError()).toBe(0)
  })

  test('resolves depth with four samples', async () => {
    const smooth = target({ color: 'r8unorm', depth: true }, { size: [2, 1], samples: 4 })
    const triangle = geometry({
      position: [
        [-1, -1],
        [3, -1],
        [-1, 3],
      ],
    })
    await renderer.run([
      draw({ target: smooth, vertex: vec4(attribute(vec2, 'position'), 0.5, 1), fragment: { color: float(1) }, geometry: triangle, depth: true }),
    ])
    const [first = 0, second = 0] = await numbers(smooth, 'depth')
    // 24-bit depth is rounded.
    expect([Math.abs(first - 0.5) < 1e-6, Math.abs(second - 0.5) < 1e-6]).toEqual([true, true])
    expect(renderer.context.gl.getError()).toBe(0)
  })

  test('works as ping-pong with four samples', async () => {
    const state = target({ color: 'rgba16float' }, { size: [1, 1], samples: 4, pingPong: true, filter: 'nearest' })
    const step = draw({ target: state, fragment: { color: state.color.sample(uv).add(1) } })
    await renderer.run([step, step])
    await renderer.run([step])
    expect(await numbers(state)).toEqual([3, 3, 3, 3])
    expect(renderer.context.gl.getError()).toBe(0)
  })

  test('generates its mip levels after a draw', async () => {
    const levelled = target({ color: 'rgba8unorm' }, { size: [4, 4], mipmap: 'linear' })
    const checks = draw({ target: levelled, fragment: vec4(vec3(float(fragCoord.x.add(fragCoord.y).mod(2))), 1) })
    const image = await renderer.capture([checks, draw({ fragment: levelled.color.sampleLevel(uv, 2) })])
    expect(pixel(image, 1, 1)).toEqual([128, 128, 128, 255])
  })
})

describe('a target that a step reads and draws', () => {
  const counter = (name: string): { readonly of: ReturnType<typeof make>; readonly step: ReturnType<typeof draw> } => {
    const of = make(name)
    return { of, step: draw({ target: of, fragment: { color: of.color.load(ivec2(fragCoord.xy)).x.add(1) } }) }
  }
  const make = (name: string) => target({ color: 'r32float' }, { size: [2, 1], pingPong: true, name })

  test('is refused without pingPong', async () => {
    const one = target({ color: 'rgba8unorm' }, { name: 'one' })
    await expect(renderer.prepare(draw({ target: one, fragment: one.color.sample(uv) }))).rejects.toThrow(/E1030.*"color"/)
  })

  test('provides the previous contents, in each step of a frame', async () => {
    const { of, step } = counter('state')
    await renderer.run([step, step, step])
    await renderer.run([step])
    expect(await numbers(of)).toEqual([4, 4])
  })

  test('preserves the pixels that a later draw does not touch', async () => {
    const { of, step } = counter('state')
    const brush = draw({ target: of, fragment: { color: of.color.load(ivec2(fragCoord.xy)).x.add(10) }, scissor: [0, 0, 1, 1], clear: false })
    await renderer.run([step, brush, step])
    expect(await numbers(of)).toEqual([12, 2])
  })

  test('keeps its contents, scaled, when the canvas is resized', async () => {
    const of = target({ color: 'r32float' }, { pingPong: true })
    const step = draw({ target: of, fragment: { color: of.color.load(ivec2(0, 0)).x.add(1) } })
    await renderer.run([step], 2, 2)
    await renderer.run([step], 3, 1)
    expect(await numbers(of)).toEqual([2, 2, 2])
  })

  test('is cleared by reset, and copied to another', async () => {
    const [one, other] = [counter('one'), counter('other')]
    await renderer.run([one.step, one.step])
    await renderer.prepare(other.step)
    renderer.graphics.copy(one.of.source, other.of.source)
    renderer.graphics.reset()
    await renderer.run([one.step])
    expect(await numbers(one.of)).toEqual([1, 1])
    await renderer.run([one.step])
    renderer.graphics.copy(one.of.source, other.of.source)
    expect(await numbers(other.of)).toEqual([2, 2])
  })
})

describe('a limit of the GPU', () => {
  test('is reported by name: a format that is not renderable', async () => {
    vi.spyOn(WebGL2RenderingContext.prototype, 'checkFramebufferStatus').mockReturnValueOnce(0)
    const wide = target({ color: 'rgba32float' }, { size: [1, 1], name: 'state' })
    await renderer.run([draw({ target: wide, fragment: vec4(0.5, 2, 0, 1) })])
    vi.restoreAllMocks()
    expect(renderer.fallbacks).toEqual([{ wanted: 'rgba32float of target "state"', got: 'rgba16float', reason: 'this GPU cannot draw into it' }])
    expect(await numbers(wide)).toEqual([0.5, 2, 0, 1])
  })

  test('is reported by name: linear filtering of floats', async () => {
    const { gl } = renderer.context
    const ask: (name: string) => unknown = gl.getExtension.bind(gl)
    // Passes on the result of the browser, which has the type for that name.
    vi.spyOn(gl, 'getExtension').mockImplementation((name: string) => (name === 'OES_texture_float_linear' ? null : ask(name)) as null)
    const wide = target({ color: 'r32float' }, { size: [1, 1], name: 'heights', filter: 'linear' })
    await renderer.prepare(draw({ target: wide, fragment: { color: float(1) } }))
    expect(renderer.fallbacks.map(({ wanted, got }) => [wanted, got])).toContainEqual(['filter \'linear\' of target "heights"', "'nearest'"])
  })

  test('throws: a target larger than textures can be', async () => {
    const huge = target({ color: 'rgba8unorm' }, { size: [100_000, 1] })
    await expect(renderer.prepare(draw({ target: huge, fragment: vec3(1) }))).rejects.toThrow(/E1009.*100000 pixels/)
  })

  test('throws: mip levels of integers', async () => {
    const integers = target({ color: 'rg32uint' }, { size: [4, 4], mipmap: 'linear' })
    await expect(renderer.prepare(draw({ target: integers, fragment: { color: uvec2(1, 2) } }))).rejects.toThrow(/E1009.*rg32uint/)
  })
})

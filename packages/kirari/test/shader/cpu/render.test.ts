/** Images drawn on the CPU: textures, derivatives, discarded pixels. */
import { describe, expect, it } from 'vitest'
import * as derivative from '../../../src/shader/builtin/derivative.ts'
import type { BuiltinRule, Expr } from '../../../src/shader/ir/expr.ts'
import {
  depthTexture2D,
  Discard,
  float,
  fn,
  If,
  ivec2,
  texture,
  texture2D,
  texture2DArray,
  texture3D,
  textureCube,
  utexture2D,
  uv,
  vec2,
  vec3,
  vec4,
  type Float,
  type Vec2,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'
import { render, runCompute, toJS } from '../../../src/shader/target/cpu/index.ts'
import { attribute } from '../../../src/shader/front/node/attribute.ts'
import { compute } from '../../../src/shader/front/node/stage.ts'
import { vertexIndex } from '../../../src/shader/front/node/stage-input.ts'
import { varying } from '../../../src/shader/front/node/varying.ts'
import { makeNode } from '../../../src/shader/front/node/node.ts'

/** A built-in on a node, as the functions of the front end make it. */
const apply = <V>(rule: BuiltinRule, of: V): V => {
  const expr = of as unknown as Expr
  return makeNode('builtin', expr.type, [expr], rule) as unknown as V
}
/** The red of each pixel, the bottom row first. */
const reds = (fragment: Vec4, width: number, height: number): readonly (readonly number[])[] => {
  const pixels = render(fragment, { width, height })
  return Array.from({ length: height }, (_, y) => Array.from({ length: width }, (_unused, x) => pixels[((height - 1 - y) * width + x) * 4] ?? 0))
}
const grey = (value: Float): Vec4 => vec4(value, value, value, 1)

describe('derivatives on the CPU', () => {
  it('are the differences between the pixels of a quad, up and across', () => {
    const x = uv.x.mul(4)
    const y = uv.y.mul(4)
    const value = apply(derivative.dpdx, x.mul(x))
      .mul(0.1)
      .add(apply(derivative.dpdy, y.mul(y)).mul(0.01))
    // Columns 0 and 1: 1.5² − 0.5² = 2; 2 and 3: 3.5² − 2.5² = 6.
    const row = (across: number, up: number): number => Math.round((across * 0.1 + up * 0.01) * 255)
    expect(reds(grey(value), 4, 4)).toEqual([
      [row(2, 2), row(2, 2), row(6, 2), row(6, 2)],
      [row(2, 2), row(2, 2), row(6, 2), row(6, 2)],
      [row(2, 6), row(2, 6), row(6, 6), row(6, 6)],
      [row(2, 6), row(2, 6), row(6, 6), row(6, 6)],
    ])
  })

  it('may be taken of derivatives, and inside of functions and loops', () => {
    const slope = fn('slope', [{ x: float }], float, (x) => apply(derivative.fwidth, x))
    const x = uv.x.mul(2)
    // The derivative of x is the same in all pixels, so the second one is 0 and the sum 1 on an image of 2 × 2.
    expect(reds(grey(slope(x.mul(slope(x))).mul(0.5)), 2, 2)).toEqual([
      [128, 128],
      [128, 128],
    ])
  })

  it('see the values of pixels that were discarded, and reach over the edge of a picture', () => {
    const picture = fn('picture', [], vec4, () => {
      const x = uv.x.mul(3).toVar('x')
      If(uv.x.lessThan(0.3), () => {
        Discard()
      })
      return vec4(apply(derivative.dpdx, x as unknown as Float).mul(0.5), 0, 0, 1)
    })
    const pixels = render(picture(), { width: 3, height: 1 })
    expect([...pixels]).toEqual([0, 0, 0, 0, 128, 0, 0, 255, 128, 0, 0, 255])
  })

  it('are 0 for a function that is called alone', () => {
    expect(toJS(fn('alone', [{ x: float }], float, (x) => apply(derivative.fwidth, x)))(3)).toBe(0)
  })
})

describe('discard on the CPU', () => {
  it('ends the pixel from inside of a function, whatever its caller goes on to do', () => {
    const hole = fn('hole', [{ x: float }], float, (x) => {
      If(x.lessThan(0.5), () => {
        Discard()
      })
      return x
    })
    const pixels = render(vec4(hole(uv.x), 0, 0, 1), { width: 2, height: 1 })
    expect([...pixels]).toEqual([0, 0, 0, 0, 191, 0, 0, 255])
  })
})

const texels = Uint8Array.of(0, 51, 102, 153)
const plain = { width: 2, height: 2, data: texels } as const

describe('textures on the CPU', () => {
  const at = (t: { readonly sample: (coord: Vec2) => Vec4 }, x: number, y: number): number =>
    Math.round(toJS(fn('at', [{ p: vec2 }], float, (p) => t.sample(p).x))([x, y]) * 255)

  it('have the first texel of the data at (0, 0) and their values at the middle of texels', () => {
    const t = texture(texture2D, { value: plain })
    expect([at(t, 0.25, 0.25), at(t, 0.75, 0.25), at(t, 0.25, 0.75), at(t, 0.75, 0.75)]).toEqual([0, 51, 102, 153])
    expect([at(t, 0.5, 0.25), at(t, 0.5, 0.5), at(t, 0, 0), at(t, 1, 1)]).toEqual([26, 77, 0, 153])
  })

  it('repeat, mirror and clamp outside', () => {
    const row = { width: 2, height: 1, data: Uint8Array.of(0, 100) } as const
    const read = (wrap: 'repeat' | 'mirror' | 'clamp'): readonly number[] => {
      const t = texture(texture2D, { value: row, filter: 'nearest', wrap })
      return [-0.75, -0.25, 0.25, 0.75, 1.25, 1.75, 2.25].map((x) => at(t, x, 0.5))
    }
    expect(read('repeat')).toEqual([0, 100, 0, 100, 0, 100, 0])
    expect(read('mirror')).toEqual([100, 0, 0, 100, 100, 0, 0])
    expect(read('clamp')).toEqual([0, 0, 0, 100, 100, 100, 100])
  })

  it('fill what a texel lacks', () => {
    const t = texture(texture2D, { value: { width: 1, height: 1, data: Float32Array.of(2, 3) } })
    expect(toJS(fn('all', [], vec4, () => t.sample(vec2(0.5))))()).toEqual([2, 3, 0, 1])
  })

  it('mix levels, and take the level from the derivatives', () => {
    const image = { width: 4, height: 4, data: new Uint8Array(16).fill(0), mipmaps: [new Uint8Array(4).fill(100), Uint8Array.of(200)] } as const
    const t = texture(texture2D, { value: image, mipmap: 'linear' })
    const level = (lod: number): number => Math.round(toJS(fn('level', [{ lod: float }], float, (l) => t.sampleLevel(vec2(0.5), l).x))(lod) * 255)
    expect([-1, 0, 0.5, 1, 1.5, 2, 9].map(level)).toEqual([0, 0, 50, 100, 150, 200, 200])
    // On an image of 4 × 4 a texel a pixel, on 2 × 2 two, on 1 × 1 four.
    expect([4, 2].map((size) => reds(grey(t.sample(uv).x), size, size)[0]?.[0])).toEqual([0, 100])
    expect(reds(grey(t.sample(uv.mul(2)).x), 2, 2)[0]?.[0]).toBe(200)
    expect(toJS(fn('grad', [], float, () => t.sampleGrad(vec2(0.5), vec2(0.5, 0), vec2(0, 0.1)).x))()).toBe(Math.fround(100 / 255))
  })

  it('have smaller levels made, of middles: as many as halves', () => {
    const value = { width: 4, height: 2, data: Uint8Array.of(0, 40, 80, 120, 160, 200, 240, 251) }
    const t = texture(texture2D, { value, filter: 'nearest', mipmap: 'nearest' })
    const level = toJS(fn('level', [{ x: float }, { lod: float }], float, (x, lod) => t.sampleLevel(vec2(x, 0), lod).x.mul(255)))
    // 691/4 is rounded to a byte, and so is the average of both.
    expect([level(0, 1), level(0.9, 1), level(0, 2), level(0, 9)].map((red) => Math.fround(red).toFixed(3))).toEqual([
      '100.000',
      '173.000',
      '137.000',
      '137.000',
    ])
    const counted = fn('counted', [], vec2, () => vec2(float(t.levels()), float(t.size(1).x)))
    expect(toJS(counted)()).toEqual([3, 2])
    // 3 × 1: a third of each.
    const odd = texture(texture2D, { value: { width: 3, height: 1, data: Float32Array.of(1, 10, 100) }, mipmap: 'linear' })
    expect(toJS(fn('third', [], float, () => odd.load(ivec2(0, 0), 1).x))()).toBe(37)
    // Slices are halved, layers are not.
    const block = texture(texture3D, { value: { width: 1, height: 1, depth: 2, data: Float32Array.of(1, 3) }, mipmap: 'linear' })
    const pages = texture(texture2DArray, { value: { width: 2, height: 1, depth: 2, data: Float32Array.of(1, 3, 5, 9) }, mipmap: 'linear' })
    const both = fn('both', [], vec2, () => vec2(block.sampleLevel(vec3(0.5), 1).x, pages.sampleLevel(vec2(0.5), 1, 1).x))
    expect(toJS(both)()).toEqual([2, 7])
    // Without it there is one.
    const alone = texture(texture2D, { value })
    expect(toJS(fn('alone', [], float, () => float(alone.levels())))()).toBe(1)
  })

  it('are compared with a reference, by the share of the texels', () => {
    const t = texture(depthTexture2D, { value: { width: 2, height: 1, data: Float32Array.of(0.2, 0.6) }, compare: 'less' })
    const shadow = toJS(fn('shadow', [{ p: vec2 }, { reference: float }], float, (p, reference) => t.sampleCompareLevel(p, reference)))
    expect([shadow([0.5, 0.5], 0.1), shadow([0.5, 0.5], 0.4), shadow([0.75, 0.5], 0.4), shadow([0.5, 0.5], 0.6), shadow([0.375, 0.5], 0.4)]).toEqual([
      1, 0.5, 1, 0, 0.25,
    ])
  })

  it('give the four texels around a place', () => {
    const t = texture(texture2D, { value: { width: 2, height: 2, data: Float32Array.of(1, 2, 3, 4) } })
    expect(toJS(fn('four', [], vec4, () => t.gather(vec2(0.5), 0)))()).toEqual([3, 4, 2, 1])
  })

  it('are loaded and measured by whole numbers', () => {
    const t = texture(utexture2D, { value: { width: 3, height: 2, data: Uint32Array.of(1, 2, 3, 4, 5, 4000000000) } })
    const load = fn('load', [], float, () => float(t.load(ivec2(2, 1), 0).x).add(float(t.size().x)))
    expect(toJS(load)()).toBe(4000000003 - (4000000003 - Math.fround(4000000003)))
  })

  it('have layers, slices and faces', () => {
    const layers = texture(texture2DArray, { value: { width: 1, height: 1, depth: 3, data: Float32Array.of(1, 2, 3) } })
    expect(toJS(fn('layer', [], float, () => layers.sampleLevel(vec2(0.5), 7, 0).x))()).toBe(3)
    const solid = texture(texture3D, { value: { width: 1, height: 1, depth: 2, data: Float32Array.of(1, 3) } })
    expect(toJS(fn('solid', [], float, () => solid.sampleLevel(vec3(0.5), 0).x))()).toBe(2)
    const cube = texture(textureCube, { value: { width: 1, height: 1, data: Float32Array.of(1, 2, 3, 4, 5, 6) } })
    const face = toJS(fn('face', [{ d: vec3 }], float, (d) => cube.sampleLevel(d, 0).x))
    expect(
      [
        [2, 0, 0],
        [-2, 0, 0],
        [0, 3, 0],
        [0, -3, 0],
        [0, 0, 1],
        [0, 0, -1],
      ].map(([x = 0, y = 0, z = 0]) => face([x, y, z])),
    ).toEqual([1, 2, 3, 4, 5, 6])
    // Halfway across an edge: half of each.
    expect(face([1, 0.999999, 0])).toBeCloseTo(2, 1)
  })

  it('are arguments of functions', () => {
    const read = fn('read', [{ t: texture2D }, { p: vec2 }], vec4, (t, p) => t.sampleLevel(p, 0))
    expect(toJS(read)({ width: 2, height: 1, data: Float32Array.of(5, 6), sampler: { filter: 'nearest' } }, [0.6, 0.5])).toEqual([6, 0, 0, 1])
  })

  it('without a picture are one transparent black texel', () => {
    const t = texture(texture2D, 'photo')
    expect([...render(t.sample(uv), { width: 1, height: 1 })]).toEqual([0, 0, 0, 0])
  })
})

describe('what vertices give', () => {
  it('is a plane between the corners of the triangle that fills the picture, or flat', () => {
    const slope = varying(float(vertexIndex.equal(1)), { name: 'slope' })
    const which = varying(vertexIndex, { name: 'which' })
    // Corner 1 is at uv (2, 0).
    const pixels = render(vec4(slope, float(which).add(0.2), 0, 1), { width: 2, height: 1 })
    expect([...pixels]).toEqual([32, 51, 0, 255, 96, 51, 0, 255])
  })

  it('from buffers is refused', () => {
    const height = attribute(float, 'height')
    expect(() => render(vec4(varying(height), 0, 0, 1), { width: 1, height: 1 })).toThrow('height')
  })
})

describe('sizes', () => {
  const size =
    (width: unknown, height: unknown = 2) =>
    () =>
      render(vec3(1), { width, height } as { width: number; height: number })
  it.each([
    ['no width', size(0), /S1001: expected a whole number from 1 to 16384 as `width`, got the number 0\n {2}at /],
    ['a width below 0', size(-4), /as `width`, got the number -4/],
    ['a width that is no number', size(Number.NaN), /as `width`, got the number NaN/],
    ['half a pixel', size(1.5), /as `width`, got the number 1.5/],
    ['a width in a string', size('4'), /as `width`, got the string "4"/],
    ['no height at all', () => render(vec3(1), { width: 4 } as { width: number; height: number }), /as `height`, got undefined/],
    ['more than fits into memory', size(1e6, 1e6), /as `width`, got the number 1000000/],
  ])('of pictures are refused by name: %s', (_, mistake, message) => {
    expect(mistake).toThrow(message)
  })

  it.each([
    ['part of a workgroup', 0.5, /S1001: expected a whole number from 0 to 65535 as `workgroups`, got the number 0.5\n {2}at /],
    ['fewer than none', [1, -1], /as `workgroups`, got the number -1/],
    ['nothing', undefined, /as `workgroups`, got undefined/],
  ])('of compute stages are refused by name: %s', (_, workgroups, message) => {
    expect(() =>
      runCompute(
        compute({ workgroupSize: [1] }, () => {}),
        { workgroups } as { workgroups: number },
      ),
    ).toThrow(message)
  })
})

/**
 * Derivatives, which only exist when drawing: the same plane is drawn on WebGL2, WebGPU and the CPU. x points right and y up on all
 * three, so the signs agree.
 */
import { describe, expect, it } from 'vitest'
import { compileGLSL } from '../../../src/shader/target/glsl/fragment.ts'
import { compileWGSL } from '../../../src/shader/target/wgsl/fragment.ts'
import { float, vec2, vec3, vec4 } from '../../../src/shader/front/node/construct.ts'
import { dpdx, dpdxCoarse, dpdxFine, dpdy, dpdyCoarse, dpdyFine, fwidth, fwidthCoarse, fwidthFine } from '../../../src/shader/front/node/function/derivative.ts'
import { uv } from '../../../src/shader/front/node/input.ts'
import type { AnyFloat, Vec4 } from '../../../src/shader/front/node/type.ts'
import { render } from '../../../src/shader/target/cpu/index.ts'
import { drawWebGL, drawWebGPU } from './draw.ts'

const size = 8
const derivatives = { dpdx, dpdxCoarse, dpdxFine, dpdy, dpdyCoarse, dpdyFine, fwidth, fwidthCoarse, fwidthFine }

/** A plane that rises by 3 over the width and falls by 2 over the height. */
const plane = uv.x.mul(3).sub(uv.y.mul(2))
const slopes = { x: 3 / size, y: -2 / size, width: 5 / size }
/** The expected result of each, for each component of (plane, −plane, plane / 2, plane · 0). */
const expected: Readonly<Record<keyof typeof derivatives, number>> = {
  dpdx: slopes.x,
  dpdxCoarse: slopes.x,
  dpdxFine: slopes.x,
  dpdy: slopes.y,
  dpdyCoarse: slopes.y,
  dpdyFine: slopes.y,
  fwidth: slopes.width,
  fwidthCoarse: slopes.width,
  fwidthFine: slopes.width,
}
const factors = [1, -1, 0.5, 0]

/** A call on a value with this many components, as a colour: 0.5 means no change. */
const pictures: Readonly<Record<string, (call: (value: AnyFloat) => AnyFloat) => Vec4>> = {
  // The derivative has the type of its argument.
  float: (call) => vec4(float(call(plane) as typeof plane), 0, 0, 0),
  vec2: (call) => vec4(call(vec2(plane, plane.negate())) as typeof uv, 0, 0),
  vec3: (call) => vec4(call(vec3(plane, plane.negate(), plane.mul(0.5))) as ReturnType<typeof vec3>, 0),
  vec4: (call) => call(vec4(plane, plane.negate(), plane.mul(0.5), plane.mul(0))) as Vec4,
}

// The keys of the table are the names in its type.
describe.each(Object.keys(expected) as (keyof typeof expected)[])('%s', (name) => {
  it.each(Object.entries(pictures).map(([type, image], i) => [type, image, i + 1] as const))('of %s agrees on all targets', async (_, image, count) => {
    // Each takes floats and float vectors, and returns the type of its argument.
    const call = derivatives[name] as (value: AnyFloat) => AnyFloat
    const fragment = image(call).mul(0.5).add(0.5)
    const wanted = factors.map((factor, i) => (i < count ? (name.startsWith('fwidth') ? Math.abs(factor) : factor) * expected[name] : 0) * 0.5 + 0.5)
    const check = (target: string, pixels: Uint8Array | Uint8ClampedArray): void => {
      expect(pixels, target).toHaveLength(size * size * 4)
      pixels.forEach((value, i) => {
        // One 8-bit step of tolerance.
        expect(Math.abs(value - (wanted[i % 4] ?? 0) * 255), `${target}, byte ${i}`).toBeLessThan(1.5)
      })
    }
    check('the CPU', render(fragment, { width: size, height: size }))
    check('WebGL2', drawWebGL(compileGLSL(fragment), size))
    check('WebGPU', await drawWebGPU(compileWGSL(fragment), size))
  })
})

it('of a value that bends, a neighbour is asked in the right direction', async () => {
  // Steeper to the right and towards the top: the coordinates squared.
  const bent = vec2(uv.x.mul(uv.x), uv.y.mul(uv.y)).mul(2)
  const fragment = vec4(dpdx(bent).x, dpdy(bent).y, 0, 1)
  const middle = (pixels: Uint8Array | Uint8ClampedArray): readonly number[] => {
    const rows = Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_column, column) => pixels[(row * size + column) * 4] ?? 0))
    return rows[4] ?? []
  }
  for (const pixels of [
    render(fragment, { width: size, height: size }),
    drawWebGL(compileGLSL(fragment), size),
    await drawWebGPU(compileWGSL(fragment), size),
  ]) {
    const slope = middle(pixels)
    expect(slope.toSorted((a, b) => a - b)).toEqual(slope)
    expect(slope[0]).toBeGreaterThan(0)
    expect(slope[7]).toBeGreaterThan(slope[0] ?? 0)
    const upwards = Array.from({ length: size * size }, (_, i) => pixels[i * 4 + 1] ?? 0)
    expect(Math.min(...upwards)).toBeGreaterThan(0)
  }
})

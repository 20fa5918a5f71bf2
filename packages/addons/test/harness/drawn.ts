/**
 * Runs a signature that takes derivatives: in the four pixels of a quad for each row, on the CPU here and on a GPU in a page.
 * A row has the arguments, then their increments in the pixel to the right, then those in the pixel above.
 */
import { toGLSL } from 'kirari/glsl'
import { render } from 'kirari/js'
import { bitcastToUint, float, fragCoord, int, storage, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Signature } from 'kirari/node'
import { toWGSL } from 'kirari/wgsl'
import { drawOn } from '../../../../internal/testing/drawn.ts'
import type { Backend } from '../../../../internal/testing/differential.ts'
import { componentCount, shapeOf, toRows } from './run.ts'
import type { Row } from './run.ts'

type Type = Signature['result']

const vectors: Readonly<Record<string, (...parts: readonly Float[]) => unknown>> = {
  float: (x) => x,
  vec2: (x = float(0), y = float(0)) => vec2(x, y),
  vec3: (x = float(0), y = float(0), z = float(0)) => vec3(x, y, z),
  vec4: (x = float(0), y = float(0), z = float(0), w = float(0)) => vec4(x, y, z, w),
}

const build = (type: Type, parts: readonly Float[]): unknown => {
  const make = vectors[type.name]
  if (!make) throw new Error(`Only floats and vectors of floats have slopes; got ${type.name}.`)
  return make(...parts)
}

/** The widest image that the CPU draws has 16,384 pixels. */
const mostQuads = 8192

/** The results in the lower left pixel of each quad, on the CPU. A colour has 8 bits a channel, so a float travels as the bytes of its word. */
export const drawOnCPU = (signature: Signature, rows: readonly Row[]): readonly Row[] => {
  // A row is a quad beside others: an image has room for so many.
  if (rows.length > mostQuads) return [...drawOnCPU(signature, rows.slice(0, mostQuads)), ...drawOnCPU(signature, rows.slice(mostQuads))]
  const { parameters, result, call } = signature
  const count = parameters.reduce((sum, { type }) => sum + componentCount(type), 0)
  const data = Float32Array.from(rows.flat())
  const numbers = storage(float, data.length, { access: 'read' })
  const pixel = vec2(fragCoord.x.floor(), fragCoord.y.floor())
  const quad = int(pixel.x.mul(0.5).floor()).mul(3 * count)
  const corner = pixel.sub(pixel.mul(0.5).floor().mul(2))
  const argument = (i: number): Float =>
    numbers
      .at(quad.add(i))
      .add(corner.x.mul(numbers.at(quad.add(i + count))))
      .add(corner.y.mul(numbers.at(quad.add(i + 2 * count))))
  let next = 0
  const args = parameters.map(({ type }) =>
    build(
      type,
      Array.from({ length: componentCount(type) }, () => argument(next++)),
    ),
  )
  // The signature has the types of its callable's arguments and result; the callable's own type does not.
  const value = (call as (...args: unknown[]) => unknown)(...args)
  const size = componentCount(result)
  const columns = Array.from({ length: size }, (_, c) => {
    // A float, or a vector of floats with its components by letter.
    const word = bitcastToUint(size === 1 ? (value as Float) : ((value as Readonly<Record<string, Float>>)['xyzw'.charAt(c)] ?? float(NaN)))
    const bytes = [0, 8, 16, 24].map((shift) => float(word.shiftRight(shift).bitAnd(255)).div(255))
    const [red = float(0), green = float(0), blue = float(0), alpha = float(0)] = bytes
    const pixels = render(vec4(red, green, blue, alpha), { width: 2 * rows.length, height: 2, buffers: [[numbers, data]] })
    const words = new DataView(pixels.buffer)
    // The lower row of the image comes last.
    return rows.map((_, row) => words.getFloat32(4 * (2 * rows.length + 2 * row), true))
  })
  return rows.map((_, row) => columns.map((column) => column[row] ?? NaN))
}

export const drawOnGPU = async (signature: Signature, backend: Backend, rows: readonly Row[]): Promise<readonly Row[]> => {
  const { name, call, parameters, result } = signature
  const words = await drawOn(backend, {
    name,
    text: backend === 'webgl' ? toGLSL(call) : toWGSL(call),
    symbol: name,
    params: parameters.map(({ type }) => shapeOf(type)),
    result: shapeOf(result),
    rows: Float32Array.from(rows.flat()),
  })
  return toRows(words, result)
}

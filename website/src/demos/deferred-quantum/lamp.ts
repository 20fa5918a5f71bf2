/**
 * The light of the wave: a kernel sums each tile of the grid, and another places a light above each, as bright as the probability in the tile.
 * Must not know: surfaces.
 */
import { oklab2rgb } from '@kirari/addons'
import { Break, float, fn, If, int, kernel, Loop, mix, select, storage, uint, uvec2, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Wave, World } from './evolve.ts'

/** The third component of the cross product: the imaginary part of a* b. */
const cross = (a: Vec2, b: Vec2): Float => a.x.mul(b.y).sub(a.y.mul(b.x))

/** A tile with less probability has no light. */
const dark = 2e-4
/** How far a light shines. */
const reach = 9

interface Options {
  readonly wave: Wave
  readonly world: World
  /** Lights along each side of the grid. */
  readonly tiles: number
  /** Only what is beyond this x sets the exposure. */
  readonly beyond: number
  readonly lightness: number
  readonly chroma: number
  readonly eye: Vec3
}

export const createLamps = ({ wave, world, tiles, beyond, lightness, chroma, eye }: Options) => {
  const { n, side } = world
  const cell = side / n

  /** Of each tile: its probability, its middle, and its greatest density; and the direction of its current. */
  const sums = storage(vec4, tiles * tiles, { name: 'sums' })
  const currents = storage(vec2, tiles * tiles, { name: 'currents' })
  const span = n / tiles
  const gather = kernel(
    [tiles, tiles],
    (i, id) => {
      const sum = vec4(0).toVar('sum')
      const current = vec2(0).toVar('current')
      Loop(uint(span), (row) => {
        Loop(uint(span), (column) => {
          const at = id.xy.mul(span).add(uvec2(column, row)).toConst('at')
          const psi = wave.psi.at(at.y.mul(n).add(at.x)).toConst('psi')
          const p = psi.dot(psi).toConst('p')
          sum.assign(vec4(sum.x.add(p), sum.yz.add(vec2(at).mul(p)), sum.w.max(p)))
          // j = Im(ψ* ∇ψ), from the next cell to the right and above.
          const right = wave.psi.at(at.y.mul(n).add(at.x.add(1).bitAnd(n - 1)))
          const above = wave.psi.at(
            at.y
              .add(1)
              .bitAnd(n - 1)
              .mul(n)
              .add(at.x),
          )
          current.addAssign(vec2(cross(psi, right), cross(psi, above)))
        })
      })
      const middle = sum.yz
        .div(sum.x.max(1e-12))
        .sub(n / 2)
        .mul(cell)
      sums.at(i).assign(vec4(sum.x.mul(cell * cell), middle, sum.w))
      currents.at(i).assign(current.div(current.length().max(sum.x.mul(0.3)).max(1e-12)))
    },
    { name: 'gather' },
  )
  /** The exposure follows the greatest density. */
  const exposure = storage(float, 1, { name: 'exposure' })
  const first = Math.max(0, Math.min(tiles - 1, Math.floor((beyond / side + 0.5) * tiles)))
  const expose = kernel(
    1,
    (i) => {
      const most = float(1e-3).toVar('most')
      Loop({ start: uint(0), end: uint(tiles) }, (row) => {
        Loop({ start: uint(first), end: uint(tiles) }, (column) => most.assign(most.max(sums.at(row.mul(tiles).add(column)).w)))
      })
      const before = exposure.at(i).toConst('before')
      exposure.at(i).assign(select(mix(before, most, 0.08), most, before.equal(0)))
    },
    { name: 'expose' },
  )
  const gain = float(1).div(exposure.at(0))

  /** The lights: place and power, and the colour of the way that the tile moves, which is white where nothing does. Dark tiles have none. */
  const light = storage(vec4, tiles * tiles, { name: 'light' })
  const tint = storage(vec3, tiles * tiles, { name: 'tint' })
  /** The surface has this height at a place with this density. */
  const placeOn = (heightOf: (place: Vec2, density: Float) => Float) =>
    kernel(
      tiles * tiles,
      (i) => {
        // The i-th tile that is not dark; without atomics, each invocation counts for itself.
        const chosen = int(-1).toVar('chosen')
        const count = uint(0).toVar('count')
        Loop(uint(tiles * tiles), (k) => {
          If(sums.at(k).x.greaterThan(dark), () => {
            If(count.equal(i), () => chosen.assign(int(k)))
            count.addAssign(1)
          })
        })
        light.at(i).assign(vec4(0))
        If(chosen.greaterThanEqual(0), () => {
          const { x: power, y, z, w: most } = sums.at(chosen).toConst('tile')
          light.at(i).assign(vec4(y, heightOf(vec2(y, z), most).add(0.8), z, power))
          tint.at(i).assign(oklab2rgb(vec3(lightness, currents.at(chosen).mul(chroma * 1.2))).max(0))
        })
      },
      { name: 'placeLights' },
    )

  /** All lights that reach a point, on a surface of this colour and gloss. */
  const illuminate = fn('illuminate', [{ point: vec3 }, { normal: vec3 }, { albedo: vec3 }, { gloss: float }], vec3, (point, normal, albedo, gloss) => {
    const toEye = eye.sub(point).normalize().toConst('toEye')
    const sum = vec3(0).toVar('sum')
    Loop(uint(tiles * tiles), (i) => {
      const lamp = light.at(i).toConst('lamp')
      If(lamp.w.equal(0), () => Break())
      const way = lamp.xyz.sub(point).toConst('way')
      const square = way.dot(way).toConst('square')
      If(square.lessThan(reach * reach), () => {
        const toLight = way.mul(square.inverseSqrt()).toConst('toLight')
        // Falls with the square of the distance, and is nothing where the reach ends (B. Karis, 2013).
        const rest = float(1)
          .sub(square.mul(square).mul(1 / reach ** 4))
          .toConst('rest')
        const falloff = rest.mul(rest).div(square.add(0.6))
        // Blinn and Phong's highlight with the exponent 32, by squaring: `pow` is slow on CPUs.
        const half = normal.dot(toLight.add(toEye).normalize()).max(0)
        const glint = [2, 4, 8, 16, 32].reduce((value, exponent) => value.mul(value).toConst(`power${exponent}`), half).mul(gloss)
        sum.addAssign(tint.at(i).mul(albedo.add(glint)).mul(normal.dot(toLight).max(0).mul(falloff).mul(lamp.w)))
      })
    })
    return sum
  })
  return { gather, expose, gain, placeOn, illuminate }
}

/**
 * From light to a screen, and the plot of the error.
 * Must not know: how the light was computed.
 */
import { rgb2srgb } from '@kirari/addons'
import { float, int, ivec2, mix, resolution, select, smoothstep, uv, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Texture2D, Vec2, Vec3 } from 'kirari/node'

export const views = ['picture', 'error', 'normal', 'albedo'] as const
export type ViewName = (typeof views)[number]
/** The number of powers of two at which the error is stored. */
export const columns = 16

interface Seen {
  readonly view: Int
  readonly exposure: Float
  readonly showsPlot: Float
  readonly picture: Texture2D
  readonly halves: readonly [Texture2D, Texture2D]
  readonly albedo: Texture2D
  readonly facing: Texture2D
  readonly errors: Texture2D
}

/** A curve with a toe and a shoulder, close to that of ACES (Narkowicz 2016). */
export const filmic = (x: Vec3): Vec3 =>
  x
    .mul(x.mul(2.51).add(0.03))
    .div(x.mul(x.mul(2.43).add(0.59)).add(0.14))
    .saturate()
/** Errors over samples, both logarithmic: the line of 1/√n, which falls half as steeply as 1/n, and a dot for every power of two. */
const plot = (below: Vec3, errors: Texture2D): Vec3 => {
  const scale = resolution.y.div(400)
  const [wide, high] = [132, 84]
  const p = uv.mul(resolution).div(scale).sub(vec2(14, 14)).toConst('plotPlace')
  const isInside = p
    .greaterThanEqual(vec2(0))
    .all()
    .and(p.lessThan(vec2(wide, high)).all())
  const top = errors.load(ivec2(1, 0)).x.max(1e-9).toConst('topError')
  // A unit is a doubling; dots begin at two samples, near the top.
  const step = (wide - 20) / (columns - 2)
  const place = (i: number): Vec2 => {
    const error = errors.load(ivec2(i, 0)).x
    return vec2(
      (i - 1) * step + 10,
      error
        .div(top)
        .max(1e-9)
        .log2()
        .mul(step)
        .add(high - 12),
    )
  }
  const near = (i: number): Float => select(float(1e3), p.distance(place(i)), errors.load(ivec2(i, 0)).x.greaterThan(0))
  const dots = Array.from({ length: columns - 1 }, (_, i) => near(i + 1)).reduce((a, b) => a.min(b))
  const expected = p.x
    .sub(10)
    .mul(-0.5)
    .add(high - 12)
  const line = smoothstep(1.4, 0.4, p.y.sub(expected).abs())
  const ground = mix(below, vec3(0.02, 0.025, 0.04), 0.72)
  return select(below, mix(mix(ground, vec3(0.35, 0.5, 0.75), line), vec3(1, 0.78, 0.35), smoothstep(3.4, 2.4, dots)), isInside)
}

export const shadeOf = ({ view, exposure, showsPlot, picture, halves, albedo, facing, errors }: Seen): Vec3 => {
  const size = vec2(facing.size())
  const texel = ivec2(uv.mul(size).min(size.sub(1)))
  const shown = rgb2srgb(filmic(picture.sampleLevel(uv, 0).xyz.mul(exposure)))
  const meanOf = (half: Texture2D): Vec3 => {
    const sum = half.load(texel)
    return sum.xyz.div(sum.w.max(1))
  }
  const [a, b] = [meanOf(halves[0]), meanOf(halves[1])]
  // The relative difference of the halves: 10 % and more is white.
  const error = a.sub(b).abs().div(a.add(b).add(0.1)).mul(10)
  const normal = facing.load(texel).xyz.mul(0.5).add(0.5)
  const others = [shown, rgb2srgb(error.saturate()), normal, rgb2srgb(albedo.load(texel).xyz)]
  const color = others.reduce((chosen, one, i) => select(chosen, one, view.equal(int(i))))
  return select(color, plot(color, errors), showsPlot.greaterThan(0.5))
}

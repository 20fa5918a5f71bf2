/**
 * Light in the studio: softboxes, a soap film that reflects them in the colours of its thickness, gold, and a matte cloth of two colours.
 * Must not know: curves, rays through the film.
 */
import { rgb2srgb, snoise } from '@kirari/addons'
import { cos, dot, exp, float, fn, mix, select, smoothstep, struct, vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import { fresnel } from '../compute-pathtracing/sampling.ts'
import { filmic } from '../compute-pathtracing/view.ts'

type Three = readonly [number, number, number]
const unit = ([x, y, z]: Three): Three => {
  const length = Math.hypot(x, y, z)
  return [x / length, y / length, z / length]
}
const cross = (a: Three, b: Three): Three => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]

/** A rectangle of light in this direction; its sides as tangents of angles. */
const softbox = (way: Vec3, to: Three, wide: number, high: number, soft: number): Float => {
  const ahead = unit(to)
  const right = unit(cross([0, 1, 0.001], ahead))
  const up = cross(ahead, right)
  const z = way.dot(vec3(...ahead)).toConst('z')
  const side = (axis: Three, size: number): Float => {
    const place = way
      .dot(vec3(...axis))
      .div(z.max(1e-3))
      .abs()
    return float(1).sub(smoothstep(size * (1 - soft), size * (1 + soft), place))
  }
  return select(float(0), side(right, wide).mul(side(up, high)), z.greaterThan(0.02))
}

/** The studio as mirrors see it. */
const studio = fn('studio', [{ way: vec3 }], vec3, (way) => {
  const up = way.y.mul(0.5).add(0.5).toConst('up')
  const room = mix(vec3(0.24, 0.15, 0.2), vec3(0.42, 0.5, 0.66), up.mul(up))
  return room
    .add(vec3(6.5, 6.3, 6).mul(softbox(way, [-0.7, 0.75, 0.55], 0.8, 0.6, 0.4)))
    .add(vec3(2.8, 3.3, 4.2).mul(softbox(way, [1, 0.25, 0.25], 0.3, 1.3, 0.5)))
    .add(vec3(3.6, 2.3, 1.8).mul(softbox(way, [0.15, -0.35, -1], 1.8, 0.25, 0.7)))
    .add(vec3(2.2, 2, 2.8).mul(softbox(way, [-0.9, 0.1, -0.7], 0.5, 1.1, 0.5)))
    .add(vec3(4.5).mul(softbox(way, [0.2, 1, -0.2], 1.2, 0.5, 0.6)))
    .add(vec3(1.6, 1.9, 2.2).mul(softbox(way, [0.3, -0.1, 1], 0.7, 0.5, 0.8)))
})

/** The backdrop that the camera sees. */
export const backdrop = (way: Vec3, isBright: boolean): Vec3 => {
  const glow = way
    .dot(vec3(0, 0.05, -1))
    .mul(0.5)
    .add(0.5)
  const height = smoothstep(-0.5, 0.5, way.y)
  return isBright
    ? mix(vec3(0.5, 0.44, 0.4), vec3(0.82, 0.82, 0.84), height)
    : mix(vec3(0.003, 0.004, 0.009), vec3(0.014, 0.026, 0.05), height).mul(glow.add(0.6))
}

/** Reflected light, and the share of the light behind that passes. */
const Layer = struct('Layer', { light: vec3, passing: vec3 })

/** The dominant wavelengths of the primaries of sRGB, in nanometres. */
const [red, green, blue] = [611, 549, 464]
const water = 1.33

/**
 * A film of water. The light that its front and its back reflect interferes; the path between them is 2·n·d·cos θ longer, and the front turns the
 * phase by half a wave. `thickness` is d in nanometres.
 */
export const film = fn('film', [{ way: vec3 }, { normal: vec3 }, { point: vec3 }, { thickness: float }], Layer, (way, normal, point, thickness) => {
  const cosine = way.dot(normal).abs().toConst('cosine')
  const inside = float(1)
    .sub(
      float(1)
        .sub(cosine.mul(cosine))
        .div(water * water),
    )
    .sqrt()
    .toConst('inside')
  // Soap flows: thinner above, with swirls.
  const bent = point.add(vec3(snoise(point.mul(0.8)), snoise(point.yzx.mul(0.9).add(7)), 0).mul(0.45)).toConst('bent')
  const depth = thickness
    .mul(
      float(1)
        .sub(point.y.mul(0.22))
        .add(snoise(bent.mul(vec3(1.1, 2.1, 1.1))).mul(0.2)),
    )
    .toConst('depth')
  const phase = vec3(1 / red, 1 / green, 1 / blue)
    .mul(depth.mul(inside).mul(4 * Math.PI * water))
    .toConst('phase')
  // Each channel stands for a band of wavelengths. In a thick film their fringes differ and average out.
  const contrast = exp(phase.mul(phase).mul(-0.0011))
  const share = vec3(1)
    .sub(cos(phase).mul(contrast))
    .mul(fresnel(cosine, float(1 / water)).mul(2))
    .toConst('share')
  const facing = select(normal.negate(), normal, way.dot(normal).lessThan(0)).toConst('facing')
  const mirrored = way.add(facing.mul(cosine.mul(2)))
  const light = studio(mirrored).mul(share.min(1)).mul(1.9)
  return Layer({ light, passing: vec3(1).sub(share.mul(0.9)).clamp(0, 1) })
})

/** Metal mirrors the studio in its own colour; `mark` turns gold into a glowing blue. */
export const gold = fn('gold', [{ way: vec3 }, { normal: vec3 }, { mark: float }], vec3, (way, normal, mark) => {
  const cosine = way.dot(normal).negate().saturate().toConst('cosine')
  const tint = mix(vec3(0.9, 0.47, 0.11), vec3(0.2, 0.85, 1), mark)
  const mirror = tint.add(vec3(1).sub(tint).mul(float(1).sub(cosine).pow(5)))
  return mirror
    .mul(
      studio(way.sub(normal.mul(way.dot(normal).mul(2))))
        .mul(0.85)
        .add(0.05),
    )
    .add(tint.mul(mark).mul(0.5))
})

export const toLamp = vec3(...unit([-0.55, 0.75, 0.5]))

/** A cloth with a different colour on each side; the lamp also shines through it. `shine` is the share of the lamp that arrives. */
export const cloth = fn('cloth', [{ way: vec3 }, { normal: vec3 }, { shine: float }], vec3, (way, normal, shine) => {
  const isFront = way.dot(normal).lessThan(0).toConst('isFront')
  const facing = select(normal.negate(), normal, isFront).toConst('facing')
  const paint = select(vec3(0.02, 0.17, 0.21), vec3(0.72, 0.13, 0.06), isFront)
  const other = select(vec3(0.72, 0.13, 0.06), vec3(0.02, 0.17, 0.21), isFront)
  const lamp = dot(facing, toLamp).toConst('lamp')
  const sky = mix(vec3(0.3, 0.26, 0.25), vec3(0.75, 0.78, 0.85), facing.y.mul(0.5).add(0.5))
  const sheen = float(1).sub(way.dot(facing).abs()).pow(4).mul(0.25)
  return paint
    .mul(vec3(2.3, 2.2, 2).mul(lamp.max(0).mul(shine)).add(sky))
    .add(mix(paint, other, 0.3).mul(lamp.negate().max(0).mul(shine)).mul(0.7))
    .add(sheen)
})

export const toScreen = (light: Vec3): Vec3 => rgb2srgb(filmic(light))

/** From dark blue over red and yellow to white. */
export const heat = (t: Float): Vec3 => mix(vec3(0.03, 0.03, 0.12), vec3(t.mul(2.2), t.mul(2.2).sub(0.7), t.mul(3).sub(2)).saturate(), t.mul(6).saturate())

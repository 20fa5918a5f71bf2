/**
 * What is seen of the fluid: its ink, or one of the fields it is computed with.
 * Must not know: how they are computed.
 */
import { atan2, cos, float, fwidth, ivec2, mix, select, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Texture2D, Vec2, Vec3 } from 'kirari/node'

export const views = ['ink', 'velocity', 'vorticity', 'pressure', 'divergence'] as const
export type ViewName = (typeof views)[number]

interface Fields {
  /** In cells. */
  readonly place: Vec2
  readonly view: Int
  readonly ink: Texture2D
  readonly walls: Texture2D
  readonly flow: Vec2
  readonly curl: Texture2D
  readonly pressure: Texture2D
  readonly before: Texture2D
  readonly after: Texture2D
  readonly size: Vec2
}

const ground = vec3(0.028, 0.034, 0.055)
const paper = vec3(0.941, 0.953, 0.973)
const warm = vec3(1, 0.62, 0.24)
const cool = vec3(0.28, 0.62, 1)

/** Zero is the ground; one side is warm, the other cool, and the brightest is paper. */
const signed = (value: Float): Vec3 => {
  const amount = value.abs()
  return mix(mix(ground, mix(cool, warm, select(float(0), float(1), value.greaterThan(0))), amount.saturate()), paper, amount.sub(1).saturate().mul(0.85))
}

/** Mixed from the four nearest, where texel (i, j) stands at (i, j): a texture of single floats is not mixed by itself. */
const mixedAt = (field: Texture2D, place: Vec2): Float => {
  const end = vec2(field.size()).sub(1)
  const p = place.clamp(vec2(0, 0), end)
  const corner = p.floor()
  const f = p.sub(corner)
  const c = ivec2(corner)
  const last = ivec2(end)
  const at = (x: number, y: number): Float => field.load(c.add(ivec2(x, y)).min(last)).x
  return mix(mix(at(0, 0), at(1, 0), f.x), mix(at(0, 1), at(1, 1), f.x), f.y)
}

/** Equal steps between large and small: ten times less is always as much darker. */
const decades = (value: Float, lowest: number, count: number): Float =>
  value
    .abs()
    .div(lowest)
    .max(1)
    .log2()
    .div(Math.log2(10) * count)
    .mul(value.sign())

export const shadeOf = ({ place, view, ink, walls, flow, curl, pressure, before, after, size }: Fields): Vec3 => {
  const at = place.div(size)
  const light = ink.sampleLevel(at, 0).xyz
  const inkColor = float(1).sub(light.mul(-1.35).exp())
  const glow = mix(ground, inkColor, inkColor.x.max(inkColor.y).max(inkColor.z).mul(1.2).saturate())

  const speed = flow.length().div(90)
  const angle = atan2(flow.y, flow.x.add(1e-9))
  const hue = vec3(cos(angle), cos(angle.sub(2.0944)), cos(angle.add(2.0944)))
    .mul(0.42)
    .add(0.55)
  const velocity = mix(ground, hue, speed.sqrt().saturate())

  const vorticity = signed(mixedAt(curl, place).div(26))

  const p = mixedAt(pressure, place.sub(0.5)).div(120).toConst('pressureShown')
  const lines = p.mul(8)
  const line = smoothstep(1.4, 0.4, lines.sub(lines.round()).abs().div(fwidth(lines).max(1e-4)))
  const pressureColor = signed(p).add(line.mul(0.12))

  // The left half shows what the projection found, the right half what it left.
  const cell = ivec2(place.clamp(vec2(0, 0), size.sub(1)))
  const isRight = place.x.greaterThan(size.x.mul(0.5))
  const rest = select(before.load(cell).x, after.load(cell).x, isRight)
  const border = smoothstep(0.9, 0.3, place.x.sub(size.x.mul(0.5)).abs())
  const divergence = mix(signed(decades(rest, 1e-4, 5).mul(1.25)), paper, border)

  const picked = [glow, velocity, vorticity, pressureColor, divergence].reduce((chosen, color, i) => select(chosen, color, view.equal(i)))

  // Walls are paper, with a light from above.
  const solid = walls.sampleLevel(at, 0).x
  const shape = smoothstep(0.36, 0.64, solid)
  const step = vec2(1, 1).div(size)
  const rise = walls.sampleLevel(at.add(vec2(0, step.y)), 0).x.sub(walls.sampleLevel(at.sub(vec2(0, step.y)), 0).x)
  return mix(picked, mix(vec3(0.2, 0.22, 0.28), vec3(0.55, 0.57, 0.63), rise.mul(-0.5).add(0.32).saturate()), shape)
}

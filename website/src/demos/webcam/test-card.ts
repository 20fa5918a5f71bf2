/** A picture that moves like a video, for where there is no camera: colour bars, and balls that drift before them. */
import { float, fn, mix, select, smoothstep, time, vec2, vec3, type Float, type Vec3 } from 'kirari/node'

const bars: readonly (readonly [number, number, number])[] = [
  [0.92, 0.9, 0.86],
  [0.89, 0.72, 0.16],
  [0.16, 0.62, 0.68],
  [0.26, 0.6, 0.28],
  [0.68, 0.24, 0.5],
  [0.76, 0.24, 0.18],
  [0.15, 0.24, 0.58],
]

const ball = fn('ball', [{ behind: vec3 }, { p: vec2 }, { middle: vec2 }, { radius: float }, { color: vec3 }], vec3, (behind, p, middle, radius, color) => {
  const way = p.sub(middle).div(radius).toConst('way')
  const square = way.dot(way).toConst('square')
  const normal = vec3(way, float(1).sub(square).max(0).sqrt()).toConst('normal')
  const light = normal
    .dot(vec3(-0.48, 0.6, 0.64))
    .max(0)
    .toConst('light')
  const lit = color.mul(light.mul(0.9).add(0.18)).add(light.pow(40).mul(0.7))
  // A soft shadow below, a sharp edge above.
  const shadow = smoothstep(0.7, 1.35, p.sub(middle).sub(vec2(0.05, -0.07)).length().div(radius))
    .mul(0.5)
    .add(0.5)
  const edge = float(1).sub(smoothstep(0.985, 1, square.sqrt()))
  return mix(behind.mul(shadow), lit, edge)
})

/** `p` has its middle at the middle of the picture, whose height is 2. */
export const testCard = fn('testCard', [{ p: vec2 }, { aspect: float }], vec3, (p, aspect) => {
  const across = p.x.div(aspect).mul(0.5).add(0.5).toConst('across')
  const bar = (index: Float): Vec3 =>
    bars.slice(1).reduce<Vec3>((color, [r, g, b], i) => select(color, vec3(r, g, b), index.greaterThanEqual(i + 1)), vec3(...(bars[0] ?? [1, 1, 1])))
  const colors = bar(across.mul(bars.length).floor())
  // A ramp of greys below, with a mark that runs along it.
  const grey = vec3(across.mul(12).floor().div(11))
  const mark = float(1).sub(smoothstep(0.008, 0.012, across.sub(time.mul(0.11).fract()).abs()))
  const foot = mix(grey, vec3(0.89, 0.64, 0.11), mark)
  const ground = select(colors, foot, p.y.lessThan(-0.66)).toConst('ground')
  const path = (speed: number, phase: number, height: number) =>
    vec2(
      time.mul(speed).add(phase).cos().mul(aspect).mul(0.55),
      time
        .mul(speed * 1.7)
        .add(phase * 2)
        .sin()
        .mul(height)
        .add(0.12),
    )
  const first = ball(ground, p, path(0.41, 0, 0.4), 0.3, vec3(0.95, 0.93, 0.9)).toConst('first')
  const second = ball(first, p, path(0.53, 2.1, 0.45), 0.38, vec3(0.86, 0.2, 0.16)).toConst('second')
  return ball(second, p, path(0.35, 4.2, 0.35), 0.46, vec3(0.13, 0.3, 0.62))
})

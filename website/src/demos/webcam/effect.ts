/** The effects: each is a colour for a pixel, made from the picture around it. */
import { kaleidoscope } from '@kirari/addons'
import {
  float,
  fract,
  mix,
  resolution,
  select,
  smoothstep,
  time,
  uv,
  vec2,
  vec3,
  vec4,
  type Float,
  type Texture2D,
  type Vec2,
  type Vec3,
  type Vec4,
} from 'kirari/node'

export interface Input {
  /** Upright, as large as the canvas. */
  readonly picture: Texture2D
  /** How strong, from 0 to 1. */
  readonly amount: Float
}

const colorAt = ({ picture }: Input, at: Vec2): Vec3 => picture.sample(at).xyz
/** How bright a colour looks (Rec. 709). */
const luma = (color: Vec3): Float => color.dot(vec3(0.2126, 0.7152, 0.0722))
const pixel: Vec2 = vec2(1).div(resolution)
/** The middle of the square, so many pixels wide, that a pixel lies in. */
const cellMiddle = (width: Float): Vec2 => uv.mul(resolution).div(width).floor().add(0.5).mul(width).div(resolution)

/** I. Sobel's operator: how fast the brightness changes across and up. */
export const edges = (input: Input): Vec3 => {
  const reach = pixel.mul(input.amount.mul(2).add(1))
  const at = (x: number, y: number): Float => luma(colorAt(input, uv.add(reach.mul(vec2(x, y)))))
  const [a, b, c] = [at(-1, 1), at(0, 1), at(1, 1)]
  const [d, e] = [at(-1, 0), at(1, 0)]
  const [f, g, h] = [at(-1, -1), at(0, -1), at(1, -1)]
  const across = c.add(e.mul(2)).add(h).sub(a).sub(d.mul(2)).sub(f)
  const up = a.add(b.mul(2)).add(c).sub(f).sub(g.mul(2)).sub(h)
  const strength = vec2(across, up).length().mul(input.amount.mul(2).add(0.8))
  return mix(vec3(0.05, 0.06, 0.09), vec3(0.98, 0.8, 0.42), strength.saturate())
}

export const pixelate = (input: Input): Vec3 => colorAt(input, cellMiddle(input.amount.mul(60).add(4).floor()))

/** Dots of ink in a grid that stands at 45°, each as large as its place is dark. */
export const halftone = (input: Input): Vec3 => {
  const width = input.amount.mul(18).add(5)
  const place = uv.mul(resolution)
  const turned = vec2(place.x.add(place.y), place.y.sub(place.x)).mul(Math.SQRT1_2).div(width)
  const middle = turned.floor().add(0.5)
  const back = vec2(middle.x.sub(middle.y), middle.x.add(middle.y)).mul(Math.SQRT1_2).mul(width).div(resolution)
  const color = colorAt(input, back)
  // A dot covers as much of its square as there is darkness: πr² = 1 − luma.
  const radius = float(1).sub(luma(color)).max(0).div(Math.PI).sqrt().mul(1.12)
  const soft = float(0.8).div(width)
  const isInk = float(1).sub(smoothstep(radius.sub(soft), radius.add(soft), turned.sub(middle).length()))
  return mix(vec3(0.975, 0.965, 0.94), color.mul(0.55).add(vec3(0.01, 0.02, 0.06)), isInk)
}

/** Bright is hot: black, violet, red, orange, yellow, white. */
export const thermal = (input: Input): Vec3 => {
  const heat = luma(colorAt(input, uv)).sub(0.5).mul(input.amount.mul(1.6).add(0.7)).add(0.5).saturate()
  const stops = [vec3(0.01, 0.01, 0.07), vec3(0.29, 0.03, 0.5), vec3(0.78, 0.12, 0.36), vec3(0.97, 0.46, 0.08), vec3(0.99, 0.85, 0.28), vec3(1, 1, 0.94)]
  return stops.slice(1).reduce<Vec3>(
    (color, stop, i) =>
      mix(
        color,
        stop,
        heat
          .mul(stops.length - 1)
          .sub(i)
          .saturate(),
      ),
    stops[0] ?? vec3(0),
  )
}

export const mirrors = (input: Input): Vec3 => {
  const aspect = vec2(resolution.x.div(resolution.y), 1)
  const place = uv.mul(2).sub(1).mul(aspect)
  const folded = kaleidoscope(place, input.amount.mul(10).add(3).floor(), time.mul(0.15))
  return colorAt(input, folded.div(aspect).mul(0.5).add(0.5))
}

/** One direction of a Gaussian blur: seventeen steps, the outermost three deviations away. */
export const blurAlong = ({ picture, amount }: Input, direction: readonly [number, number]): Vec4 => {
  const step = pixel.mul(vec2(...direction)).mul(amount.mul(3.2).add(0.3))
  const weights = Array.from({ length: 17 }, (_, i) => Math.exp(-(((i - 8) / 8) ** 2) * 4.5))
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.reduce<Vec4>((sum, weight, i) => sum.add(picture.sample(uv.add(step.mul(i - 8))).mul(weight / total)), vec4(0))
}

/** The picture with the light of its blurred self, as `screen` adds it. */
export const glow = (input: Input, blurred: Texture2D): Vec3 => {
  const [sharp, soft] = [colorAt(input, uv), blurred.sample(uv).xyz]
  const lit = vec3(1).sub(
    vec3(1)
      .sub(sharp)
      .mul(vec3(1).sub(soft.mul(soft))),
  )
  return mix(mix(sharp, soft, 0.35), lit, 0.6)
}

/** What was bright stays for a while; `before` is what this effect gave in the frame before. */
export const trails = (input: Input, before: Texture2D): Vec3 => {
  const stay = input.amount.mul(0.12).add(0.86)
  return colorAt(input, uv).max(before.sample(uv).xyz.mul(stay))
}

/** A line where the picture without the effect ends. */
export const splitAt = (plain: Vec3, changed: Vec3, part: Float): Vec3 => {
  const line = uv.x.sub(part).mul(resolution.x).toConst('line')
  const shown = select(plain, changed, line.greaterThan(0))
  return mix(
    shown,
    vec3(1),
    float(1)
      .sub(smoothstep(0.5, 1.5, line.abs()))
      .mul(fract(part).sign()),
  )
}

/**
 * The picture behind the first words of the site: silk in slow folds, and glints where a fold sends the light to the eye.
 * Ink by night, paper by day. The same fragment is drawn on the CPU for the posters and on the GPU on the page, so it may know
 * neither. Its coordinates are those of `object-fit: cover`: however wide the place is, the poster and the canvas agree.
 */
import { dot, float, fn, mix, resolution, time, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'

/** Width by height of the wide poster. Wider places cut it at the top and bottom, narrower ones at the sides. */
export const silkAspect = 2

export type Place = readonly [x: number, y: number]
/** Where the light hangs before the pointer comes: beside the words on wide screens, below them on narrow ones. */
export const restPlaces = { wide: [0.42, 0.14], narrow: [0.12, -0.24] } as const satisfies Record<string, Place>

/** What the page sets. */
export const silkValues = {
  /** 0 on ink, 1 on paper. */
  paper: uniform(0, 'paper'),
  /** Where the light hangs, in units of the picture's height from its middle. */
  light: uniform([...restPlaces.wide], 'light'),
}

/** A point of the page in units of the picture's height from its middle; x = ±1 are the sides of the wide poster. */
const place = fn('place', [{ at: vec2 }, { size: vec2 }], vec2, (at, size) =>
  at
    .sub(0.5)
    .mul(size)
    .div(size.y.max(size.x.div(silkAspect))),
)

/** Directions the cloth is pulled in, each finer and shorter than the one before; chosen by eye. */
const pulls = [0.5, 2, 3.7, 5.2]

/** Height of the cloth: long folds, pleats across them and threads, over a plane that is pulled about by sines. */
const height = fn('height', [{ p: vec2 }, { t: float }], float, (p, t) => {
  const pulled = pulls.reduce<Vec2>((q, angle, i) => {
    const frequency = 1.6 * 1.5 ** i
    const [x, y] = [Math.cos(angle) * frequency, Math.sin(angle) * frequency]
    const turned = vec2(q.x.mul(x).add(q.y.mul(y)), q.y.mul(x).sub(q.x.mul(y)))
    const drift = vec2(t.mul(0.31 + i * 0.07).add(i * 1.7), t.mul(-0.23 - i * 0.05).add(i * 2.9))
    return q
      .add(
        turned
          .add(drift)
          .yx.sin()
          .mul(0.34 / 1.5 ** i),
      )
      .toConst(`pulled${i + 1}`)
  }, p)
  const fold = pulled.y.add(pulled.x.mul(0.55)).mul(4.6).toConst('fold')
  const pleat = fold.mul(3).add(p.y.mul(9)).add(p.x.mul(4)).toConst('pleat')
  const thread = pleat.mul(2.7).add(pulled.x.mul(5).sin().mul(2))
  return fold.sin().add(pleat.sin().mul(0.24)).add(thread.sin().mul(0.032))
})

/** How far apart the heights are taken that give a slope. */
const stride = 0.003

/** How strongly the cloth throws light to the eye; each lobe is narrower than the one before. */
interface Lobes {
  readonly body: Float
  readonly wide: Float
  readonly sheen: Float
  readonly glint: Float
  readonly spark: Float
}

const lobes = (): Lobes => {
  const p = place(uv, resolution).toConst('p')
  const t = time.mul(0.28).toConst('t')
  const here = height(p, t).toConst('here')
  const slope = vec2(height(p.add(vec2(stride, 0)), t), height(p.add(vec2(0, stride)), t))
    .sub(here)
    .div(stride)
  const normal = vec3(slope.mul(-0.085), 1).normalize().toConst('normal')
  const sway = vec2(time.mul(0.21).sin(), time.mul(0.17).sin()).mul(0.05)
  const toLight = silkValues.light.add(sway).sub(p).toConst('toLight')
  const halfway = vec3(toLight, 0.6)
    .normalize()
    .add(vec3(0, 0, 1))
    .normalize()
  const facing = dot(normal, halfway).max(0).toConst('facing')
  const near = float(1).div(toLight.dot(toLight).mul(1.3).add(1)).toConst('near')
  const lobe = (power: number): Float => facing.pow(power).mul(near)
  return {
    body: facing.pow(9).mul(near.mul(0.5).add(0.5)),
    wide: lobe(8),
    sheen: lobe(28).toConst('sheen'),
    glint: lobe(300).toConst('glint'),
    spark: lobe(3000).toConst('spark'),
  }
}

const draw = (): Vec4 => {
  const { body, wide, sheen, glint, spark } = lobes()
  const ink = vec3(0.066, 0.073, 0.094)
    .add(vec3(0.04, 0.047, 0.072).mul(wide))
    .add(vec3(0.13, 0.12, 0.125).mul(sheen))
    .add(vec3(0.74, 0.52, 0.17).mul(glint))
    .add(vec3(0.7, 0.68, 0.6).mul(spark))
  const cloth = mix(vec3(0.93, 0.917, 0.889), vec3(0.986, 0.982, 0.973), body).add(sheen.mul(0.03))
  // Gold on paper is a colour, not a light: only its narrow heart is full.
  const paper = mix(cloth, vec3(0.93, 0.66, 0.12), glint.pow(1.7).mul(0.9).add(spark).min(1))
  return vec4(mix(ink, paper, silkValues.paper), 1)
}

export const silk: Vec4 = draw()

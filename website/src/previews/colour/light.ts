/** A colour by one number: a ramp over its range with a mark, the three channels as curves below, and a lamp that shines in it, or a wheel of all of them. */
import type { Text } from '@kirari/addons/catalogue'
import { atan2, exp, float, max, mix, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf, parameterControls } from '../control.ts'
import { encode } from '../paint/encode.ts'
import { fromPlane, toPlane, type Axes } from '../paint/graph.ts'
import { lineHandle } from '../handle.ts'
import { cool, faint, ground, mint, paper, rose, rule } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { disc, frame, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'

const left = -0.8
const width = 1.06
const band = { middle: 0.3, half: 0.13 } as const
const bottom = -0.43
const height = 0.53
const lamp = [
  [0.555, 0],
  [0.245, 0.43],
] as const

const variableOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found)
    throw new Error(`A preview of light needs a parameter with the role "domain", but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}

/** A variable that spans more than a factor of four is spread by its logarithm. */
const isWide = ({ range: [low, high] }: SubjectParameter): boolean => low > 0 && high > low * 4
const shareOf = (variable: SubjectParameter, value: number): number => {
  const [low, high] = variable.range
  return isWide(variable) ? Math.log(value / low) / Math.log(high / low) : (value - low) / (high - low)
}

export interface LightOptions {
  /**
   * In the place of a lamp of full strength: a `wheel` of hues, for colours as a screen takes them; or a `fading lamp`, which is as bright as the result
   * where that is weak, with ramp and lamp black where there is no light; or the `stops` that the colours run through, evenly, each with its share in
   * the chosen one. Their channels are dragged on the curves.
   */
  readonly end?: 'wheel' | 'fading lamp' | 'stops'
}

const ends: Readonly<Record<'lamp' | NonNullable<LightOptions['end']>, Text>> = {
  lamp: { en: 'a lamp in the chosen one', ja: '右では、選んだ色のランプが光ります' },
  'fading lamp': { en: 'a lamp in the chosen one', ja: '右では、選んだ色のランプが光ります' },
  wheel: { en: 'the same colours round a wheel, with the chosen one in its middle', ja: '右は同じ色を並べた色相環で、選んだ色を中央に示しています' },
  stops: {
    en: 'the stops that they run through, each with a bar that shows its share in the chosen one',
    ja: '右には途中で通る色を並べ、選んだ色に占める割合を棒で示しています',
  },
}

export const light = ({ end }: LightOptions): Preview => ({
  controls: (subject) => [...controlsOf(variableOf(subject)), ...(end === 'stops' ? parameterControls(subject) : [])],
  startSeconds: undefined,
  handles: (subject) => {
    const variable = variableOf(subject)
    const [low, high] = variable.range
    return [
      lineHandle(
        variable.name,
        (value) => left + shareOf(variable, value) * width,
        (x) => {
          const share = (x - left) / width
          return isWide(variable) ? low * (high / low) ** share : low + share * (high - low)
        },
      ),
      ...(end === 'stops' ? stopHandles(subject) : []),
    ]
  },
  describe: (name) => ({
    en: `All colours of ${name} as a ramp, with curves of the red, green and blue in them below, and ${ends[end ?? 'lamp'].en}.`,
    ja: `${name}が返す色を並べた帯と、その赤・緑・青の量を表す曲線です。${ends[end ?? 'lamp'].ja}。`,
  }),
  fragment(subject, values) {
    const variable = variableOf(subject)
    const [low, high] = variable.range
    const at = (share: Float): Float =>
      isWide(variable)
        ? share
            .mul(Math.log(high / low))
            .exp()
            .mul(low)
        : share.mul(high - low).add(low)
    const f = (value: Float): Vec3 => apply<Vec3>(subject, values, [value])
    const isScreen = end === 'wheel' || end === 'stops'
    const fades = end === 'fading lamp'
    const least = fades ? 0.7 : 1e-4
    // Channels below 0 count where the curves begin below the axis.
    const [lowest, highest] = fades ? subject.results : ([0, subject.results[1]] as const)
    const set = values.float(variable.name)
    const chosen = (
      isWide(variable)
        ? set
            .div(low)
            .log()
            .div(Math.log(high / low))
        : set.sub(low).div(high - low)
    ).toConst('chosen')
    const p = place
    const axes: Axes = { box: [left, bottom, width, height], x: [0, 1], y: [lowest, highest] }

    const share = p.x.sub(left).div(width).saturate().toConst('share')
    const here = f(at(share)).toConst('here')
    const ramp = frame(p, [left + width / 2, band.middle], [width / 2, band.half])
    let colour = over(ground, isScreen ? here : shown(here, least), ramp.coverage)

    const place3 = fromPlane(axes, p)
    const isGraph = inside(
      place3.x
        .sub(0.5)
        .abs()
        .sub(0.5)
        .mul(width)
        .max(
          place3.y
            .sub(lowest)
            .div(highest - lowest)
            .sub(0.5)
            .abs()
            .sub(0.5)
            .mul(height),
        ),
    )
    const lines = max(stroke(gridLine(place3.y, 0.5).mul(height / (highest - lowest)), 0.003), stroke(gridLine(place3.x, 0.125).mul(width), 0.003))
    colour = over(colour, faint, lines.mul(isGraph))
    colour = over(colour, rule, stroke(place3.y.sub(1).mul(height / (highest - lowest)), 0.004).mul(isGraph))
    colour = over(
      colour,
      rule,
      stroke(p.y.sub(bottom - (lowest * height) / (highest - lowest)), 0.005).mul(
        inside(
          p.x
            .sub(left + width / 2)
            .abs()
            .sub(width / 2),
        ),
      ),
    )

    // The curves: what of each channel is in the light.
    const mine = f(set).toConst('mine')
    const x = chosen.mul(width).add(left)
    const isMarked = inside(
      p.y
        .sub((band.middle + band.half + bottom) / 2)
        .abs()
        .sub((band.middle + band.half - bottom) / 2 + 0.018),
    )
    colour = over(colour, ground, stroke(p.x.sub(x), 0.016).mul(isMarked).mul(0.7))
    colour = over(colour, paper, stroke(p.x.sub(x), 0.006).mul(isMarked))
    const parts: readonly (readonly [Vec3, (of: Vec3) => Float])[] = [
      [rose, (of) => of.x],
      [mint, (of) => of.y],
      [cool, (of) => of.z],
    ]
    const isBetween = inside(
      p.x
        .sub(left + width / 2)
        .abs()
        .sub(width / 2),
    )
    // The curves are smooth, so the way up to one, by its slope, is the way to it.
    const pace = 0.004
    const perValue = height / (highest - lowest)
    const slopes = f(at(share.add(pace / width)))
      .sub(here)
      .mul(perValue / pace)
      .toConst('slopes')
    for (const [tint, part] of parts) {
      const steep = part(slopes)
      const away = p.y.sub(bottom).sub(part(here).sub(lowest).mul(perValue)).div(steep.mul(steep).add(1).sqrt())
      colour = over(colour, tint, stroke(away, 0.01).mul(isBetween))
    }
    for (const [tint, part] of parts) {
      const dot = disc(p, toPlane(axes, vec2(chosen, part(mine))), 0.016)
      colour = over(over(colour, ground, inside(dot.sub(0.008))), tint, inside(dot))
    }

    const stage = frame(p, ...lamp)
    if (end === 'stops') return stopsOf(colour, p, subject, values, chosen, mine)
    return isScreen ? wheel(colour, stage.p, f, chosen, mine) : over(colour, encode(shine(stage.p, normal(mine, least))), stage.coverage)
  },
})

/** The y of a channel on the curves, of functions whose results are from 0 to 1. */
const channelY = (value: number): number => bottom + value * height

/** Of each stop three handles, on the curves: up and down is more and less of a channel. */
const stopHandles = (subject: Subject): readonly Handle[] => {
  const stops = parameterControls(subject)
  return stops.flatMap(({ id, components }, i) => {
    const x = left + (width * i) / (stops.length - 1)
    return components.map((_, channel): Handle => {
      const y = (value: readonly number[]): number => channelY(value[channel] ?? 0)
      return {
        id,
        components: [channel],
        at: (value) => [x, y(value)],
        distance: ([atX, atY], value) => Math.hypot(atX - x, atY - y(value)),
        move: ([, atY], value) => value.with(channel, Math.min(Math.max((atY - bottom) / height, 0), 1)),
      }
    })
  })
}

/** The stops one over the other, each with its share; their channels on the curves; and the chosen colour below. */
const stopsOf = (below: Vec3, p: Vec2, subject: Subject, values: Values, chosen: Float, mine: Vec3): Vec3 => {
  const stops = parameterControls(subject).map(({ id }) => values.vec3(id))
  const last = stops.length - 1
  const [[centreX], [halfX, halfY]] = lamp
  const room = (2 * halfY) / (stops.length + 1)
  let colour = below
  for (const [i, stop] of stops.entries()) {
    const y = halfY - room * (i + 0.5)
    const swatch = frame(p, [centreX - 0.11, y], [halfX - 0.11, room / 2 - 0.014])
    colour = over(colour, stop, swatch.coverage)
    const share = float(1).sub(chosen.mul(last).sub(i).abs()).max(0).toConst('share')
    const bar = frame(p, [centreX + 0.15, y], [0.095, 0.014], 0.012)
    colour = over(colour, faint, bar.coverage)
    colour = over(colour, paper, bar.coverage.mul(inside(bar.p.x.sub(share.mul(0.19).sub(0.095)))))
    const x = left + (width * i) / last
    for (const [tint, value] of [
      [rose, stop.x],
      [mint, stop.y],
      [cool, stop.z],
    ] as const) {
      const ring = disc(p, vec2(x, value.mul(height).add(bottom)), 0.012)
      colour = over(over(colour, ground, inside(ring.sub(0.006))), tint, inside(ring))
    }
  }
  const result = frame(p, [centreX, -halfY + room / 2], [halfX, room / 2 - 0.008])
  return over(colour, mine, result.coverage)
}

/** All colours round a ring, the first on the right, with a mark at the chosen one and that colour in the middle. */
const wheel = (below: Vec3, p: Vec2, f: (hue: Float) => Vec3, chosen: Float, mine: Vec3): Vec3 => {
  const hue = atan2(p.y, p.x).div(2 * Math.PI)
  const ring = over(below, f(hue), stroke(p.length().sub(0.19), 0.09))
  const filled = over(ring, mine, inside(disc(p, vec2(0, 0), 0.1)))
  const angle = chosen.mul(2 * Math.PI)
  const mark = disc(p, vec2(angle.cos(), angle.sin()).mul(0.19), 0.034)
  return over(over(filled, ground, inside(mark.sub(0.008))), mix(mine, paper, stroke(mark, 0.012)), inside(mark.sub(0.004)))
}

/** As bright as a screen shows it: the strongest channel is 1, or less where it is below `least`. */
const normal = (colour: Vec3, least: number): Vec3 => colour.max(0).div(max(colour.x, max(colour.y, colour.z)).max(least))
const shown = (colour: Vec3, least: number): Vec3 => encode(normal(colour, least))

/** A round lamp over a table: its glow, and the pool of light below it. */
const shine = (p: Vec2, colour: Vec3): Vec3 => {
  const away = p.distance(vec2(0, 0.13)).toConst('away')
  const bulb = inside(away.sub(0.085))
  const glow = exp(away.sub(0.085).max(0).mul(-7)).mul(0.42)
  const table = p.add(vec2(0, 0.3)).div(vec2(0.24, 0.062)).length()
  const pool = float(1)
    .div(table.mul(table).mul(1.6).add(1))
    .mul(inside(p.y.add(0.19), float(0.03)))
  const lit = mix(vec3(0.004, 0.005, 0.008), colour, glow.add(pool.mul(0.38)).saturate())
  return mix(lit, mix(colour, vec3(1), exp(away.mul(-26)).mul(0.35)), bulb)
}

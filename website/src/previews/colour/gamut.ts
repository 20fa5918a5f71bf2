/**
 * Colours of a space that is larger than what a screen can show: the plane of its two colour axes at one lightness, and the slice from dark to
 * light through the chosen hue. What no screen can show is dimmed, with the border of the gamut around the rest.
 */
import { rgb2srgb, xyz2rgb } from '@kirari/addons'
import { max, mix, select, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl } from '../control.ts'
import { faint, ground, panel, paper, quiet } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'
import { disc, frame, inside, over, stroke } from '../paint/stroke.ts'

const plane = [
  [-0.43, 0],
  [0.43, 0.43],
] as const
const slice = [
  [0.4425, 0],
  [0.4025, 0.43],
] as const

/** The parameter: lightness first, from 0 to the end of its range, then two axes about their centre, as far as the wider of their ranges goes. */
const colourOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ default: value }) => Array.isArray(value) && value.length === 3)
  if (!found)
    throw new Error(`A preview of a gamut needs a parameter of three components, but there are only: ${parameters.map(({ name }) => name).join(', ')}.`)
  return found
}
const extentOf = ({ range, ranges = [] }: SubjectParameter, centre: number): { readonly high: number; readonly reach: number } => ({
  high: (ranges[0] ?? range)[1],
  reach: Math.max(...[ranges[1] ?? range, ranges[2] ?? range].map(([, most]) => most - centre)),
})
/** The parameter is named by its components: a and b of `lab`, cb and cr of `ycbcr`. */
const axisNames = (name: string): readonly string[] => [name.slice(1, (name.length + 1) / 2), name.slice((name.length + 1) / 2)]
const startOf = ({ default: value }: SubjectParameter): readonly number[] => [value].flat().map(Number)

export interface GamutOptions {
  /** What the function gives. Default: what a screen takes. */
  readonly gives?: 'light' | 'xyz'
  /** Where the axes of colour have their zero. Default: 0. */
  readonly centre?: 0 | 0.5
}

/** As numbers of a screen; what it cannot show is below 0 or above 1. */
const toScreen = { encoded: (colour: Vec3) => colour, light: (colour: Vec3) => rgb2srgb(colour), xyz: (colour: Vec3) => rgb2srgb(xyz2rgb(colour)) }

export const gamut = ({ gives, centre = 0 }: GamutOptions): Preview => ({
  controls: (subject) => {
    const colour = colourOf(subject)
    const { high, reach } = extentOf(colour, centre)
    const [first = 0, second = 0, third = 0] = startOf(colour)
    return [
      ownControl('lightness', { en: 'lightness', ja: '明るさ' }, [0, high], colour.step, first),
      {
        ...ownControl('axes', { en: 'colour axes', ja: '色の軸' }, [centre - reach, centre + reach], colour.step, second, third),
        components: axisNames(colour.name),
      },
    ]
  },
  startSeconds: undefined,
  handles: (subject) => [planeHandle(subject, centre), sliceHandle(subject)],
  describe: (name) => ({
    en: `Two cuts through the colours of ${name}: the plane of its colour axes at one lightness, and dark to light through one hue and its opposite. What a screen cannot show is dimmed.`,
    ja: `${name}が返す色の二つの断面です。左は一つの明るさでの色の面、右は一つの色相とその反対側を通る、暗い色から明るい色までの断面です。画面に出せない色は暗く示しています。`,
  }),
  fragment(subject, values) {
    const parameter = colourOf(subject)
    const { high, reach } = extentOf(parameter, centre)
    /** Of lightness and two axes about zero. */
    const f = (lab: Vec3): Vec3 => {
      const given = centre ? lab.add(vec3(0, centre, centre)) : lab
      return toScreen[gives ?? 'encoded'](apply<Vec3>(subject, values, [], { [parameter.name]: given }))
    }
    const lightness = values.float('lightness')
    const axes = centre ? values.vec2('axes').sub(centre) : values.vec2('axes')
    const chroma = axes.length().max(1e-4).toConst('chroma')
    const hue = axes.div(chroma).toConst('hue')
    const p = place
    const leftFrame = frame(p, ...plane)
    const rightFrame = frame(p, ...slice)

    // Both cuts are planes in the space: a pixel is under one of them.
    const isPlane = p.x.lessThan(0.02).toConst('isPlane')
    const labAt = (q: Vec2): Vec3 => {
      const onPlane = vec3(lightness, q.sub(vec2(...plane[0])).mul(reach / plane[1][0]))
      const local = q.sub(vec2(...slice[0]))
      const onSlice = vec3(
        local.x
          .div(2 * slice[1][0])
          .add(0.5)
          .mul(high),
        hue.mul(local.y.mul(reach / slice[1][1])),
      )
      return select(onSlice, onPlane, isPlane)
    }
    const here = f(labAt(p)).toConst('here')
    // Distance to the border of each channel by its own slope, so that corners stay sharp.
    const pace = 0.0015
    const beyond = excess(here).toConst('beyond')
    const ahead = excess(f(labAt(p.add(vec2(pace, 0)))))
      .sub(beyond)
      .toConst('ahead')
    const above = excess(f(labAt(p.add(vec2(0, pace)))))
      .sub(beyond)
      .toConst('above')
    const slope = ahead.mul(ahead).add(above.mul(above)).sqrt().div(pace).max(2e-3)
    const border = largest(beyond.div(slope)).toConst('border')

    // Outside, a shadow of the colour that clipping would give, hatched.
    const hatch = stroke(p.x.add(p.y).mul(26).fract().sub(0.5).abs().div(37), 0.006)
    const outside = over(mix(panel, here.saturate(), 0.16), faint, hatch.mul(0.55))
    const cut = over(mix(outside, here.saturate(), inside(border)), paper, stroke(border, 0.005).mul(0.75))
    let colour = over(ground, cut, leftFrame.coverage.add(rightFrame.coverage))

    const cross = max(
      stroke(leftFrame.p.x, 0.003).add(stroke(leftFrame.p.y, 0.003)).mul(leftFrame.coverage),
      stroke(rightFrame.p.y, 0.003).mul(rightFrame.coverage),
    )
    colour = over(colour, ground, cross.mul(0.35))
    // Each cut shows where the other one runs.
    const level = lightness
      .div(high)
      .sub(0.5)
      .mul(2 * slice[1][0])
      .toConst('level')
    const across = max(
      stroke(leftFrame.p.x.mul(hue.y).sub(leftFrame.p.y.mul(hue.x)), 0.004).mul(leftFrame.coverage),
      stroke(rightFrame.p.x.sub(level), 0.004).mul(rightFrame.coverage),
    )
    colour = over(colour, paper, across.mul(0.55))

    const chosen = f(vec3(lightness, axes)).toConst('chosen')
    const isShown = step(largest(excess(chosen)), 1e-4)
    const marks: readonly (readonly [Vec2, Vec2])[] = [
      [leftFrame.p, axes.mul(plane[1][0] / reach)],
      [rightFrame.p, vec2(level, chroma.mul(slice[1][1] / reach))],
    ]
    for (const [q, middle] of marks) {
      const ring = disc(q, middle, 0.032)
      colour = over(colour, ground, inside(ring.sub(0.009)))
      const rim = mix(quiet, paper, isShown)
      colour = over(colour, mix(chosen.saturate(), rim, stroke(ring, 0.012)), inside(ring.sub(0.004)))
    }
    return colour
  },
})

/** How far each channel is outside of 0 to 1; negative within. */
const excess = (colour: Vec3): Vec3 => colour.sub(0.5).abs().sub(0.5)
const largest = (of: Vec3): Float => max(of.x, max(of.y, of.z))

const planeHandle = (subject: Subject, centre: number): Handle => {
  const { reach } = extentOf(colourOf(subject), centre)
  const [[middleX, middleY], [half]] = plane
  return {
    id: 'axes',
    components: [0, 1],
    at: ([a = 0, b = 0]) => [middleX + ((a - centre) / reach) * half, middleY + ((b - centre) / reach) * half],
    distance: ([x]) => Math.max(x - middleX - half, 0),
    move: ([x, y]) => [((x - middleX) / half) * reach + centre, ((y - middleY) / half) * reach + centre],
  }
}
const sliceHandle = (subject: Subject): Handle => {
  const { high } = extentOf(colourOf(subject), 0)
  const [[middleX, middleY], [half]] = slice
  return {
    id: 'lightness',
    components: [0],
    at: ([value = 0]) => [middleX + (value / high - 0.5) * 2 * half, middleY],
    distance: ([x]) => Math.max(middleX - half - x, 0),
    move: ([x]) => [((x - middleX) / (2 * half) + 0.5) * high],
  }
}

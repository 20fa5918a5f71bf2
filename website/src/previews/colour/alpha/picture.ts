/**
 * The picture that both previews of alpha are made in: an orange shape on a light ground, on the left without the function and on the right
 * with it; its red, green and blue before and after the function; and the brightness along one row, where a dark fringe is a dip.
 *
 * Must not know: which function, and how the shape comes to the ground.
 */
import { dot, fn, If, max, mix, smoothstep, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { ownControl } from '../../control.ts'
import { fromPlane, type Axes } from '../../paint/graph.ts'
import { lineHandle } from '../../handle.ts'
import { faint, ground as background, panel, paper, quiet, rose, warm } from '../../paint/palette.ts'
import { pixel, place } from '../../paint/plane.ts'
import type { Control, Handle } from '../../preview.ts'
import { disc, frame, gridLine, inside, over, stroke, type Frame } from '../../paint/stroke.ts'
import type { Values } from '../../values.ts'

/** What is shown, at a place of the large picture with the shape in its middle. */
export interface AlphaPicture {
  /** On the ground, without and with the function. */
  readonly without: (q: Vec2, ground: Vec3) => Vec3
  readonly withIt: (q: Vec2, ground: Vec3) => Vec3
  /** The channels alone, as if there were no alpha: what goes into the function, and what comes out. */
  readonly before: (q: Vec2) => Vec3
  readonly after: (q: Vec2) => Vec3
  /** Marks on top of the large picture. */
  readonly marks?: (q: Vec2, picture: Vec3) => Vec3
}

const picture = { centre: [-0.29, 0], half: [0.54, 0.43] } as const
const axes: Axes = { box: [0.345, -0.005, 0.46, 0.4], x: [0, 0.45], y: [0, 1] }

/** The colour of the shape. */
export const orange = vec3(1, 0.53, 0.2)

/** Light, so that what is darker than shape and ground shows; the same all along the row of the graph. */
const lightGround = (q: Vec2): Vec3 => mix(vec3(0.6, 0.82, 0.86), vec3(0.9, 0.95, 0.93), smoothstep(-0.5, 0.5, q.y))

const brightness = (colour: Vec3): Float => dot(colour, vec3(0.3, 0.59, 0.11))

export const splitControl: Control = ownControl('split', { en: 'without | with', ja: 'なし | ありの境' }, [0, 1], 0.01, 0.5)

export const splitHandle: Handle = lineHandle(
  'split',
  (split) => picture.centre[0] + (split - 0.5) * 2 * picture.half[0],
  (x) => (x - picture.centre[0]) / (2 * picture.half[0]) + 0.5,
)

export const alphaFragment = (values: Values, { marks, ...shown }: AlphaPicture): Vec3 => {
  // Each is called in many places.
  const without = fn('without', [{ q: vec2 }, { ground: vec3 }], vec3, shown.without)
  const withIt = fn('withIt', [{ q: vec2 }, { ground: vec3 }], vec3, shown.withIt)

  const large = (q: Vec2): Vec3 => {
    const under = lightGround(q).toConst('under')
    const border = values
      .float('split')
      .sub(0.5)
      .mul(2 * picture.half[0])
      .toConst('border')
    const view = under.toVar('view')
    const right = inside(border.sub(q.x)).toConst('right')
    If(right.lessThan(1), () => view.assign(without(q, under)))
    If(right.greaterThan(0), () => view.assign(mix(view, withIt(q, under), right)))
    const marked = over(marks ? marks(q, view) : view, background, stroke(q.x.sub(border), 0.004).mul(0.75))
    const knob = disc(q, vec2(border, -0.37), 0.024)
    return over(over(marked, background, inside(knob)), paper, inside(knob.add(0.007)))
  }

  // The row through the middle of the large picture, from there to the right.
  const graph = (p: Vec2): Vec3 => {
    const at = fromPlane(axes, p).toConst('at')
    const isBeside = inside(
      p.x
        .sub(axes.box[0] + axes.box[2] / 2)
        .abs()
        .sub(axes.box[2] / 2),
    ).toConst('isBeside')
    const rules = stroke(gridLine(at.y, 0.25).mul(axes.box[3]), 0.003).mul(inside(at.y.sub(0.5).abs().sub(0.51).mul(axes.box[3])))
    const row = at.x.clamp(...axes.x).toConst('row')
    const under = lightGround(vec2(0)).toConst('under')
    const [bad, good] = [without(vec2(row, 0), under).toConst('bad'), withIt(vec2(row, 0), under).toConst('good')]
    const lines = (
      [
        [bad, without, rose],
        [good, withIt, warm],
      ] as const
    ).map(([colour, at0, tint]) => {
      const level = brightness(colour).toConst('level')
      // A line is as far as its height is off, less where it is steep.
      const step = 0.004
      const slope = brightness(at0(vec2(row.add(step), 0), under))
        .sub(level)
        .mul(axes.box[3] / ((step / axes.x[1]) * axes.box[2]))
      const distance = at.y.sub(level).mul(axes.box[3]).div(slope.mul(slope).add(1).sqrt())
      return { tint, level, coverage: stroke(distance, 0.009).mul(isBeside) }
    })
    const [below, above] = lines.map(({ level }) => at.y.sub(level).mul(axes.box[3]))
    let plot = over(panel, faint, rules.mul(isBeside))
    // What is lost between the two lines.
    if (below && above) plot = mix(plot, rose, inside(above).mul(inside(below.negate())).mul(isBeside).mul(0.28))
    for (const { tint, coverage } of lines) plot = over(plot, tint, coverage)
    // The row as it looks: without above, with it below, each beside a dot in the colour of its line.
    for (const [y, tint, colour] of [
      [-0.043, rose, bad],
      [-0.086, warm, good],
    ] as const) {
      plot = over(plot, colour, inside(p.y.sub(y).abs().sub(0.016)).mul(isBeside))
      plot = over(plot, tint, inside(disc(p, vec2(0.327, y), 0.0075)))
    }
    return plot
  }

  return fn('alphaPicture', [{ p: vec2 }], vec3, (p) => {
    const colour = background.toVar('colour')
    const part = ({ p: local, border, coverage }: Frame, draw: (q: Vec2) => Vec3): void => {
      If(border.lessThan(pixel), () => {
        colour.assign(over(colour, draw(local), coverage))
      })
    }
    part(frame(p, picture.centre, picture.half), large)
    part(frame(p, [0.575, 0.155], [0.265, 0.275]), () => graph(p))
    for (const [centre, channels] of [
      [[0.4375, -0.29], shown.before],
      [[0.7125, -0.29], shown.after],
    ] as const) {
      const tile = frame(p, centre, [0.1275, 0.14])
      part(tile, (q) => over(channels(q.mul(2.9)), faint, stroke(tile.border, 0.003).mul(0.8)))
    }
    // From one tile to the other.
    const arrow = p.sub(vec2(0.575, -0.29)).toConst('arrow')
    const head = max(arrow.x.add(arrow.y.abs()).sub(0.006), arrow.x.negate().sub(0.006))
    return over(colour, quiet, inside(head))
  })(place)
}

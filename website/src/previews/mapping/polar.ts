/** Polar coordinates: on the left a sheet of angles and radii, on the right the same sheet bent round the centre; a point is marked in both. */
import { cart2polar } from '@kirari/addons'
import { float, max, min, mix, select, vec2 } from 'kirari/node'
import type { Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { ownControl, parameterControls } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, rose, warm } from '../paint/palette.ts'
import { half, middle, panels } from '../paint/panels.ts'
import { pixel, place } from '../paint/plane.ts'
import type { Handle, Preview } from '../preview.ts'
import { huePlane } from '../colour/hue-plane.ts'
import { disc, gridLine, inside, over, segment, stroke } from '../paint/stroke.ts'

const scale = 1 / half

export interface PolarOptions {
  /** The plane is one of colours: its angle is the hue, and its radius the chroma. */
  readonly plane?: 'lab' | 'oklab'
  /** The function leads back: from hue and chroma to the axes of such a plane, or from angle and radius to the place on the bent sheet. */
  readonly from?: 'coordinates'
}

export const polar = ({ plane, from }: PolarOptions): Preview => (plane ? huePlane(plane, from) : bentSheet(from))

/** Angles from −½ to ½ turns across the sheet, radii from 0 at its foot. */
const reach = Math.SQRT2

/** The point on the flat sheet, which a control of an angle and a radius places. */
const onFlatSheet: Handle = {
  id: 'polar',
  components: [0, 1],
  at: ([angle = 0, radius = 0]) => [(angle * half) / Math.PI - middle, ((radius * 2) / reach - 1) * half],
  distance([x, y], value) {
    const [atX, atY] = onFlatSheet.at(value)
    return Math.hypot(x - atX, y - atY)
  },
  move: ([x, y]) => [((x + middle) * Math.PI) / half, ((y / half + 1) * reach) / 2],
}

const bentSheet = (from: PolarOptions['from']): Preview => ({
  controls: (subject) => [
    ...parameterControls(subject),
    from
      ? {
          ...ownControl('polar', { en: 'polar', ja: 'polar' }, [-3.14, 3.14], 0.01, 0.75, 0.62),
          ranges: [
            [-3.14, 3.14],
            [0, 1],
          ],
          isCode: true,
        }
      : { ...ownControl('p', { en: 'p', ja: 'p' }, [-1, 1], 0.01, 0.45, 0.42), isCode: true },
  ],
  startSeconds: undefined,
  handles: () => [from ? onFlatSheet : pointHandle('p', scale, [middle, 0])],
  describe: (name) => ({
    en: from
      ? `A sheet with the angle across and the radius upwards, and the same sheet bent round a centre. One point is set on the sheet; ${name} gives its place on the right, where its angle is an arc.`
      : `A sheet with the angle across and the radius upwards, and the same sheet bent round a centre, as ${name} sees it. One point is marked in both; its angle is an arc there and a length here.`,
    ja: from
      ? `横に角度、縦に半径をとった平面と、それを中心のまわりへ巻き付けた平面です。左で決めた点の、右での位置を${name}が返します。左では長さだった角度が、右では弧になります。`
      : `横に角度、縦に半径をとった平面と、それを${name}のとおりに中心のまわりへ巻き付けた平面です。両方に同じ点の印があり、右では弧になる角度が、左では長さになります。`,
  }),
  fragment(subject, values) {
    const p = place
    const { left, right } = panels(p)
    const isLeft = p.x.lessThan(0)
    const f = (point: Vec2): Vec2 => apply<Vec2>(subject, values, [point])
    const q = right.p.mul(scale).toConst('q')
    // Of what leads from the sheet to the plane, the picture needs the way back.
    const bent = (from ? cart2polar(q) : f(q)).toConst('bent')
    const flat = vec2(
      left.p.x.mul(Math.PI / half),
      left.p.y
        .div(half)
        .add(1)
        .mul(reach / 2),
    )
    const sheet = select(bent, flat, isLeft).toConst('sheet')
    // How wide a pixel is along the angle and along the radius.
    const wide = select(pixel.mul(scale).div(bent.y.max(0.02)), pixel.mul(Math.PI / half), isLeft)
    const high = select(pixel.mul(scale), pixel.mul(reach / 2 / half), isLeft)

    const turns = sheet.x.div(2 * Math.PI)
    const hue = mix(
      mix(cool, mint, turns.add(0.5).mul(2).saturate()),
      mix(warm, rose, turns.mul(2).saturate()),
      select(float(0), float(1), turns.greaterThan(0)),
    )
    const tile = vec2(turns.mul(12).floor(), sheet.y.mul(5).floor())
    const isOdd = tile.x.add(tile.y).mod(2)
    let colour: Vec3 = mix(ground, hue, mix(float(0.36), float(0.56), isOdd).mul(sheet.y.mul(0.4).add(0.45).min(1)))
    const rays = stroke(gridLine(sheet.x, Math.PI / 6), 0.001, wide)
    const circles = stroke(gridLine(sheet.y, 0.2), 0.001, high)
    colour = over(colour, paper, max(rays, circles).mul(0.2))
    colour = over(colour, paper, stroke(sheet.x, 0.002, wide).mul(0.75))

    // In the plane and on the sheet: one is set, and the function gives the other.
    const point = (from ? f(values.vec2('polar')) : values.vec2('p')).toConst('point')
    const found = (from ? values.vec2('polar') : f(values.vec2('p'))).toConst('found')
    // The marks: on the right where the point is, on the left where its coordinates are.
    const onSheet = vec2(
      found.x.mul(half / Math.PI),
      found.y
        .mul(2 / reach)
        .sub(1)
        .mul(half),
    )
    const local = select(right.p, left.p, isLeft).toConst('local')
    const target = select(point.div(scale), onSheet, isLeft).toConst('target')
    const root = select(vec2(0), vec2(onSheet.x, -half), isLeft)
    const angleOf = select(bent.x, flat.x, isLeft)
    const isBetween = select(float(0), float(1), angleOf.mul(found.x.sign()).greaterThan(0).and(angleOf.abs().lessThan(found.x.abs())))
    const arcLine = select(stroke(bent.y.sub(found.y), 0.014, pixel.mul(scale)), stroke(left.p.y.sub(onSheet.y), 0.006), isLeft).mul(isBetween)
    const line = min(segment(local, root, target), float(1))
    colour = over(colour, ground, max(stroke(line, 0.014), float(0)).mul(0.5))
    colour = over(colour, paper, max(stroke(line, 0.006), arcLine))
    colour = over(colour, ground, inside(disc(local, target, 0.024)))
    colour = over(colour, paper, inside(disc(local, target, 0.017)))
    return over(ground, colour, left.coverage.add(right.coverage))
  },
})

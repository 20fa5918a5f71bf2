/** A map of all directions: a ball with a pattern, beside the same pattern on the map, with one direction marked in both. */
import { drawChar } from '@kirari/addons'
import { float, fn, If, int, length, max, min, mix, select, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { pointHandle } from '../handle.ts'
import { cool, ground, mint, paper, quiet, rose, warm } from '../paint/palette.ts'
import { pixel, place } from '../paint/plane.ts'
import { disc, frame, gridLine, inside, over, stroke } from '../paint/stroke.ts'
import type { Handle, Preview, Subject, SubjectParameter } from '../preview.ts'

type Triple = readonly [x: number, y: number, z: number]

/** How a map lies in the picture, and from where the ball is seen. */
interface Sheet {
  readonly middle: readonly [x: number, y: number]
  readonly half: readonly [x: number, y: number]
  /** The coordinates of its lower left corner; those of the upper right one are 1. */
  readonly low: 0 | -1
  /** Some maps show the ball as one sees it from its middle: then its far half is drawn, from inside. */
  readonly seen: 'from inside' | 'from outside'
  /** The direction towards the eye, by two angles. */
  readonly eye: readonly [yaw: number, pitch: number]
  readonly tiles: readonly [columns: number, rows: number]
  /** How wide an angle a length of the picture is, about. */
  readonly angle: number
  readonly isRound: boolean
}

const sheets = {
  equirectangular: {
    middle: [0.435, 0],
    half: [0.42, 0.21],
    low: 0,
    seen: 'from inside',
    eye: [0.4, 0.3],
    tiles: [6, 4],
    angle: Math.PI / 0.42,
    isRound: false,
  },
  fisheye: { middle: [0.438, 0], half: [0.4, 0.4], low: 0, seen: 'from inside', eye: [0.3, 0.25], tiles: [5, 5], angle: Math.PI / 0.8, isRound: true },
  octahedron: { middle: [0.438, 0], half: [0.4, 0.4], low: -1, seen: 'from outside', eye: [0.5, 0.42], tiles: [5, 5], angle: Math.PI / 0.8, isRound: false },
} as const satisfies Readonly<Record<string, Sheet>>

export interface AtlasOptions {
  readonly map: keyof typeof sheets
  /** From directions to places of the map, or back. */
  readonly from: 'direction' | 'map'
}

const ball = { middle: [-0.45, 0], radius: 0.39 } as const

const axesOf = ({ eye: [yaw, pitch] }: Sheet): readonly [right: Triple, up: Triple, back: Triple] => {
  const [s, c, sp, cp] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  return [
    [c, 0, -s],
    [-s * sp, cp, -c * sp],
    [s * cp, sp, c * cp],
  ]
}

/** 1 for the near half of the ball, −1 for the far one. */
const sideOf = ({ seen }: Sheet): 1 | -1 => (seen === 'from outside' ? 1 : -1)

const domainOf = ({ parameters }: Subject): SubjectParameter => {
  const found = parameters.find(({ role }) => role === 'domain')
  if (!found) throw new Error('A preview of a map needs a parameter with the role "domain": the direction, or the place of the map.')
  return found
}

/** A direction, by its place on the half of the ball that is seen. */
const onBall = (id: string, sheet: Sheet): Handle => {
  const [right, up, back] = axesOf(sheet)
  const dot = (a: readonly number[], b: Triple): number => (a[0] ?? 0) * b[0] + (a[1] ?? 0) * b[1] + (a[2] ?? 0) * b[2]
  const at = (value: readonly number[]): readonly [number, number] => {
    const size = ball.radius / (Math.hypot(...value) || 1)
    return [ball.middle[0] + dot(value, right) * size, ball.middle[1] + dot(value, up) * size]
  }
  return {
    id,
    components: [0, 1],
    at,
    distance([x, y], value) {
      const [atX, atY] = at(value)
      return Math.hypot(x - atX, y - atY)
    },
    move([placeX, placeY], value) {
      const [x, y] = [(placeX - ball.middle[0]) / ball.radius, (placeY - ball.middle[1]) / ball.radius]
      const off = Math.max(Math.hypot(x, y), 1)
      const depth = sideOf(sheet) * Math.sqrt(Math.max(1 - (x * x + y * y) / (off * off), 0))
      const scale = Math.hypot(...value) || 1
      return [0, 1, 2].map((i) => scale * (((right[i] ?? 0) * x + (up[i] ?? 0) * y) / off + (back[i] ?? 0) * depth))
    },
  }
}

/** 1 on the dots of a letter in the middle of a tile; `p` is 1 at its border, `code` is that of the letter. */
const letterAt = fn('letterAt', [{ p: vec2 }, { code: float }, { isNegative: float }], float, (p, code, isNegative) => {
  const dots = p.div(0.13).add(vec2(2.5, 3.5)).toConst('dots')
  // A minus takes the place before the letter.
  const moved = dots.add(vec2(isNegative.mul(-2.5), 0)).toConst('moved')
  const isMinus = isNegative.mul(step(moved.x, -0.5)).greaterThan(0.5).toConst('isMinus')
  return drawChar(select(moved, moved.add(vec2(5.5, 0)), isMinus), int(select(code, float(45), isMinus)))
})

/** The pattern on the map: tiles coloured by column, each with a letter. `scale` is the size of the map. */
const paintedSheet = (sheet: Sheet) =>
  fn('paintedSheet', [{ s: vec2 }, { scale: vec2 }], vec3, (s, scale) => {
    const [columns, rows] = sheet.tiles
    const tile = s.mul(vec2(columns, rows)).toConst('tile')
    const cell = tile
      .floor()
      .min(vec2(columns - 1, rows - 1))
      .toConst('cell')
    const share = cell.x.div(columns - 1).toConst('share')
    const tint = select(mix(cool, mint, share.mul(2)), mix(warm, rose, share.mul(2).sub(1)), share.greaterThan(0.5))
    const index = cell.x.add(
      float(rows - 1)
        .sub(cell.y)
        .mul(columns),
    )
    const isOdd = cell.x.add(cell.y).mod(2)
    const colour = mix(ground, tint, mix(float(0.34), float(0.56), isOdd).mul(s.y.mul(0.5).add(0.65))).toVar('colour')
    const letter = letterAt(
      tile
        .sub(cell)
        .mul(2)
        .sub(1)
        .mul(vec2(columns / rows > 1 ? 1.15 : 1, 1)),
      index.add(65),
      0,
    )
    colour.assign(over(colour, paper, letter.mul(0.9)))
    const lines = max(stroke(gridLine(s.x, 1 / columns).mul(scale.x), 0.004), stroke(gridLine(s.y, 1 / rows).mul(scale.y), 0.004))
    return over(colour, paper, lines.mul(0.35))
  })

/** The pattern on the ball: six fields in the colours of the axes, each labelled so that it can be read from the eye. */
const paintedBall = (side: 1 | -1) =>
  fn('paintedBall', [{ d: vec3 }, { size: float }], vec3, (d, size) => {
    const off = d.abs().toConst('off')
    const isX = off.x.greaterThanEqual(max(off.y, off.z)).toConst('isX')
    const isY = off.y.greaterThanEqual(max(off.x, off.z)).toConst('isY')
    const along = select(select(d.z, d.y, isY), d.x, isX).toConst('along')
    const sign = select(float(-1), float(1), along.greaterThan(0)).toConst('sign')
    // From inside: to the right and upwards, as one who faces −z and raises or turns the head has them.
    const flat = select(select(vec2(d.x.mul(sign.negate()), d.y), vec2(d.x, d.z.mul(sign)), isY), vec2(d.z.mul(sign), d.y), isX)
    const p = vec2(flat.x.mul(-side), flat.y).div(along.abs()).toConst('p')
    const tint = select(select(cool, mint, isY), rose, isX)
    const code = select(select(float(90), float(89), isY), float(88), isX)
    const isNegative = step(sign, 0)
    const colour = mix(mix(ground, tint, 0.72), mix(ground, tint, 0.34), isNegative).toVar('colour')
    // The angle to the border of the field, and to lines between.
    const second = max(min(off.x, max(off.y, off.z)), min(off.y, off.z))
    colour.assign(
      over(
        colour,
        ground,
        stroke(gridLine(p.x, 0.5), 0.02, size.mul(1.4))
          .max(stroke(gridLine(p.y, 0.5), 0.02, size.mul(1.4)))
          .mul(0.3),
      ),
    )
    colour.assign(over(colour, paper, letterAt(p, code, isNegative).mul(0.92)))
    return over(colour, ground, stroke(along.abs().sub(second).mul(Math.SQRT1_2), 0.03, size).mul(0.8))
  })

const words = {
  equirectangular: { en: 'the rectangular map', ja: '長方形の地図' },
  fisheye: { en: 'the round image', ja: '円形の画像' },
  octahedron: { en: 'the square map', ja: '正方形の地図' },
} as const

export const atlas = ({ map, from }: AtlasOptions): Preview => {
  const sheet: Sheet = sheets[map]
  const side = sideOf(sheet)
  const [right, up, back] = axesOf(sheet)
  const [mapX, mapY] = sheet.middle
  const low = sheet.low
  const span = 1 - low
  const toSheet = (coordinates: Vec2): Vec2 => coordinates.sub(low).div(span)
  const half =
    side === 1
      ? { en: 'a ball of directions', ja: '方向を表す球' }
      : { en: 'the far half of a ball of directions, seen from inside', ja: '方向を表す球の奥半分を内側から見たもの' }
  return {
    controls: (subject) => controlsOf(domainOf(subject)),
    startSeconds: undefined,
    handles(subject) {
      const { name } = domainOf(subject)
      if (from === 'direction') return [onBall(name, sheet)]
      // From coordinates to lengths of the picture.
      const scale = span / (2 * sheet.half[0])
      const middle = (low + 1) / 2
      const plain = pointHandle(name, scale, [mapX - middle / scale, mapY - middle / scale])
      if (sheet.half[0] === sheet.half[1]) return [plain]
      const tall = span / (2 * sheet.half[1])
      const at = ([x = 0, y = 0]: readonly number[]): readonly [number, number] => [mapX + (x - middle) / scale, mapY + (y - middle) / tall]
      return [
        {
          ...plain,
          at,
          distance([x, y], value) {
            const [atX, atY] = at(value)
            return Math.hypot(x - atX, y - atY)
          },
          move: ([x, y]) => [(x - mapX) * scale + middle, (y - mapY) * tall + middle],
        },
      ]
    },
    describe: (name) =>
      from === 'direction'
        ? {
            en: `On the right ${words[map].en} with a letter in each tile; on the left ${half.en}, with the letter that ${name} finds for each direction. One direction is marked in both, with the lines of its two numbers.`,
            ja: `右は、マスごとに文字を書いた${words[map].ja}です。左は${half.ja}で、それぞれの方向に、${name}が求めた位置の文字が見えています。一つの方向を両方に示し、その二つの数の線を引いています。`,
          }
        : {
            en: `On the left ${half.en}, with a field for each end of the axes; on the right ${words[map].en}, with what ${name} finds for each of its places. One direction is marked in both, and a circle round it shows how the map stretches.`,
            ja: `左は${half.ja}で、軸の両端ごとに色を分けています。右は${words[map].ja}で、それぞれの位置に、${name}が求めた方向の色が見えています。一つの方向を両方に示し、まわりの円で地図の歪みを表しています。`,
          },
    fragment: (subject, values) =>
      fn('atlas', [{ p: vec2 }], vec3, (p) => {
        const isLeft = p.x.lessThan((ball.middle[0] + ball.radius + mapX - sheet.half[0]) / 2).toConst('isLeft')
        const q = place
          .sub(vec2(...ball.middle))
          .div(ball.radius)
          .toConst('q')
        const away = length(q).toConst('away')
        const depth = float(1).sub(away.mul(away)).max(0).sqrt().toConst('depth')
        const onSphere = vec3(...right)
          .mul(q.x)
          .add(vec3(...up).mul(q.y))
          .add(vec3(...back).mul(depth.mul(side)))
          .toConst('onSphere')
        const panel = frame(p, sheet.middle, sheet.half, 0.006)
        const onMap = panel.p
          .div(vec2(...sheet.half))
          .mul(0.5)
          .add(0.5)
          .toConst('onMap')
        const grain = pixel.div(ball.radius).div(depth.max(0.25)).toConst('grain')

        const picture = vec3(0).toVar('picture')
        const marked = (direction: Vec3, coordinates: Vec2): Vec3 => {
          const unit = direction.div(length(direction).max(1e-6)).toConst('unit')
          const ballPlace = vec2(unit.dot(vec3(...right)), unit.dot(vec3(...up)))
            .mul(ball.radius)
            .add(vec2(...ball.middle))
          const isSeen = step(0, unit.dot(vec3(...back)).mul(side))
          const mapPlace = toSheet(coordinates)
            .mul(2)
            .sub(1)
            .mul(vec2(...sheet.half))
            .add(vec2(...sheet.middle))
          const at = select(mapPlace, ballPlace, isLeft).toConst('at')
          const share = select(float(1), isSeen.mul(0.7).add(0.3), isLeft)
          const spot = disc(p, at, 0.0165).toConst('spot')
          return over(over(picture, ground, inside(spot.sub(0.007)).mul(share)), paper, inside(spot).mul(share))
        }
        const given = domainOf(subject).name
        if (from === 'direction') {
          const f = (d: Vec3): Vec2 => apply<Vec2>(subject, values, [d])
          const chosen = values.vec3(given).toConst('chosen')
          const found = f(chosen).toConst('found')
          const s = onMap.toVar('s')
          const scale = vec2(sheet.half[0] * 2, sheet.half[1] * 2).toVar('scale')
          If(isLeft, () => {
            s.assign(toSheet(f(onSphere)))
            // How long the sheet is on the ball: its parallels shorten, and the triangles of an octahedron are about as long as they are.
            const level = map === 'octahedron' ? float(ball.radius * 2.6) : onSphere.xz.length().mul(2 * Math.PI * ball.radius)
            scale.assign(vec2(level, map === 'octahedron' ? ball.radius * 2.6 : Math.PI * ball.radius).mul(depth.max(0.3)))
          })
          picture.assign(paintedSheet(sheet)(s, scale))
          const mine = toSheet(found)
          picture.assign(
            over(
              picture,
              paper,
              stroke(s.x.sub(mine.x).mul(scale.x), 0.006)
                .max(stroke(s.y.sub(mine.y).mul(scale.y), 0.006))
                .mul(0.85),
            ),
          )
          picture.assign(select(picture, picture.mul(depth.mul(0.5).add(0.5)), isLeft))
          picture.assign(marked(chosen, found))
        } else {
          const f = (coordinates: Vec2): Vec3 => apply<Vec3>(subject, values, [coordinates])
          const chosen = values.vec2(given).toConst('chosen')
          const found = f(chosen).toConst('found')
          const d = onSphere.toVar('d')
          If(isLeft.not(), () => {
            d.assign(f(onMap.mul(span).add(low)))
          })
          const size = select(pixel.mul(sheet.angle), grain, isLeft).toConst('size')
          picture.assign(paintedBall(side)(d, size))
          // A circle on the ball, 17° wide on each side.
          picture.assign(over(picture, paper, stroke(length(d.sub(found)).sub(0.3), 0.02, size).mul(0.9)))
          picture.assign(select(picture, picture.mul(depth.mul(0.5).add(0.5)), isLeft))
          if (sheet.isRound) {
            const rim = panel.p.length().sub(sheet.half[0]).toConst('rim')
            const dimmed = over(mix(picture, ground, inside(rim.negate()).mul(0.72)), quiet, stroke(rim, 0.004).mul(0.8))
            picture.assign(select(dimmed, picture, isLeft))
          }
          picture.assign(marked(found, chosen))
        }
        const edge: Float = stroke(away.sub(1).mul(ball.radius), 0.004).mul(0.6)
        const cover = select(panel.coverage, inside(away.sub(1).mul(ball.radius)), isLeft)
        return over(over(ground, picture, cover), quiet, select(float(0), edge, isLeft))
      })(place),
  }
}

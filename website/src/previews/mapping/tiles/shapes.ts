/** How each shape of tile is drawn: its border, the position of a tile by its number, and a motif that shows its orientation. */
import { float, fn, max, min, mix, select, vec2 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import type { Preview } from '../../preview.ts'
import { cool, ground, mint, paper, rose, warm } from '../../paint/palette.ts'
import { inside, over, stroke } from '../../paint/stroke.ts'

const rise = Math.sqrt(3) / 2

export interface Shape {
  /** How far the nearest side is from a place in the tile; `p` is the point, in units of a tile. */
  readonly toSide: (local: Vec2, p: Vec2) => Float
  /** The middle of the tile of a number. */
  readonly middle: (first: Float, second: Float) => Vec2
  /** Where the axes of the place begin in the tile, and how long they are. */
  readonly axes: { readonly from: number; readonly length: number }
  /** The motif, at a position within the tile. */
  readonly motif?: (colour: Vec3, local: Vec2, size: Float) => Vec3
  readonly describe: Preview['describe']
}

const halfOf = (whole: Float): Float => whole.mul(0.5).fract()

const toSquare = fn('toSquare', [{ p: vec2 }], float, (p) => {
  const q = p.fract().sub(0.5).abs()
  return float(0.5).sub(max(q.x, q.y))
})
const square = {
  toSide: (_: Vec2, p: Vec2): Float => toSquare(p),
  middle: (first: Float, second: Float): Vec2 => vec2(first.add(0.5), second.add(0.5)),
  axes: { from: 0.15, length: 0.32 },
}

/** Two arcs between opposite corners: a quarter of a flower where mirrors meet. */
const leaf = (local: Vec2): Float => max(local.sub(vec2(1, 0)).length(), local.sub(vec2(0, 1)).length()).sub(0.94)
/** A triangle from the hub, where the four of a block meet, to the outer corner. */
const sail = (local: Vec2): Float => {
  const from = float(1).sub(local)
  return max(from.x.sub(from.y).mul(Math.SQRT1_2), from.y.sub(0.88))
}

export const shapes = {
  hexagon: {
    toSide: (local) => {
      const q = local.abs()
      return float(0.5).sub(max(q.x, q.x.mul(0.5).add(q.y.mul(rise))))
    },
    middle: (first, second) => vec2(first.add(second.mul(0.5)), second.mul(rise)),
    axes: { from: 0, length: 0.26 },
    describe: (name) => ({
      en: `The hexagons of ${name}, each in a shade of its own number. From the first, two arrows show the axes of the numbers, and a path along them leads to the hexagon of the probe.`,
      ja: `${name}の六角形です。番号ごとに濃さを変えています。最初の六角形から番号の二つの軸を矢印で示し、軸に沿った道が、調べる点のある六角形まで続きます。`,
    }),
  },
  square: {
    ...square,
    describe: (name) => ({
      en: `The squares of ${name}, each in a shade of its own number, with the axes of the place in its lower left corner. A path along columns and rows leads from the first square to that of the probe.`,
      ja: `${name}の正方形です。番号ごとに濃さを変え、左下の角に、タイルの中の位置の軸を描いています。最初の正方形から、列と行に沿った道が、調べる点のある正方形まで続きます。`,
    }),
  },
  brick: {
    ...square,
    toSide: (_, p) => toSquare(vec2(p.x.sub(halfOf(p.y.floor())), p.y)),
    middle: (first, second) => vec2(first.add(0.5).add(halfOf(second)), second.add(0.5)),
    describe: (name) => ({
      en: `The rows of ${name}, every odd one shifted by half a tile, each tile in a shade of its own number. A path along columns and rows leads from the first tile to that of the probe.`,
      ja: `${name}のタイルです。奇数行は半個分ずれています。番号ごとに濃さを変えています。最初のタイルから、列と行に沿った道が、調べる点のあるタイルまで続きます。`,
    }),
  },
  triangle: {
    toSide: (local) => min(local.y.add(rise / 3), float(rise / 3).sub(local.y.mul(0.5).add(local.x.abs().mul(rise)))),
    middle: (first, second) => {
      const isOdd = halfOf(first).mul(2)
      return vec2(first.add(second).add(1).mul(0.5), second.add(isOdd.add(1).div(3)).mul(rise))
    },
    axes: { from: 0, length: 0.17 },
    motif: (colour, local, size) =>
      over(
        colour,
        paper,
        stroke(local.y.sub(0.3).add(local.x.abs().mul(1.2)), 0.03, size)
          .mul(inside(local.x.abs().sub(0.06), size))
          .mul(0.7),
      ),
    describe: (name) => ({
      en: `The triangles of ${name}, each in a shade of its own number. The axes of the place begin at the centre, and point the other way in every second triangle. A path along the axes of the numbers leads from the first triangle to that of the probe.`,
      ja: `${name}の三角形です。番号ごとに濃さを変えています。タイルの中の位置の軸は中心から始まり、一つおきに逆を向きます。最初の三角形から、番号の軸に沿った道が、調べる点のある三角形まで続きます。`,
    }),
  },
  mirrored: {
    ...square,
    motif: (colour, local, size) => {
      const petal = over(colour, mix(rose, warm, local.x), inside(leaf(local), size).mul(0.62))
      const vein = over(petal, paper, stroke(leaf(local).add(0.07), 0.012, size).mul(0.5))
      return over(vein, mint, inside(local.sub(vec2(0.83, 0.17)).length().sub(0.075), size).mul(0.75))
    },
    describe: (name) => ({
      en: `The squares of ${name}, with a leaf and a dot drawn at the place: the mirrors at the borders complete them to flowers, and only every second tile has the dot at its lower right. A path leads from the first square to that of the probe.`,
      ja: `${name}の正方形に、位置を使って葉と点を描いています。境目の鏡が葉を花に仕上げます。点の位置からは、タイルが裏返っている向きが分かります。最初の正方形から、列と行に沿った道が、調べる点のある正方形まで続きます。`,
    }),
  },
  windmill: {
    ...square,
    motif: (colour, local, size) => {
      const edge = sail(local)
      const blade = over(colour, mix(cool, mint, local.y), inside(edge, size).mul(0.72))
      const fold = over(blade, paper, stroke(edge.add(0.06), 0.014, size).mul(0.45))
      return over(fold, warm, inside(local.sub(1).length().sub(0.1), size))
    },
    describe: (name) => ({
      en: `The squares of ${name}, with a sail drawn at the place: four tiles make a windmill, each a quarter turn further than the one before. A path leads from the first square to that of the probe.`,
      ja: `${name}の正方形に、位置を使って羽根を描いています。四つのタイルが90度ずつ回って、一つの風車になります。最初の正方形から、列と行に沿った道が、調べる点のある正方形まで続きます。`,
    }),
  },
} satisfies Readonly<Record<string, Shape>>

/** The two axes of the place, x and y, from where they begin in a tile. */
export const placeAxes = (colour: Vec3, local: Vec2, size: Float, { from, length }: Shape['axes'], isChosen: ReturnType<Float['lessThan']>): Vec3 => {
  const q = local.sub(from)
  const axis = (along: Float, across: Float): Float =>
    max(
      across.abs().sub(0.012),
      along
        .sub(length * 0.5)
        .abs()
        .sub(length * 0.5),
    )
  const head = (along: Float, across: Float): Float =>
    max(
      across.abs().sub(
        float(length + 0.06)
          .sub(along)
          .mul(0.5),
      ),
      float(length - 0.02).sub(along),
    )
  const arrow = (along: Float, across: Float): Float => inside(min(axis(along, across), head(along, across)), size)
  const strength = select(float(0.4), float(1), isChosen)
  return over(over(colour, select(warm, ground, isChosen), arrow(q.x, q.y).mul(strength)), select(mint, ground, isChosen), arrow(q.y, q.x).mul(strength))
}

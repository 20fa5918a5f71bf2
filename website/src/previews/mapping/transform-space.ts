/** A matrix of space: what it does to a cube and its axes. On the left what goes in, on the right the result, each with its numbers. */
import { safeInverse } from '@kirari/addons'
import { dot, float, fn, mat3, mat4, max, min, mix, select, step, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Mat3, Mat4, Vec2, Vec3, Vec4 } from 'kirari/node'
import { apply, type Argument } from '../apply.ts'
import { parameterControls } from '../control.ts'
import { faint, ground, panel, paper, quiet, rule } from '../paint/palette.ts'
import { half, middle, panels } from '../paint/panels.ts'
import { place } from '../paint/plane.ts'
import { meetBox, sideOf } from '../paint/space.ts'
import { cameraOf, inPanel, spaceHandle, type Stand } from '../paint/stand.ts'
import { inside, over, segment, stroke } from '../paint/stroke.ts'
import type { Handle, Place, Preview, Subject, SubjectParameter } from '../preview.ts'
import { columns, hasFourColumns, type Placement } from '../turn/columns.ts'
import { axisColours, unitAxes } from '../turn/globe.ts'
import type { Values } from '../values.ts'

const stand: Stand = { yaw: 0.56, pitch: 0.44, distance: 7.4, focal: 1.68 }
/** Where the origin is in a panel: the numbers are below it. */
const raised = 0.07
const middles = { left: [-middle, raised], right: [middle, raised] } as const

/** Half the edge of the cube before anything happens to it. */
const edge = 0.5
const [low, high] = [vec3(-edge), vec3(edge)]

export const inSpace: Preview = {
  controls: parameterControls,
  startSeconds: undefined,
  handles: (subject) => {
    const ids = parameterControls(subject).map(({ id }) => id)
    const given = matrixOf(subject)
    // The tips of the columns; where there are four, these stand round the last, which is the one that can be moved alone.
    if (given) return (ids.length === 4 ? ids.slice(3) : ids).map((id) => inPanel(spaceHandle(id, stand), middles.left))
    const [parameter] = subject.parameters
    if (parameter?.unit === 'factor') return ids.flatMap((id) => [0, 1, 2].map((axis) => inPanel(alongAxis(id, axis), middles.right)))
    return ids.map((id) => inPanel(spaceHandle(id, stand), middles.right))
  },
  describe: (name) => ({
    en: `A cube, its three axes and the numbers of its matrix before and after ${name}: on the left what goes in, on the right the result. Discs are as large as the numbers, hollow where they are negative; each column has the colour of its axis, and the column that moves points is white.`,
    ja: `${name}の前と後の立方体と三つの軸、そして行列の成分を示した図です。左が入力、右が結果です。円の大きさが値の大きさで、負の値は輪で示します。各列はその列が表す軸の色で、平行移動を表す列は白です。`,
  }),
  fragment(subject, values) {
    const given = givenTo(subject, values)
    const before = given ?? mat3(1)
    const after = apply<Mat3 | Mat4>(subject, values, [], nameOf(subject, given))

    const p = place
    const isLeft = p.x.lessThan(0).toConst('isLeft')
    const { left, right } = panels(p)
    const [first, second] = [columnsOf(before), columnsOf(after)]
    const seen = first.map((column, i) => select(second[i] ?? column, column, isLeft).toConst('column'))
    const [x, y, z, w] = seen
    if (!x || !y || !z || !w) throw new Error('A matrix of space has four columns.')

    const q = p.sub(vec2(select(middles.right[0], middles.left[0], isLeft), raised)).toConst('q')
    let colour = pictured(q, x, y, z, w)
    colour = columns(columns(colour, before, below(-middle, before)), after, below(middle, after))
    return over(ground, colour, left.coverage.add(right.coverage))
  },
}

/** The numbers of a matrix stand in the lower right of its panel. */
const below = (at: number, matrix: Mat3 | Mat4): Placement => {
  const [spacing, count] = [0.058, hasFourColumns(matrix) ? 4 : 3]
  return { middle: [at + half - 0.04 - (count / 2) * spacing, -half + 0.045 + (count / 2) * spacing], spacing, greatest: 2 }
}

/** The picture of one panel, for the matrix with these columns. */
const pictured = fn('pictured', [{ q: vec2 }, { x: vec4 }, { y: vec4 }, { z: vec4 }, { w: vec4 }], vec3, (q, x, y, z, w) => {
  const camera = cameraOf(stand, q)
  const { origin, direction: view, spread } = camera

  // The ground, and the three axes of the scene.
  const depth = origin.y.negate().div(view.y.min(-1e-3)).toConst('depth')
  const floor = origin.add(view.mul(depth)).xz.toConst('floor')
  const size = depth.mul(spread).mul(1.5).toConst('size')
  const off = floor.sub(0.5).fract().sub(0.5).abs().toConst('off')
  const near = floor.length().mul(-0.3).exp().mul(step(view.y, -0.02)).toConst('near')
  let colour: Vec3 = over(
    mix(panel, faint, near.mul(0.35)),
    quiet,
    max(stroke(off.x, 0.012, size), stroke(off.y, 0.012, size))
      .mul(near)
      .mul(0.32),
  )
  for (const axis of unitAxes) colour = over(colour, rule, stroke(segment(q, seenAt(axis.mul(-2)), seenAt(axis.mul(2))), 0.004))

  // The cube before anything happened to it, as a frame.
  const ghost = meetBox(camera, low, high)
  const frameAt = (at: Float): Float => stroke(sideOf(origin.add(view.mul(at)), low, high).edge, 0.016, at.mul(spread)).mul(ghost.coverage)
  const ghostFrame = max(frameAt(ghost.far).mul(0.5), frameAt(ghost.near)).toConst('ghostFrame')
  colour = over(colour, quiet, ghostFrame.mul(0.45))

  // The ray as the cube sees it: through the inverse, which is all zeros where there is none. Then only the axes are seen.
  const inverse = safeInverse(mat4(x, y, z, w)).toConst('inverse')
  const from = inverse.mul(vec4(origin, 1)).toConst('from')
  const along = inverse.mul(vec4(view, 0)).toConst('along')
  const start = from.xyz.div(select(from.w, 1, from.w.abs().lessThan(1e-6))).toConst('start')
  const towards = along.xyz.sub(start.mul(along.w)).toConst('towards')
  const length = towards.length().max(1e-9).toConst('length')
  const ray = { origin: start, direction: towards.div(length).toConst('unit') }
  const hit = meetBox(ray, low, high)
  const at = start.add(ray.direction.mul(hit.near)).toConst('at')
  const { normal, edge: toEdge } = sideOf(at, low, high)
  const grain = hit.near.mul(spread).toConst('grain')
  const side = normal.abs()
  const hue = axisColours[0].mul(side.x).add(axisColours[1].mul(side.y)).add(axisColours[2].mul(side.z))
  // A side that looks along its axis is bright, the one against it dull.
  const isAlong = dot(normal, vec3(1)).greaterThan(0)
  const lit = dot(side, vec3(0.72, 1, 0.86))
  let skin: Vec3 = select(mix(hue, ground, 0.62), mix(hue, paper, 0.08), isAlong).mul(lit)
  skin = over(skin, ground, stroke(toEdge, 0.03, grain).mul(0.6))
  const isFront = step(0.5, normal.z)
  skin = over(skin, ground, letter(at.xy, grain).mul(isFront).mul(0.75))

  const centre = w.xyz.div(max(w.w, 0.05)).toConst('centre')
  const tips = [x, y, z].map((column) => {
    const tip = (share: number): Vec3 => {
      const point = w.add(column.mul(share)).toConst('point')
      return point.xyz.div(max(point.w, 0.05)).toConst('tip')
    }
    return { tail: tip(edge), end: tip(1) }
  })
  const isFar = tips.map(({ end }) => step(dot(end.sub(centre), origin.sub(centre)), 0).toConst('isFar'))
  const arrows = tips.map(({ tail, end }) => arrowAt(q, tail, end).toConst('arrow'))
  const drawArrow = (under: Vec3, i: number, opacity: Float): Vec3 => {
    const d = arrows[i] ?? float(9)
    return over(over(under, ground, inside(d.sub(0.006)).mul(opacity).mul(0.7)), axisColours[i] ?? paper, inside(d).mul(opacity))
  }
  isFar.forEach((far, i) => (colour = drawArrow(colour, i, far)))
  colour = over(colour, skin, hit.coverage.mul(step(1e-6, towards.length())))
  isFar.forEach((far, i) => (colour = drawArrow(colour, i, float(1).sub(far))))
  colour = over(colour, quiet, frameAt(ghost.near).mul(0.22))
  // The column that moves points, from the origin.
  const moved = step(1e-3, centre.length())
  colour = over(
    colour,
    paper,
    stroke(segment(q, seenAt(vec3(0)), seenAt(centre)), 0.006)
      .mul(moved)
      .mul(0.8),
  )
  return over(colour, paper, inside(q.distance(seenAt(centre)).sub(0.0115)).mul(moved))
})

/** The letter F on a side of the cube: no turn or mirror image of it looks like it. */
const letter = (at: Vec2, size: Float): Float =>
  (
    [
      [-0.14, 0, 0.07, 0.3],
      [0.04, 0.23, 0.18, 0.07],
      [0, 0, 0.14, 0.06],
    ] as const
  )
    .map(([x, y, halfX, halfY]) => inside(max(at.x.sub(x).abs().sub(halfX), at.y.sub(y).abs().sub(halfY)), size))
    .reduce((widest, one) => max(widest, one))

const { yaw, pitch, distance, focal } = stand
type Triple = readonly [x: number, y: number, z: number]
const rightward: Triple = [Math.cos(yaw), 0, -Math.sin(yaw)]
const upward: Triple = [-Math.sin(yaw) * Math.sin(pitch), Math.cos(pitch), -Math.cos(yaw) * Math.sin(pitch)]
const backward: Triple = [Math.sin(yaw) * Math.cos(pitch), Math.sin(pitch), Math.cos(yaw) * Math.cos(pitch)]
const [right, up, back] = [vec3(...rightward), vec3(...upward), vec3(...backward)]

/** Where a point is in a panel. */
const seenAt = fn('seenIn', [{ point: vec3 }], vec2, (point) =>
  vec2(dot(point, right), dot(point, up)).mul(float(focal).div(max(float(distance).sub(dot(point, back)), 0.1))),
)

/** Distance to an arrow between two points. */
const arrowAt = fn('arrowIn', [{ q: vec2 }, { tail: vec3 }, { tip: vec3 }], float, (q, tail, tip) => {
  const end = seenAt(tip).toConst('end')
  const start = seenAt(tail).toConst('start')
  const along = end.sub(start)
  const length = along.length().max(1e-4).toConst('length')
  const unit = along.div(length).toConst('unit')
  const rest = q.sub(end)
  const behind = rest.dot(unit)
  const beside = rest.x.mul(unit.y).sub(rest.y.mul(unit.x)).abs()
  const reach = min(length, 0.042).toConst('reach')
  const head = max(behind.negate().sub(reach), behind.mul(0.42).add(beside).mul(0.92))
  const shaft = segment(q, start, start.add(unit.mul(length.sub(reach.mul(0.8)).max(0)))).sub(0.006)
  // An axis of length 0 has no direction that it could point in.
  return select(head.min(shaft), 9, length.lessThan(1e-3))
})

/** The parameter that is a matrix; undefined for a function that makes one of other things. */
const matrixOf = ({ parameters }: Subject): SubjectParameter | undefined => parameters.find(({ unit }) => unit === 'matrix')

/** The matrix that is set, of three or four columns. */
const givenTo = (subject: Subject, values: Values): Mat3 | Mat4 | undefined => {
  const given = matrixOf(subject)
  if (!given) return undefined
  const id = (column: number): string => `${given.name}[${column}]`
  return values.has(id(3))
    ? mat4(values.vec4(id(0)), values.vec4(id(1)), values.vec4(id(2)), values.vec4(id(3)))
    : mat3(values.vec3(id(0)), values.vec3(id(1)), values.vec3(id(2)))
}

const nameOf = (subject: Subject, matrix: Mat3 | Mat4 | undefined): Readonly<Record<string, Argument>> => {
  const given = matrixOf(subject)
  return given && matrix ? { [given.name]: matrix } : {}
}

/** Four columns in any case. */
const columnsOf = (matrix: Mat3 | Mat4): readonly Vec4[] =>
  hasFourColumns(matrix) ? [0, 1, 2, 3].map((i) => matrix.at(i)) : [...[0, 1, 2].map((i) => vec4(matrix.at(i), 0)), vec4(0, 0, 0, 1)]

/** One of three factors, as the tip of its axis: it goes along the line that the axis is in the picture. */
const alongAxis = (id: string, axis: number): Handle => {
  const [toRight, toUp, toBack] = [rightward[axis] ?? 0, upward[axis] ?? 0, backward[axis] ?? 0]
  const at = (value: readonly number[]): Place => {
    const factor = value[axis] ?? 0
    const share = (factor * focal) / (distance - factor * toBack)
    return [toRight * share, toUp * share]
  }
  return {
    id,
    components: [axis],
    at,
    distance([x, y], value) {
      const [atX, atY] = at(value)
      return Math.hypot(x - atX, y - atY)
    },
    move([x, y], value) {
      const share = (x * toRight + y * toUp) / (toRight * toRight + toUp * toUp)
      return value.map((before, i) => (i === axis ? (share * distance) / (focal + share * toBack) : before))
    },
  }
}

/**
 * The turtle (Abelson and diSessa 1981) that reads a word and leaves branches and leaves behind (Prusinkiewicz 1986). It has a position and
 * three orthonormal directions: heading, left and up.
 * Must not know: rules, the engine.
 */
import { codeOf, type Grammar } from './parse.ts'
import type { Word } from './rewrite.ts'

type Vector = readonly [x: number, y: number, z: number]
export interface Turtle {
  readonly position: Vector
  readonly heading: Vector
  readonly left: Vector
  readonly up: Vector
  readonly width: number
  /** The length of the path from the root, which is when growth arrives here. */
  readonly path: number
  /** Lines and leaves drawn since the branch began: the branch drawn last, or −1. */
  readonly last: number
}

/** A tapered line: both ends with radius, the normals of its end planes, and the path from the root to both ends. */
export interface Branch {
  readonly from: Vector
  readonly to: Vector
  readonly radii: readonly [from: number, to: number]
  fromNormal: Vector
  toNormal: Vector
  readonly paths: readonly [from: number, to: number]
}
export interface Leaf {
  readonly at: Vector
  readonly heading: Vector
  readonly up: Vector
  readonly size: number
  readonly kind: number
  readonly path: number
}
export interface Drawing {
  readonly branches: readonly Branch[]
  readonly leaves: readonly Leaf[]
  /** The turtle at the end of the word. */
  readonly turtle: Turtle
}

/** More than these would be drawn. */
export class TooMany extends Error {
  override readonly name = 'TooMany'
  readonly limit: number
  constructor(limit: number) {
    super(`More than ${limit} branches or leaves`)
    this.limit = limit
  }
}

const add = (a: Vector, b: Vector, scale = 1): Vector => [a[0] + b[0] * scale, a[1] + b[1] * scale, a[2] + b[2] * scale]
const cross = (a: Vector, b: Vector): Vector => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]]
const unit = (a: Vector): Vector => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}
/** Turns `a` towards `b`, and `b` with it. */
const turn = (a: Vector, b: Vector, degrees: number): readonly [Vector, Vector] => {
  const angle = (degrees * Math.PI) / 180
  const [c, s] = [Math.cos(angle), Math.sin(angle)]
  return [add([a[0] * c, a[1] * c, a[2] * c], b, s), add([b[0] * c, b[1] * c, b[2] * c], a, -s)]
}

const start: Turtle = { position: [0, 0, 0], heading: [0, 1, 0], left: [-1, 0, 0], up: [0, 0, 1], width: 0, path: 0, last: -1 }
const sky: Vector = [0, 1, 0]

type Commands = Readonly<Record<string, (turtle: Turtle, value: number) => Turtle>>
/** The value is the first parameter, or the angle of the grammar. */
const turns: Commands = {
  '+': (t, value) => yaw(t, value),
  '-': (t, value) => yaw(t, -value),
  '&': (t, value) => pitch(t, -value),
  '^': (t, value) => pitch(t, value),
  '\\': (t, value) => roll(t, value),
  '/': (t, value) => roll(t, -value),
}
const yaw = (t: Turtle, value: number): Turtle => {
  const [heading, left] = turn(t.heading, t.left, value)
  return { ...t, heading, left }
}
const pitch = (t: Turtle, value: number): Turtle => {
  const [heading, up] = turn(t.heading, t.up, value)
  return { ...t, heading, up }
}
const roll = (t: Turtle, value: number): Turtle => {
  const [up, left] = turn(t.up, t.left, value)
  return { ...t, up, left }
}
/** Rolls until left is horizontal. */
const level = (t: Turtle): Turtle => {
  const across = cross(sky, t.heading)
  if (Math.hypot(...across) < 1e-6) return t
  const left = unit(across)
  return { ...t, left, up: cross(t.heading, left) }
}
/** Gravity pulls the heading down by an angle that is proportional to its horizontal part (Prusinkiewicz and Lindenmayer, section 2.1). */
const bend = (t: Turtle, tropism: number): Turtle => {
  const axis = cross(t.heading, [0, -1, 0])
  const pull = Math.hypot(...axis)
  if (tropism === 0 || pull < 1e-9) return t
  const about = unit(axis)
  const turned = (v: Vector): Vector => {
    const along = v[0] * about[0] + v[1] * about[1] + v[2] * about[2]
    const flat = add(v, about, -along)
    const angle = tropism * pull
    return add(add([flat[0] * Math.cos(angle), flat[1] * Math.cos(angle), flat[2] * Math.cos(angle)], cross(about, flat), Math.sin(angle)), about, along)
  }
  const heading = unit(turned(t.heading))
  const left = turned(t.left)
  const along = left[0] * heading[0] + left[1] * heading[1] + left[2] * heading[2]
  const level = unit(add(left, heading, -along))
  return { ...t, heading, left: level, up: cross(heading, level) }
}

/** Without a parameter, `!` makes lines thinner by this factor. */
const thinner = 0.7

export const interpret = (word: Word, { angle, width, tropism }: Pick<Grammar, 'angle' | 'width' | 'tropism'>, limit = 250_000): Drawing => {
  const { length, codes, starts, parameters } = word
  const branches: Branch[] = []
  const leaves: Leaf[] = []
  const stack: Turtle[] = []
  let turtle: Turtle = { ...start, width }
  const forward = (distance: number): Turtle => ({ ...turtle, position: add(turtle.position, turtle.heading, distance) })

  const draw = (distance: number): void => {
    const next = { ...forward(distance), path: turtle.path + Math.abs(distance), last: branches.length }
    const before = branches[turtle.last]
    const along = distance < 0 ? ([-turtle.heading[0], -turtle.heading[1], -turtle.heading[2]] as const) : turtle.heading
    const branch: Branch = {
      from: turtle.position,
      to: next.position,
      radii: [before ? before.radii[1] : turtle.width / 2, turtle.width / 2],
      fromNormal: along,
      toNormal: along,
      paths: [turtle.path, next.path],
    }
    if (before) {
      // Both ends meet in the plane that halves their angle.
      const sum = add(before.toNormal, along)
      if (Math.hypot(...sum) > 0.2) before.toNormal = branch.fromNormal = unit(sum)
    }
    branches.push(branch)
    turtle = bend(next, tropism)
  }

  const others: Readonly<Record<string, (value: number | undefined, kind: number) => void>> = {
    F: (value = 1) => draw(value),
    G: (value = 1) => draw(value),
    f: (value = 1) => (turtle = { ...forward(value), last: -1 }),
    '[': () => {
      stack.push(turtle)
      turtle = { ...turtle, last: -1 }
    },
    ']': () => (turtle = stack.pop() ?? turtle),
    '!': (value) => (turtle = { ...turtle, width: value ?? turtle.width * thinner }),
    '~': (value = 1, kind) => void leaves.push({ at: turtle.position, heading: turtle.heading, up: turtle.up, size: value, kind, path: turtle.path }),
    '|': () => (turtle = yaw(turtle, 180)),
    $: () => (turtle = level(turtle)),
  }
  const byCode = new Map([
    ...Object.entries(others).map(([sign, run]) => [codeOf(sign), run] as const),
    ...Object.entries(turns).map(([sign, run]) => [codeOf(sign), (value = angle) => (turtle = run(turtle, value))] as const),
  ])
  for (let i = 0; i < length; i++) {
    const [first = 0, next = 0] = [starts[i], starts[i + 1]]
    byCode.get(codes[i] ?? 0)?.(next > first ? parameters[first] : undefined, (next > first + 1 ? parameters[first + 1] : 0) ?? 0)
    if (branches.length > limit || leaves.length > limit) throw new TooMany(limit)
  }
  return { branches, leaves, turtle }
}

/** A box in space and what a function makes of it: a point, a yes or no, another box, the part of a ray. Corners and points can be dragged. */
import { AABB, aabbExpand } from '@kirari/addons'
import { float, fn, max, mix, select, step, vec2, vec3 } from 'kirari/node'
import type { Bool, Float, Vec2, Vec3 } from 'kirari/node'
import { controlsOf } from '../control.ts'
import { cool, mint, paper, quiet, rose, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { cameraOf, spaceHandle, type Stand } from '../paint/stand.ts'
import type { Preview, Subject } from '../preview.ts'
import type { Values } from '../values.ts'
import { createBoxScene, type BoxScene, type Frame } from './box-scene.ts'

const stand: Stand = { yaw: 0.5, pitch: 0.42, distance: 7.4, focal: 2 }

/** Draws what the function gives for the box. */
type Result = (scene: BoxScene, given: Given) => void
interface Given {
  readonly box: AABB
  readonly values: Values
  /** The function, which checks its arguments itself when it is called. Its result is known by what is shown of it. */
  readonly call: (...args: readonly unknown[]) => unknown
}

/** Whether points lie in it: one, and dots on a level plane. */
const inside: Result = (scene, { box, values, call }) => {
  // A Bool, by what is shown of it.
  const asked = (point: Vec3): Bool => call(box, point) as Bool
  const p = values.vec3('p')
  const isIn = asked(p)
  scene.dots(p.y, (point) => select(cool, warm, asked(point)))
  scene.dropLine(p)
  scene.point(p, 0.11, select(cool, warm, isIn))
}

/** A point that belongs to another point. */
const nearest: Result = (scene, { box, values, call }) => {
  const p = values.vec3('p')
  // A Vec3, by what is shown of it.
  const result = call(box, p) as Vec3
  scene.dropLine(p)
  scene.line(p, result, 0.03, paper, 0.8)
  scene.point(p, 0.1, paper)
  scene.point(result, 0.11, warm)
}

/** Four of the eight corners; the others lie opposite. */
const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

/** A point, with the diagonals that meet in the middle. */
const middle: Result = (scene, { box, call }) => {
  // A Vec3, by what is shown of it.
  const result = call(box) as Vec3
  for (const [x, y] of corners) {
    const from = mix(box.min, box.max, vec3(x, y, 0))
    scene.line(from, mix(box.min, box.max, vec3(1 - x, 1 - y, 1)), 0.02, warm, 0.4)
  }
  scene.dropLine(result)
  scene.point(result, 0.11, warm)
}

/** The box of two corners: which of its corners they are does not matter, and min and max are found. */
const ends: Result = (scene, { values, call }) => {
  const [a, b] = [values.vec3('a'), values.vec3('b')]
  // A box, by what is shown of it.
  const found = call(a, b) as Frame
  scene.frame(found, warm)
  for (const at of [a, b]) scene.dropLine(at)
  scene.line(a, b, 0.02, paper, 0.45)
  scene.point(found.min, 0.1, warm)
  scene.point(found.max, 0.1, warm)
  scene.point(a, 0.085, mint)
  scene.point(b, 0.085, rose)
}

/** The arrow from corner to corner, and the way along the sides whose lengths are its components. */
const diagonal: Result = (scene, { box, call }) => {
  // A Vec3, by what is shown of it.
  const way = (call(box) as Vec3).toConst('way')
  const from = box.min
  const [afterX, afterY] = [from.add(vec3(way.x, 0, 0)), from.add(vec3(way.x, way.y, 0))]
  const to = from.add(way).toConst('to')
  scene.line(from, afterX, 0.045, rose, 0.95)
  scene.line(afterX, afterY, 0.045, mint, 0.95)
  scene.line(afterY, to, 0.045, cool, 0.95)
  scene.line(from, to, 0.05, warm, 1)
  const along = way.div(max(way.length(), 1e-3)).toConst('along')
  const across = along.cross(vec3(0, 1, 0.01)).toConst('across')
  for (const side of [0.2, -0.2]) scene.line(to, to.sub(along.mul(0.5)).add(across.mul(side)), 0.05, warm, 1)
  scene.point(from, 0.08, warm)
}

/** Another box. */
const other: Result = (scene, { box, call }) =>
  // A box, by what is shown of it.
  scene.frame(call(box) as Frame, warm)

/** All three ways to grow, one after another: glass what holds the point and the other box, a frame what has the margin too. */
const growth: Result = (scene, { box, values }) => {
  const second = AABB({ min: values.vec3('other.min'), max: values.vec3('other.max') })
  const p = values.vec3('p')
  scene.glass(second.min, second.max, rose)
  const both = aabbExpand(aabbExpand(box, p), second)
  scene.glass(both.min, both.max, warm)
  scene.frame(aabbExpand(both, values.float('margin')), warm)
  scene.point(p, 0.1, mint)
}

/** How far a ray is drawn, in lengths of its direction. */
const reach = 7

/** A ray before, inside and after the box, with the places where it enters and leaves. */
const ray: Result = (scene, { box, values, call }) => {
  const [start, direction] = [values.vec3('origin'), values.vec3('direction')]
  // A Vec2, by what is shown of it.
  const result = (call(box, start, direction) as Vec2).toConst('result')
  const isHit = result.x.lessThanEqual(result.y).and(result.y.greaterThanEqual(0)).toConst('isHit')
  const hit = select(float(0), float(1), isHit).toConst('hit')
  const [enter, leave] = [max(result.x, 0), result.y]
  scene.ray(start, direction, reach, 0.05, (t) => {
    const isInside = step(enter, t).mul(step(t, leave)).mul(hit)
    const fade = float(1).sub(t.div(reach)).mul(2).saturate()
    const passed = float(1).sub(step(leave, t).mul(hit).mul(0.45))
    return { tint: mix(select(rose, cool, isHit), warm, isInside), opacity: fade.mul(passed) }
  })
  const at = (t: Float): Vec3 => start.add(direction.mul(t.clamp(-reach, reach)))
  scene.point(start, 0.085, paper)
  scene.point(at(result.x), 0.1, warm, hit.mul(step(0, result.x)))
  scene.point(at(leave), 0.1, warm, hit)
}

const results = { inside, nearest, middle, corners: ends, diagonal, other, growth, ray } satisfies Readonly<Record<string, Result>>

export interface BoxOptions {
  /**
   * Whether points lie inside; the nearest point to another; the middle; the box of two points in any order; an arrow from corner to corner;
   * another box; all ways to grow; where a ray enters and leaves.
   */
  readonly shows: keyof typeof results
}

/** What can be dragged besides the corners. */
const points: Partial<Readonly<Record<BoxOptions['shows'], string>>> = { inside: 'p', nearest: 'p', growth: 'p', ray: 'origin' }

const describeRay: Preview['describe'] = (name) => ({
  en: `A glass box and a ray through it: warm inside the box, with a point where ${name} says it enters and one where it leaves. The start of the ray and two corners of the box can be dragged.`,
  ja: `ガラスのボックスと、それを貫くレイです。中の区間を暖色で示し、${name}が求めた入る位置と出る位置に点を打っています。レイの始点とボックスの二つの角はドラッグできます。`,
})

const describeCorners: Preview['describe'] = (name) => ({
  en: `Two points to drag, green and red, and the box that ${name} makes of them, with its smallest and its largest corner in a warm colour. Drag one past the other: the box stays whole.`,
  ja: `ドラッグできる緑と赤の二点と、${name}が作るボックスです。座標が最小の角と最大の角を暖色で示しています。点どうしを追い越させても、ボックスは壊れません。`,
})

const describeDiagonal: Preview['describe'] = (name) => ({
  en: `A glass box with the arrow that ${name} gives, from corner to corner, and its three components as the sides of the box, in three colours. Two corners of the box can be dragged.`,
  ja: `ガラスのボックスと、角から角へ向かう${name}の矢印です。三つの成分を、ボックスの辺に沿って三色で示しています。ボックスの二つの角はドラッグできます。`,
})

const descriptions: Partial<Readonly<Record<BoxOptions['shows'], Preview['describe']>>> = {
  ray: describeRay,
  corners: describeCorners,
  diagonal: describeDiagonal,
}

const describe: Preview['describe'] = (name) => ({
  en: `A glass box in space, and what ${name} makes of it in a warm colour. Two corners of the box can be dragged.`,
  ja: `空間に置いたガラスのボックスと、${name}の結果です。結果は暖色で示しています。ボックスの二つの角はドラッグできます。`,
})

export const box = ({ shows }: BoxOptions): Preview => ({
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  startSeconds: undefined,
  ...(shows === 'growth' && { everySignature: true }),
  handles: () => [...(points[shows] ? [points[shows]] : []), ...endsOf(shows)].map((id) => spaceHandle(id, stand)),
  describe: descriptions[shows] ?? describe,
  fragment: (subject, values) =>
    // A body of statements, so that what does not touch a pixel costs it nothing.
    fn('box', [{ p: vec2 }], vec3, (p) => drawn(shows, subject, values, p))(place),
})

/** The two corners that are set: those of the box, or the points that it is made of. */
const endsOf = (shows: BoxOptions['shows']): readonly [string, string] => (shows === 'corners' ? ['a', 'b'] : ['box.min', 'box.max'])

const drawn = (shows: BoxOptions['shows'], { call }: Subject, values: Values, p: Vec2): Vec3 => {
  const [from, to] = endsOf(shows)
  const [low, high] = [values.vec3(from), values.vec3(to)]
  const scene = createBoxScene(cameraOf(stand, p), low.min(high), low.max(high))
  const draw: Result = results[shows]
  // Its type is that of every function.
  draw(scene, { box: AABB({ min: low, max: high }), values, call: call as Given['call'] })
  if (shows === 'corners') return scene.colour()
  scene.point(low, 0.06, quiet)
  scene.point(high, 0.06, quiet)
  return scene.colour()
}

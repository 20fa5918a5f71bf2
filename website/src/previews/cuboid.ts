/** A box in space and what a function makes of it: a point, a yes or no, or another box. Corners and points can be dragged. */
import { AABB, aabbExpand } from '@kirari/addons'
import { dot, float, fn, If, max, mix, normalize, select, signaturesOf, step, vec2, vec3 } from 'kirari/node'
import type { Bool, Float, Vec3 } from 'kirari/node'
import { controlsOf } from './control.ts'
import { floor } from './floor.ts'
import { cool, ground, mint, paper, quiet, rose, warm } from './palette.ts'
import { place } from './plane.ts'
import type { Preview, Subject } from './preview.ts'
import { meetBox, meetLine, meetPoint, sideOf, type Camera } from './space.ts'
import { cameraOf, spaceHandle, type Stand } from './stand.ts'
import { inside, over, stroke } from './stroke.ts'
import type { Values } from './values.ts'

const stand: Stand = { yaw: 0.5, pitch: 0.42, distance: 7.4, focal: 2 }
const light = normalize(vec3(0.5, 0.9, 0.6))
const floorHeight = -1.6

/** What the function gives, by the type that all its signatures have. */
const resultOf = ({ call }: Subject): string => signaturesOf(call)[0]?.result.name ?? ''
const has = ({ parameters }: Subject, wanted: string): boolean => parameters.some(({ name }) => name === wanted)

export const cuboid: Preview = {
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  startSeconds: undefined,
  everySignature: true,
  handles: (subject) => [...(has(subject, 'p') ? ['p'] : []), 'box.min', 'box.max'].map((id) => spaceHandle(id, stand)),
  describe: (name) => ({
    en: `A glass box in space, and what ${name} makes of it in a warm colour. Two corners of the box can be dragged.`,
    ja: `空間に置いたガラスのボックスと、${name}の結果です。結果は暖色で示しています。ボックスの二つの角はドラッグできます。`,
  }),
  fragment: (subject, values) =>
    // A body of statements, so that what does not touch a pixel costs it nothing.
    fn('cuboid', [{ p: vec2 }], vec3, (p) => drawn(subject, values, cameraOf(stand, p)))(place),
}

const drawn = (subject: Subject, values: Values, camera: Camera): Vec3 => {
  const [low, high] = [values.vec3('box.min'), values.vec3('box.max')]
  const given = { box: AABB({ min: low, max: high }), p: has(subject, 'p') ? values.vec3('p') : vec3(0) }
  // It checks its arguments itself, when it is called.
  const call = subject.call as (...args: readonly unknown[]) => unknown

  const scene = createScene(camera, low.min(high), low.max(high))
  switch (resultOf(subject)) {
    case 'bool': {
      // Its result is a Bool by the case.
      const asked = (point: Vec3): Bool => call(given.box, point) as Bool
      const isIn = asked(given.p)
      scene.sheet(given.p.y, (point) => select(cool, warm, asked(point)))
      scene.dropLine(given.p)
      scene.point(given.p, 0.11, select(cool, warm, isIn))
      break
    }
    case 'vec3': {
      // The same: a Vec3.
      const result = (has(subject, 'p') ? call(given.box, given.p) : call(given.box)) as Vec3
      if (has(subject, 'p')) {
        scene.dropLine(given.p)
        scene.line(given.p, result, 0.03, paper, 0.8)
        scene.point(given.p, 0.1, paper)
      } else {
        for (const [x, y] of corners) {
          const from = mix(low, high, vec3(x, y, 0))
          scene.line(from, mix(low, high, vec3(1 - x, 1 - y, 1)), 0.02, warm, 0.4)
        }
        scene.dropLine(result)
      }
      scene.point(result, 0.11, warm)
      break
    }
    default: {
      if (has(subject, 'margin')) expanded(scene, given, values)
      // The same: a box.
      else scene.frame(call(given.box) as Frame, warm)
    }
  }
  scene.point(low, 0.06, quiet)
  scene.point(high, 0.06, quiet)
  return scene.colour()
}

interface Frame {
  readonly min: Vec3
  readonly max: Vec3
}

/** All three ways to grow, one after another: glass what holds the point and the other box, a frame what has the margin too. */
const expanded = (scene: Scene, { box, p }: { readonly box: AABB; readonly p: Vec3 }, values: Values): void => {
  const other = AABB({ min: values.vec3('other.min'), max: values.vec3('other.max') })
  scene.glass(other.min, other.max, rose)
  const both = aabbExpand(aabbExpand(box, p), other)
  scene.glass(both.min, both.max, warm)
  scene.frame(aabbExpand(both, values.float('margin')), warm)
  scene.point(p, 0.1, mint)
}

/** Four of the eight corners; the others lie opposite. */
const corners = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const

interface Scene {
  readonly colour: () => Vec3
  readonly point: (at: Vec3, radius: number, tint: Vec3) => void
  readonly line: (from: Vec3, to: Vec3, width: number, tint: Vec3, opacity: number) => void
  /** Straight down to the ground, with a ring where it meets it. */
  readonly dropLine: (from: Vec3) => void
  /** The edges of a box. */
  readonly frame: (box: Frame, tint: Vec3) => void
  readonly glass: (low: Vec3, high: Vec3, tint: Vec3) => void
  /** Dots on a level plane, each in the colour of its place. */
  readonly sheet: (height: Float, tintAt: (at: Vec3) => Vec3) => void
}

/** Things are drawn in the order in which they are named; what lies behind the front of the glass is seen through it. */
const createScene = (camera: Camera, low: Vec3, high: Vec3): Scene => {
  const colour = floor(camera, floorHeight).toVar('colour')
  const paint = (tint: Vec3, coverage: Float): void => colour.assign(over(colour, tint, coverage))
  const main = meetBox(camera, low, high)
  /** How much of a thing at this depth is seen: behind the front face of the box a part of its light is lost. */
  const seen = (depth: Float): Float => float(1).sub(step(main.near.add(0.02), depth).mul(main.coverage).mul(0.2))

  const face = (from: Vec3, to: Vec3, depth: Float, tint: Vec3, opacity: number, edges: number, width = 0.028): void => {
    const { normal, edge } = sideOf(camera.origin.add(camera.direction.mul(depth)), from, to)
    const lit = dot(normal, light).mul(0.35).add(0.65)
    paint(mix(tint, paper, 0.25).mul(lit), float(opacity))
    paint(mix(tint, paper, 0.5), stroke(edge, width, max(depth, 0.1).mul(camera.spread)).mul(edges))
  }
  const glass = (from: Vec3, to: Vec3, tint: Vec3): void => {
    const { near, far, coverage } = meetBox(camera, from, to)
    If(coverage.greaterThan(0), () => {
      face(from, to, far, tint, 0.16, 0.3)
      face(from, to, near, tint, 0.2, 0.75)
    })
  }
  glass(low, high, cool)

  return {
    colour: () => colour,
    glass,
    point(at, radius, tint) {
      const { distance, depth, size } = meetPoint(camera, at)
      If(distance.lessThan(size.add(radius + 0.035)), () => {
        // On a face it is in front of the glass, with its whole disc.
        const shown = seen(depth.sub(radius)).toConst('shown')
        paint(
          ground,
          inside(distance.sub(radius + 0.035), size)
            .mul(shown)
            .mul(0.8),
        )
        paint(tint, inside(distance.sub(radius), size).mul(shown))
      })
    },
    line(from, to, width, tint, opacity) {
      const { distance, depth, size } = meetLine(camera, from, to.sub(from), 0, 1)
      If(distance.lessThan(size.mul(2).add(width)), () => paint(tint, stroke(distance, width, size).mul(seen(depth)).mul(opacity)))
    },
    dropLine(from) {
      const { distance, depth, size } = meetLine(camera, from, vec3(0, float(floorHeight).sub(from.y), 0), 0, 1)
      paint(quiet, stroke(distance, 0.014, size).mul(seen(depth)).mul(0.6))
      // The ring.
      const down = float(floorHeight).sub(camera.origin.y).div(camera.direction.y.min(-1e-4))
      const on = camera.origin.add(camera.direction.mul(down)).xz
      paint(quiet, stroke(on.distance(from.xz).sub(0.09), 0.02, down.mul(camera.spread).mul(1.6)).mul(seen(down)).mul(0.7))
    },
    frame(box, tint) {
      const [from, to] = [box.min.toConst('from'), box.max.toConst('to')]
      const { near, far, coverage } = meetBox(camera, from, to)
      If(coverage.greaterThan(0), () => {
        face(from, to, far, tint, 0.03, 0.45, 0.034)
        face(from, to, near, tint, 0.04, 0.95, 0.034)
      })
    },
    sheet(height, tintAt) {
      const depth = height.sub(camera.origin.y).div(camera.direction.y.min(-1e-4)).toConst('depth')
      const at = camera.origin.add(camera.direction.mul(depth))
      const cell = at.xz.div(0.22).floor().add(0.5).mul(0.22).toConst('cell')
      const size = depth.mul(camera.spread).mul(1.5)
      const fade = float(2.2).sub(cell.length()).mul(2).saturate()
      const shown = inside(vec2(at.x, at.z).distance(cell).sub(0.05), size).mul(fade).mul(step(0, depth))
      paint(tintAt(vec3(cell.x, height, cell.y)), shown.mul(seen(depth)).mul(0.85))
    },
  }
}

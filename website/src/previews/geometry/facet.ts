/** A triangle in space, front and back in two colours: with its normal, with a ray and the place where they meet, or with the order of its corners. */
import { Triangle, triangleIntersect, triangleNormal } from '@kirari/addons'
import { dot, float, fn, If, max, mix, normalize, select, step, vec2, vec3 } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import { apply } from '../apply.ts'
import { controlsOf } from '../control.ts'
import { floor } from '../paint/floor.ts'
import { cool, ground, mint, paper, quiet, rose, warm } from '../paint/palette.ts'
import { place } from '../paint/plane.ts'
import { cornerNames } from './pin.ts'
import type { Preview, Subject } from '../preview.ts'
import { meetLine, meetPoint, type Camera } from '../paint/space.ts'
import { cameraOf, spaceHandle, type Stand } from '../paint/stand.ts'
import { inside, over, stroke } from '../paint/stroke.ts'
import type { Values } from '../values.ts'

const stand: Stand = { yaw: 0.62, pitch: 0.36, distance: 6.4, focal: 1.9 }
const floorHeight = -1.35
const light = normalize(vec3(0.4, 0.9, 0.5))
/** How far a ray that misses is drawn. */
const reach = 6

export interface FacetOptions {
  /** What the function is about: the direction that the triangle faces, a ray that may meet it, or the order of the corners that makes its front. */
  readonly shows: 'normal' | 'ray' | 'corners'
}

/** The controls of the corners: those of a triangle, or of the points that it is made of. */
const cornersOf = (shows: FacetOptions['shows']): readonly [string, string, string] =>
  shows === 'corners' ? cornerNames : ['triangle.a', 'triangle.b', 'triangle.c']

export const facet = ({ shows }: FacetOptions): Preview => ({
  controls: ({ parameters }) => parameters.flatMap(controlsOf),
  startSeconds: undefined,
  handles: () => [...(shows === 'ray' ? ['origin'] : []), ...cornersOf(shows)].map((id) => spaceHandle(id, stand)),
  describe: (name) =>
    shows === 'corners'
      ? {
          en: `The triangle that ${name} makes of three points to drag: a is white, b green and c red. Its front is light, and arrows show that they are seen counter-clockwise from there.`,
          ja: `ドラッグできる三点から${name}が作る三角形です。aは白、bは緑、cは赤です。表を明るく描き、そこから見て反時計回りに並ぶことを矢印で示しています。`,
        }
      : {
          en: `A triangle in space with corners to drag, its front light and its back dark, and what ${name} gives for it in a warm colour.`,
          ja: `空間に置いた、頂点をドラッグできる三角形です。表を明るく、裏を暗く描き、${name}の結果を暖色で示しています。`,
        },
  fragment: (subject, values) => fn('facet', [{ p: vec2 }], vec3, (p) => drawn(subject, values, cameraOf(stand, p), shows))(place),
})

const drawn = (subject: Subject, values: Values, camera: Camera, shows: FacetOptions['shows']): Vec3 => {
  const [idA, idB, idC] = cornersOf(shows)
  const [a, b, c] = [values.vec3(idA), values.vec3(idB), values.vec3(idC)]
  const shape = shows === 'corners' ? apply<Triangle>(subject, values, []) : Triangle({ a, b, c })
  const colour = floor(camera, floorHeight).toVar('colour')
  const paint = (tint: Vec3, coverage: Float): void => colour.assign(over(colour, tint, coverage))

  const sides = [
    [a, b],
    [b, c],
    [c, a],
  ] as const
  // The shadow on the ground shows where in depth the corners are.
  const down = float(floorHeight).sub(camera.origin.y).div(camera.direction.y.min(-1e-4)).toConst('down')
  const ground3 = camera.origin.add(camera.direction.mul(down))
  const shadow = triangleIntersect(shape, ground3, vec3(0, 1, 0)).w.mul(step(0, down))
  paint(ground, shadow.mul(0.55))

  const seen = triangleIntersect(shape, camera.origin, camera.direction).toConst('seen')
  const isSeen = seen.w
  const normal = triangleNormal(shape).toConst('normal')
  const isFront = dot(normal, camera.direction).lessThan(0)
  const lit = dot(normal, light)
    .mul(select(-1, 1, isFront))
    .mul(0.3)
    .add(0.7)
  const skin = select(mix(ground, cool, 0.3), mix(cool, paper, 0.3), isFront).mul(lit)

  /** What lies behind the triangle is seen through it, faintly. */
  const shown = (depth: Float): Float => float(1).sub(step(seen.x.add(0.03), depth).mul(isSeen).mul(0.72))
  const line = (from: Vec3, along: Vec3, width: number, tint: Vec3, opacity: Float | number, low = 0, high = 1): void => {
    const { distance, depth, size } = meetLine(camera, from, along, low, high)
    If(distance.lessThan(size.mul(2).add(width)), () => paint(tint, stroke(distance, width, size).mul(shown(depth)).mul(opacity)))
  }
  const dot3 = (at: Vec3, radius: number, tint: Vec3, opacity: Float | number = 1): void => {
    const { distance, depth: middle, size } = meetPoint(camera, at)
    // The nearer half of the ball.
    const depth = middle.sub(radius + 0.06)
    If(distance.lessThan(size.add(radius + 0.03)), () => {
      paint(
        ground,
        inside(distance.sub(radius + 0.03), size)
          .mul(shown(depth))
          .mul(opacity)
          .mul(0.85),
      )
      paint(tint, inside(distance.sub(radius), size).mul(shown(depth)).mul(opacity))
    })
  }

  paint(skin, isSeen.mul(0.82))
  // Thirds of each weight, so that the slope of the face can be read.
  const grid = [seen.y, seen.z, float(1).sub(seen.y).sub(seen.z)].map((weight) => weight.mul(4).sub(0.5).fract().sub(0.5).abs())
  const lines = grid.reduce((least, one) => least.min(one), float(1))
  paint(paper, step(lines, 0.02).mul(isSeen).mul(0.16))
  for (const [from, to] of sides) line(from, to.sub(from), 0.03, paper, 0.9)

  if (shows === 'ray') {
    const [start, direction] = [values.vec3('origin'), values.vec3('direction')]
    // The function's own result, by the signature that its record shows.
    const result = apply<Vec4>(subject, values, [], { triangle: shape }).toConst('result')
    const isHit = result.w.toConst('isHit')
    const end = select(float(reach), result.x, isHit.greaterThan(0))
    line(start, direction.mul(end), 0.045, select(rose, warm, isHit.greaterThan(0)), 1)
    line(start.add(direction.mul(end)), direction.mul(max(float(reach).sub(end), 0)), 0.03, quiet, isHit.mul(0.5))
    dot3(start, 0.08, paper)
    dot3(start.add(direction.mul(end)), 0.095, warm, isHit)
  } else if (shows === 'corners') {
    const middle = a.add(b).add(c).div(3).toConst('middle')
    const wheel = [a, b, c].map((corner) => mix(middle, corner, 0.62).toConst('wheel'))
    wheel.forEach((from, i) => {
      const to = wheel[(i + 1) % 3] ?? from
      const along = to.sub(from).toConst('along')
      line(from, along, 0.045, warm, 0.95, 0.1, 0.9)
      // The head of the arrow, in the plane of the triangle.
      const tip = from.add(along.mul(0.9)).toConst('tip')
      const back = along.div(max(along.length(), 1e-3)).mul(-0.17).toConst('back')
      const across = normal.cross(back).mul(0.6).toConst('across')
      for (const barb of [back.add(across), back.sub(across)]) line(tip, barb, 0.045, warm, 0.95)
    })
  } else {
    const middle = a.add(b).add(c).div(3).toConst('middle')
    const arrow = apply<Vec3>(subject, values, [], { triangle: shape }).toConst('arrow')
    const tip = middle.add(arrow).toConst('tip')
    // The hand's turn from a over b to c, as seen from the tip of the arrow.
    const wheel = [a, b, c].map((corner) => mix(middle, corner, 0.34).toConst('wheel'))
    wheel.forEach((from, i) => line(from, (wheel[(i + 1) % 3] ?? from).sub(from), 0.016, warm, 0.75))
    line(middle, arrow, 0.05, warm, 1)
    const across = normalize(b.sub(a).add(vec3(1e-6, 0, 0)))
    for (const side of [0.11, -0.11]) line(tip, arrow.mul(-0.2).add(across.mul(side)), 0.05, warm, 1)
    dot3(middle, 0.06, warm)
  }
  // As in the flat triangles, but for the first: the colour of a is that of the result here.
  const tints = [paper, mint, rose] as const
  ;[a, b, c].forEach((corner, i) => dot3(corner, 0.07, tints[i] ?? paper))
  return colour
}

/**
 * A block of water whose surface is moved by offsets: lines a metre apart on calm water crowd together at the crests and spread in the troughs,
 * and one point goes round its circle.
 */
import { cross, dot, float, fn, If, Loop, max, mix, normalize, select, sin, step, time, vec2, vec3 } from 'kirari/node'
import type { Float, Vec2, Vec3 } from 'kirari/node'
import { apply } from '../../apply.ts'
import { parameterControls } from '../../control.ts'
import { floor } from '../../paint/floor.ts'
import { cool, ground, mint, paper, warm } from '../../paint/palette.ts'
import { place } from '../../paint/plane.ts'
import { meetBox, meetPoint, orbit } from '../../paint/space.ts'
import { gridLine, inside, over, stroke } from '../../paint/stroke.ts'
import type { Preview } from '../../preview.ts'

/** Metres a unit of the scene. */
const metres = 4
/** Half of the block, and how high above calm water its surface may be looked for. */
const [wide, deep, low, high] = [1.75, 1.05, -0.55, 0.5]
const light = normalize(vec3(-0.55, 0.62, 0.35))
const stepCount = 40

export const wave: Preview = {
  controls: parameterControls,
  startSeconds: 1.2,
  handles: () => [],
  describe: (name) => ({
    en: `A block of water moved by ${name}: lines that lie a metre apart on calm water crowd at the crests and spread in the troughs. A point of the surface is marked, with the circle that it goes round.`,
    ja: `${name}が動かす水の塊です。静かな水面では1メートルおきの線が、波の山では詰まり、谷では広がります。水面の一点に印を付け、その点が描く円を示しています。`,
  }),
  fragment(subject, values) {
    const offset = fn('offset', [{ calm: vec2 }], vec3, (calm) => apply<Vec3>(subject, values, [calm.mul(metres), time]).div(metres))

    return fn('water', [{ p: vec2 }], vec3, (p) => {
      const camera = orbit(p, sin(time.mul(0.25)).mul(0.12).add(0.42), 0.44, 6, 2.15)
      const { origin, direction, spread } = camera
      const colour = floor(camera, low).toVar('colour')
      const block = meetBox(camera, vec3(-wide, low, -deep), vec3(wide, high, deep))
      If(block.coverage.greaterThan(0), () => {
        const near = block.near.max(0).toConst('near')
        const stride = block.far.sub(near).div(stepCount).toConst('stride')
        const at = (t: Float): Vec3 => origin.add(direction.mul(t))
        // The way that the wave has moved the water here is known well enough from the last step.
        const moved = offset(at(near).xz).toVar('moved')
        for (let again = 0; again < 4; again++) moved.assign(offset(at(near).xz.sub(moved.xz)))
        const entry = at(near).toConst('entry')
        const wet = moved.y.sub(entry.y).toConst('wet')
        const t = near.toVar('t')
        const isMet = float(0).toVar('isMet')
        Loop(stepCount, () => {
          const next = at(t.add(stride)).toConst('next')
          const there = offset(next.xz.sub(moved.xz)).toConst('there')
          If(next.y.lessThan(there.y).and(isMet.equal(0)), () => {
            isMet.assign(1)
          })
          If(isMet.equal(0), () => {
            t.addAssign(stride)
            moved.assign(there)
          })
        })
        const size = stride.toVar('size')
        Loop(7, () => {
          size.mulAssign(0.5)
          const middle = at(t.add(size)).toConst('middle')
          const there = offset(middle.xz.sub(moved.xz)).toConst('there')
          If(middle.y.greaterThan(there.y), () => {
            t.addAssign(size)
            moved.assign(there)
          })
        })

        const pixel = t.mul(spread).toConst('pixelThere')
        If(wet.greaterThan(0), () => {
          // Into the block through a side: darker further down, and the line of the water.
          const side = mix(cool.mul(0.5), ground, wet.div(moved.y.sub(low)).saturate().mul(0.85).add(0.1))
          const facing = select(float(0.8), float(1), entry.z.abs().sub(deep).abs().lessThan(0.002))
          colour.assign(over(side.mul(facing), paper, stroke(wet, 0.02, near.mul(spread)).mul(0.9)))
        })
        If(wet.lessThanEqual(0).and(isMet.greaterThan(0)), () => {
          const hit = at(t).toConst('hit')
          const calm = hit.xz.sub(offset(hit.xz.sub(moved.xz)).xz).toConst('calm')
          const here = offset(calm).toConst('here')
          const tangent = (by: Vec2, axis: Vec3): Vec3 => offset(calm.add(by)).sub(here).add(axis)
          const h = 0.004
          const normal = normalize(cross(tangent(vec2(0, h), vec3(0, 0, h)), tangent(vec2(h, 0), vec3(h, 0, 0)))).toConst('normal')
          const sun = max(dot(normal, light), 0).toConst('sun')
          const facing = float(1).add(dot(normal, direction)).saturate().toConst('facing')
          const gloss = max(dot(normalize(light.sub(direction)), normal), 0).pow(40)
          const skin = mix(mix(ground, cool, 0.24), cool, sun.mul(sun).mul(0.75).add(facing.mul(facing).mul(0.3)).saturate())
          const line = (x: Float, across: Float): Float => stroke(gridLine(x, 1 / metres), 0.009, pixel.mul(across))
          const lines = max(line(calm.x, float(1)), line(calm.y, float(1.8)))
          colour.assign(over(over(skin, paper, lines.mul(0.55)), paper, gloss.mul(0.6)))
          const edge = max(hit.x.abs().sub(wide), hit.z.abs().sub(deep))
          colour.assign(over(colour, paper, stroke(edge, 0.02, pixel).mul(0.8)))
        })
      })

      // One point of the water, and its circle.
      const calm = vec2(0.15, 0.72)
      const way = offset(calm).toConst('way')
      const middle = vec3(calm.x, 0, calm.y)
      const heading = values.vec2('direction').toConst('heading')
      const ahead = heading.div(max(heading.length(), 1e-4)).toConst('ahead')
      const across = vec3(ahead.y.negate(), 0, ahead.x)
      const slant = dot(direction, across).toConst('slant')
      const toPlane = dot(middle.sub(origin), across).div(select(slant, float(1e-3), slant.abs().lessThan(1e-3)))
      const onPlane = origin.add(direction.mul(toPlane)).sub(middle).toConst('onPlane')
      const pixel = toPlane.mul(spread)
      const ring = vec2(dot(onPlane.xz, ahead), onPlane.y).length().sub(way.length())
      colour.assign(over(colour, mint, stroke(ring, 0.016, pixel.mul(1.2)).mul(step(0, toPlane)).mul(0.9)))
      const spoke = meetPoint(camera, middle)
      colour.assign(over(colour, mint, inside(spoke.distance.sub(0.018), spoke.size)))
      const cork = meetPoint(camera, middle.add(way))
      colour.assign(over(colour, ground, inside(cork.distance.sub(0.066), cork.size).mul(0.85)))
      colour.assign(over(colour, warm, inside(cork.distance.sub(0.05), cork.size)))
      return colour
    })(place)
  },
}

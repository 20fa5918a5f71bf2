/** From a square to its corners and colour on the canvas, whichever way its numbers were read. */
import { cos, float, resolution, sin, time, uniform, varying, vec2, vec4 } from 'kirari/node'
import type { Float, Vec2, Vec4 } from 'kirari/node'
import type { Reading } from './reading.ts'
import { half } from './sky.ts'

export const createPaint = (pointer: { readonly place: Vec2; readonly present: Float }) => {
  const side = uniform(1, 'side')
  const sway = uniform(1, 'sway')

  /** The part of the painting that covers the canvas. */
  const aspect = resolution.x.div(resolution.y)
  const frame = vec2(float(half[0]).min(aspect.mul(half[1])), float(half[1]).min(float(half[0]).div(aspect)))

  return {
    side,
    sway,
    of({ place, turn, color, corner }: Pick<Reading, 'place' | 'turn' | 'color' | 'corner'>): { readonly vertex: Vec4; readonly fragment: Vec4 } {
      const at = place.toConst('at')
      // Two trains of waves turn the squares to and fro, and make them glint.
      const wave = sin(at.x.mul(2.6).add(at.y.mul(1.7)).sub(time.mul(1.1)))
        .mul(sin(at.x.mul(-1.3).add(at.y.mul(3.1)).add(time.mul(0.7))))
        .mul(sway)
        .toConst('wave')
      const way = at.sub(pointer.place.mul(2).sub(1).mul(frame)).toConst('way')
      const touch = way.dot(way).mul(-14).exp().mul(pointer.present).toConst('touch')
      const angle = turn.add(wave.mul(0.7)).add(touch.mul(2.4)).toConst('angle')
      const [c, s] = [cos(angle).toConst('c'), sin(angle).toConst('s')]
      const offset = vec2(corner.x.mul(c).sub(corner.y.mul(s)), corner.x.mul(s).add(corner.y.mul(c))).toConst('offset')
      const light = wave
        .mul(0.2)
        .add(touch.mul(0.5))
        .add(1)
        .mul(offset.dot(vec2(-0.05, 0.09)).add(1))
      return {
        vertex: vec4(at.add(offset.mul(side).mul(0.5)).div(frame), 0, 1),
        fragment: vec4(varying(color.xyz.mul(light), { name: 'paint' }), 1),
      }
    },
  }
}

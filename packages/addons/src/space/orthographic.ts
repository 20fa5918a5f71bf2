/** An orthographic projection (catalogue/space/orthographic.ts). */
import { float, fn, mat4, vec3, vec4 } from 'kirari/node'

/** From camera to clip coordinates, whose z is from 0 to 1: the engine converts it for WebGL2. */
export const orthographic = /*#__PURE__*/ fn(
  'orthographic',
  [{ left: float }, { right: float }, { bottom: float }, { top: float }, { near: float }, { far: float }],
  mat4,
  (left, right, bottom, top, near, far) => {
    const size = vec3(right.sub(left), top.sub(bottom), near.sub(far)).toConst('size')
    const middle = vec3(right.add(left).negate(), top.add(bottom).negate(), near)
    return mat4(vec4(float(2).div(size.x), 0, 0, 0), vec4(0, float(2).div(size.y), 0, 0), vec4(0, 0, float(1).div(size.z), 0), vec4(middle.div(size), 1))
  },
)

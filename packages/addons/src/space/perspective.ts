/** A perspective projection (catalogue/space/perspective.ts). */
import { float, fn, mat4, tan } from 'kirari/node'

/** From camera to clip coordinates, whose z is from 0 to w: the engine converts it for WebGL2. */
export const perspective = /*#__PURE__*/ fn(
  'perspective',
  [{ fieldOfView: float }, { aspect: float }, { near: float }, { far: float }],
  mat4,
  (fieldOfView, aspect, near, far) => {
    const zoom = float(1)
      .div(tan(fieldOfView.mul(0.5)))
      .toConst('zoom')
    const depth = far.div(near.sub(far)).toConst('depth')
    return mat4(zoom.div(aspect), 0, 0, 0, 0, zoom, 0, 0, 0, 0, depth, -1, 0, 0, depth.mul(near), 0)
  },
)

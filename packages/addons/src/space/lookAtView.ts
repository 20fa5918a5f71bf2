/** The view matrix of a camera at a point that looks at another (catalogue/space/lookAtView.ts). */
import { fn, mat4, vec3 } from 'kirari/node'
import { lookAt } from './lookAt.ts'
import { viewMatrix } from './view-matrix.ts'

/** From world to camera coordinates: `eye` goes to the origin, `target` onto −z. */
export const lookAtView = /*#__PURE__*/ fn('lookAtView', [{ eye: vec3 }, { target: vec3 }, { up: vec3 }], mat4, (eye, target, up) =>
  viewMatrix(eye, lookAt(target.sub(eye), up)),
)

/**
 * Spheres drawn as squares that face the eye. The square touches the sphere's outline, and each pixel finds the point of the sphere behind it: its
 * normal, its depth, and the way of light through it. A moving sphere becomes longer along its way on the screen.
 */
import { float, fwidth, varying, vec2, vec3, vertexIndex } from 'kirari/node'
import type { Float, Vec3, Vec4 } from 'kirari/node'
import type { OrbitCamera } from 'kirari/camera'

interface Ball {
  readonly centre: Vec3
  readonly radius: Float
  /** How far it moves while the shutter is open. */
  readonly motion: Vec3
}

export const createImpostor = (camera: OrbitCamera, { centre, radius, motion }: Ball) => {
  const away = camera.eye.sub(centre).toConst('away')
  const toEye = away.normalize().toConst('toEye')
  // The axes of the square: along the movement that the eye sees, and across.
  const way = motion.add(camera.right.mul(1e-6)).toConst('way')
  const seen = way.sub(toEye.mul(way.dot(toEye))).toConst('seen')
  const length = seen.length().toConst('length')
  const along = seen.div(length).toConst('along')
  const across = toEye.cross(along).toConst('across')
  const stretch = length.mul(0.5).div(radius.max(1e-6)).add(1).toConst('stretch')

  // Two triangles as a strip of four corners; a little larger than the sphere, for a smooth edge.
  const corner = vec2(float(vertexIndex.bitAnd(1)), float(vertexIndex.shiftRight(1)))
    .mul(2)
    .sub(1)
    .mul(1.05)
    .toConst('corner')
  const offset = along.mul(corner.x.mul(stretch)).add(across.mul(corner.y)).mul(radius)
  const position: Vec4 = camera.project(centre.add(offset))

  const q = varying(corner, { name: 'q' })
  const axes = [varying(along, { name: 'along' }), varying(across, { name: 'across' }), varying(toEye, { name: 'toEye' })] as const
  const squared = q.dot(q).toConst('squared')
  // Rays converge at the eye, so on its way from the square to the sphere a ray comes nearer to the axis: the more, the nearer the eye is.
  const near = varying(radius.div(away.length()), { name: 'near' })
  const p = q.mul(float(1).sub(near.mul(float(1).sub(squared).max(0).sqrt()))).toConst('p')
  const height = float(1).sub(p.dot(p)).max(0).sqrt().toConst('height')
  const normal = axes[0].mul(p.x).add(axes[1].mul(p.y)).add(axes[2].mul(height))
  const middle = varying(centre, { name: 'middle' })
  const size = varying(radius, { name: 'size' })
  return {
    vertex: position,
    normal: normal.normalize(),
    toEye: axes[2],
    /** From 0 at the outline to 1 in the middle: half of the way of light through the sphere, in radii. */
    height,
    /** How much of the pixel the sphere covers, and how much of the time. */
    coverage: float(1)
      .sub(squared)
      .div(fwidth(squared).max(1e-6))
      .add(0.5)
      .saturate()
      .div(varying(stretch, { name: 'stretched' })),
    squared,
    surface: middle.add(vec3(normal).mul(size)),
  }
}

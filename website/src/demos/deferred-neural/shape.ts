/** The signed distance functions of the solids, within [−1, 1]³. Some are only bounds of the distance: the gyroid, and a union within overlaps. */
import { boxFrameSDF, gyroidSDF, linkSDF, opIntersection, opUnion, sphereSDF, torusSDF } from '@kirari/addons'
import { vec3 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'

export const shapes = {
  /** A ball of curved walls. */
  gyroid: (p) => opIntersection(sphereSDF(p, 0.82), gyroidSDF(p, 1.15, 0.13)),
  /** Three links of a chain. */
  chain: (p) =>
    opUnion(
      linkSDF(p.yxz, 0.17, 0.23, 0.095),
      opUnion(linkSDF(p.sub(vec3(0.52, 0, 0)).zxy, 0.05, 0.23, 0.095), linkSDF(p.add(vec3(0.52, 0, 0)).zxy, 0.05, 0.23, 0.095)),
    ),
  /** A ring and a ball in a frame. */
  frame: (p) => opUnion(boxFrameSDF(p, vec3(0.68), 0.16), opUnion(sphereSDF(p, 0.3), torusSDF(p, 0.48, 0.07))),
} as const satisfies Readonly<Record<string, (p: Vec3) => Float>>
export type ShapeName = keyof typeof shapes

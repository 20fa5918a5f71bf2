/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  aabbCentroid: [4096, [0, 5.96e-8, 0], [0, 5.96e-8, 0], [0, 5.96e-8, 0]],
  aabbClosestPoint: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  aabbContain: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  aabbDiagonal: [4096, [0, 1.19e-7, 0], [0, 1.19e-7, 0], [0, 1.19e-7, 0]],
  aabbExpand: [4096, [0, 1.19e-7, 0], [0, 1.19e-7, 0], [0, 1.19e-7, 0]],
  aabbExpand_box: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  aabbExpand_point: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  aabbFromCorners: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  aabbIntersect: [4096, [1, 3.19e-7, 0], [1, 3.19e-7, 0], [1, 3.19e-7, 0]],
  aabbSquare: [4096, [127, 2.24e-7, 0], [127, 2.24e-7, 0], [127, 2.24e-7, 0]],
}

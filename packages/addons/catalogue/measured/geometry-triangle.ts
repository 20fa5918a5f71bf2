/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  triangleArea: [4096, [3, 2.81e-7, 0], [3, 2.81e-7, 0], [3, 2.81e-7, 0]],
  triangleBarycentric: [4096, [182, 5.87e-7, 0], [182, 5.87e-7, 0], [182, 5.87e-7, 0]],
  triangleCentroid: [4096, [86, 7.95e-8, 0], [86, 9.93e-8, 0], [86, 9.93e-8, 0]],
  triangleClosestPoint: [4096, [324, 4.26e-7, 0], [324, 4.26e-7, 0], [324, 4.26e-7, 0]],
  triangleContain: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  triangleDistanceSq: [4096, [29, 7.55e-7, 0], [29, 7.55e-7, 0], [29, 7.55e-7, 0]],
  triangleFromCorners: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  triangleIntersect: [4096, [2231, 0.0000377, 0], [2231, 0.0000377, 0], [2231, 0.0000377, 0]],
  triangleIntersect_side: [4096, [2806, 0.0000382, 0], [2806, 0.0000382, 0], [2806, 0.0000382, 0]],
  triangleNormal: [4096, [177, 1.42e-7, 0], [177, 1.42e-7, 0], [177, 1.42e-7, 0]],
  triangleSignedDistance: [4096, [96, 3.23e-7, 0], [96, 3.23e-7, 0], [96, 3.23e-7, 0]],
}

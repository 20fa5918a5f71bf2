/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  compositeDestinationOut: [4096, [1, 5.81e-8, 0], [1, 5.81e-8, 0], [1, 5.81e-8, 0]],
  compositeDestinationOut_float: [4096, [1, 5.65e-8, 0], [1, 5.65e-8, 0], [1, 5.65e-8, 0]],
  compositeLighter: [4096, [0, 2.98e-8, 0], [0, 2.98e-8, 0], [0, 2.98e-8, 0]],
  compositeLighter_float: [4096, [0, 2.98e-8, 0], [0, 2.98e-8, 0], [0, 2.98e-8, 0]],
  compositeSourceOver: [4096, [2, 8.79e-8, 0], [2, 8.79e-8, 0], [2, 8.79e-8, 0]],
  compositeSourceOver_float: [4096, [1, 8.63e-8, 0], [1, 8.63e-8, 0], [1, 8.63e-8, 0]],
  compositeXor: [4096, [2, 9.61e-8, 0], [2, 9.61e-8, 0], [2, 9.61e-8, 0]],
  compositeXor_float: [4096, [2, 8.81e-8, 0], [2, 8.81e-8, 0], [2, 8.81e-8, 0]],
  premultiply: [4096, [0, 2.98e-8, 0], [0, 2.98e-8, 0], [0, 2.98e-8, 0]],
  unpremultiply: [4096, [0, 2.98e-8, 0], [0, 2.98e-8, 0], [0, 2.98e-8, 0]],
}

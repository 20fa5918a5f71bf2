/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  quat: [4096, [1, 5.55e-8, 0], [3200, 0.000189, 0], [3200, 0.000189, 0]],
  quat2mat3: [4096, [206, 1.44e-7, 0], [206, 1.44e-7, 0], [206, 1.44e-7, 0]],
  quat2mat4: [4096, [206, 1.44e-7, 0], [206, 1.44e-7, 0], [206, 1.44e-7, 0]],
  quatFromTo: [4096, [428, 2.48e-7, 0], [428, 2.48e-7, 0], [428, 2.48e-7, 0]],
  quatMul: [4096, [202, 7.48e-7, 0], [202, 7.48e-7, 0], [202, 7.48e-7, 0]],
  quatRotate: [4096, [767, 0.00000132, 0], [767, 0.00000132, 0], [767, 0.00000132, 0]],
  quatSlerp: [4096, [905, 4.21e-7, 0], [225221, 0.0000358, 0], [225221, 0.0000358, 0]],
}

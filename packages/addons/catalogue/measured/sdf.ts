/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  boxSDF: [4096, [1, 1.62e-7, 0], [1, 1.62e-7, 0], [1, 1.62e-7, 0]],
  boxSDF_rounded: [4096, [51, 2.69e-7, 0], [51, 2.69e-7, 0], [51, 2.69e-7, 0]],
  lineSDF: [4096, [71, 3.81e-7, 0], [71, 3.81e-7, 0], [71, 3.81e-7, 0]],
  lineSDF_vec3: [4096, [22, 4.04e-7, 0], [22, 4.04e-7, 0], [22, 4.04e-7, 0]],
  opUnion: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  opUnion_smooth: [4096, [30, 6.85e-8, 0], [30, 6.85e-8, 0], [30, 6.85e-8, 0]],
  rectSDF: [4096, [1, 1.78e-7, 0], [1, 1.78e-7, 0], [1, 1.78e-7, 0]],
  rectSDF_rounded: [4096, [96, 2.78e-7, 0], [96, 2.78e-7, 0], [96, 2.78e-7, 0]],
  starSDF: [4096, [148, 2.32e-7, 0], [482230, 0.000362, 0], [482230, 0.000362, 0]],
  torusSDF: [4096, [390, 4.07e-7, 0], [390, 4.07e-7, 0], [390, 4.07e-7, 0]],
  torusSDF_arc: [4096, [719, 3.24e-7, 0], [46873, 0.000272, 0], [46873, 0.000272, 0]],
}

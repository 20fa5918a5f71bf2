/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { WrittenMeasurement } from '../measurement.ts'

export const measured: Readonly<Record<string, WrittenMeasurement>> = {
  drawBridge: [4096, [64, 7.75e-7, 0], [64, 7.75e-7, 0], [64, 7.75e-7, 0]],
  drawBridge_pixel: [4096, [127, 9.11e-8, 0], [127, 9.11e-8, 0], [127, 9.11e-8, 0]],
  drawChar: [4096, [0, 0, 0], [0, 0, 0], [0, 0, 0]],
  drawCircle: [4096, [1647, 0.00000307, 0], [1647, 0.00000307, 0], [1647, 0.00000307, 0]],
  drawCircle_pixel: [4096, [304, 3.91e-7, 0], [304, 3.91e-7, 0], [304, 3.91e-7, 0]],
  drawCircle_width_pixel: [4096, [388, 4.66e-7, 0], [388, 4.66e-7, 0], [388, 4.66e-7, 0]],
  drawFill: [4096, [200, 6e-8, 0], [200, 6e-8, 0], [200, 6e-8, 0]],
  drawFill_edge_pixel: [4096, [217, 5.85e-8, 0], [217, 5.85e-8, 0], [217, 5.85e-8, 0]],
  drawFill_pixel: [4096, [163, 6.38e-8, 0], [163, 6.38e-8, 0], [163, 6.38e-8, 0]],
  drawFlip: [4096, [199, 1.04e-7, 0], [369, 1.55e-7, 0], [369, 1.55e-7, 0]],
  drawFlip_vec3: [4096, [212, 1.22e-7, 0], [248, 1.54e-7, 0], [248, 1.54e-7, 0]],
  drawGrid: [4096, [194, 0.00000163, 0], [194, 0.00000163, 0], [194, 0.00000163, 0]],
  drawGrid_pixel: [4096, [58, 1.05e-7, 0], [58, 1.05e-7, 0], [58, 1.05e-7, 0]],
  drawLine: [4096, [107, 7.24e-7, 0], [107, 7.24e-7, 0], [107, 7.24e-7, 0]],
  drawLine_pixel: [4096, [63, 2.84e-7, 0], [63, 2.84e-7, 0], [63, 2.84e-7, 0]],
  drawStroke: [4096, [424, 1.07e-7, 0], [424, 1.07e-7, 0], [424, 1.07e-7, 0]],
  drawStroke_pixel: [4096, [299, 1.1e-7, 0], [299, 1.1e-7, 0], [299, 1.1e-7, 0]],
}

/** Written by `npm run measure`; measurement.ts explains it. Do not edit. */
import type { MeasuredOn } from './measurement.ts'

export const measuredOn: MeasuredOn = {
  date: '2026-11-24',
  cpu: 'JavaScript',
  webgl: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  webgpu: 'google swiftshader',
}

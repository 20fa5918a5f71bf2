/** Written by `npm run measure`, from what the tests of every signature find; explained in measurement.ts. Not for editing. */
import type { MeasuredOn, SignatureMeasurement } from './measurement.ts'

export const measuredOn: MeasuredOn = {
  date: '2026-11-22',
  cpu: 'JavaScript',
  webgl: 'ANGLE (Google, Vulkan 1.3.0 (SwiftShader Device (Subzero) (0x0000C0DE)), SwiftShader driver)',
  webgpu: 'google swiftshader',
}

export const measured: Readonly<Record<string, SignatureMeasurement>> = {
  aabbIntersect: {
    rows: 4096,
    cpu: { ulp: 1, absolute: 3.19e-7, excused: 0 },
    webgl: { ulp: 1, absolute: 3.19e-7, excused: 0 },
    webgpu: { ulp: 1, absolute: 3.19e-7, excused: 0 },
  },
  blendSoftLight: {
    rows: 4096,
    cpu: { ulp: 102, absolute: 1.89e-7, excused: 0 },
    webgl: { ulp: 102, absolute: 1.89e-7, excused: 0 },
    webgpu: { ulp: 102, absolute: 1.89e-7, excused: 0 },
  },
  blendSoftLight_opacity: {
    rows: 4096,
    cpu: { ulp: 6, absolute: 1.08e-7, excused: 0 },
    webgl: { ulp: 5, absolute: 8.13e-8, excused: 0 },
    webgpu: { ulp: 5, absolute: 8.13e-8, excused: 0 },
  },
  blendSoftLight_vec3: {
    rows: 4096,
    cpu: { ulp: 21, absolute: 7.23e-8, excused: 0 },
    webgl: { ulp: 21, absolute: 7.23e-8, excused: 0 },
    webgpu: { ulp: 21, absolute: 7.23e-8, excused: 0 },
  },
  blendSoftLight_vec3_opacity: {
    rows: 4096,
    cpu: { ulp: 6, absolute: 1e-7, excused: 0 },
    webgl: { ulp: 5, absolute: 7.3e-8, excused: 0 },
    webgpu: { ulp: 5, absolute: 7.3e-8, excused: 0 },
  },
  blendSoftLight_vec4: {
    rows: 4096,
    cpu: { ulp: 16, absolute: 6.83e-8, excused: 0 },
    webgl: { ulp: 16, absolute: 6.83e-8, excused: 0 },
    webgpu: { ulp: 16, absolute: 6.83e-8, excused: 0 },
  },
  blendSoftLight_vec4_opacity: {
    rows: 4096,
    cpu: { ulp: 4, absolute: 9.29e-8, excused: 0 },
    webgl: { ulp: 5, absolute: 8.41e-8, excused: 0 },
    webgpu: { ulp: 5, absolute: 8.41e-8, excused: 0 },
  },
  bounceOut: {
    rows: 4096,
    cpu: { ulp: 2, absolute: 9.41e-8, excused: 0 },
    webgl: { ulp: 2, absolute: 9.41e-8, excused: 0 },
    webgpu: { ulp: 2, absolute: 9.41e-8, excused: 0 },
  },
  bounceOut_vec2: {
    rows: 4096,
    cpu: { ulp: 2, absolute: 9.13e-8, excused: 0 },
    webgl: { ulp: 2, absolute: 9.13e-8, excused: 0 },
    webgpu: { ulp: 2, absolute: 9.13e-8, excused: 0 },
  },
  bounceOut_vec3: {
    rows: 4096,
    cpu: { ulp: 2, absolute: 8.61e-8, excused: 0 },
    webgl: { ulp: 2, absolute: 8.61e-8, excused: 0 },
    webgpu: { ulp: 2, absolute: 8.61e-8, excused: 0 },
  },
  bounceOut_vec4: {
    rows: 4096,
    cpu: { ulp: 2, absolute: 9.58e-8, excused: 0 },
    webgl: { ulp: 2, absolute: 9.58e-8, excused: 0 },
    webgpu: { ulp: 2, absolute: 9.58e-8, excused: 0 },
  },
  compositeSourceOver: {
    rows: 4096,
    cpu: { ulp: 2, absolute: 8.79e-8, excused: 0 },
    webgl: { ulp: 2, absolute: 8.79e-8, excused: 0 },
    webgpu: { ulp: 2, absolute: 8.79e-8, excused: 0 },
  },
  compositeSourceOver_float: {
    rows: 4096,
    cpu: { ulp: 1, absolute: 8.63e-8, excused: 0 },
    webgl: { ulp: 1, absolute: 8.63e-8, excused: 0 },
    webgpu: { ulp: 1, absolute: 8.63e-8, excused: 0 },
  },
  drawFill: {
    rows: 4096,
    cpu: { ulp: 200, absolute: 6e-8, excused: 0 },
    webgl: { ulp: 200, absolute: 6e-8, excused: 0 },
    webgpu: { ulp: 200, absolute: 6e-8, excused: 0 },
  },
  hsl2rgb: {
    rows: 4096,
    cpu: { ulp: 185, absolute: 8.9e-7, excused: 0 },
    webgl: { ulp: 185, absolute: 8.9e-7, excused: 0 },
    webgpu: { ulp: 185, absolute: 8.9e-7, excused: 0 },
  },
  hsl2rgb_vec4: {
    rows: 4096,
    cpu: { ulp: 109, absolute: 2.6e-7, excused: 0 },
    webgl: { ulp: 109, absolute: 2.6e-7, excused: 0 },
    webgpu: { ulp: 109, absolute: 2.6e-7, excused: 0 },
  },
  kaleidoscope: {
    rows: 4096,
    cpu: { ulp: 1110, absolute: 3.35e-7, excused: 0 },
    webgl: { ulp: 3219, absolute: 0.000192, excused: 0 },
    webgpu: { ulp: 3219, absolute: 0.000192, excused: 0 },
  },
  kaleidoscope_phase: {
    rows: 4096,
    cpu: { ulp: 3078, absolute: 7.5e-7, excused: 0 },
    webgl: { ulp: 3204, absolute: 0.000191, excused: 0 },
    webgpu: { ulp: 3204, absolute: 0.000191, excused: 0 },
  },
  quatRotate: {
    rows: 4096,
    cpu: { ulp: 767, absolute: 0.00000132, excused: 0 },
    webgl: { ulp: 767, absolute: 0.00000132, excused: 0 },
    webgpu: { ulp: 767, absolute: 0.00000132, excused: 0 },
  },
  rectSDF: {
    rows: 4096,
    cpu: { ulp: 1, absolute: 1.78e-7, excused: 0 },
    webgl: { ulp: 1, absolute: 1.78e-7, excused: 0 },
    webgpu: { ulp: 1, absolute: 1.78e-7, excused: 0 },
  },
  rectSDF_rounded: {
    rows: 4096,
    cpu: { ulp: 96, absolute: 2.78e-7, excused: 0 },
    webgl: { ulp: 96, absolute: 2.78e-7, excused: 0 },
    webgpu: { ulp: 96, absolute: 2.78e-7, excused: 0 },
  },
  smootherstep: {
    rows: 4096,
    cpu: { ulp: 4, absolute: 2.13e-7, excused: 0 },
    webgl: { ulp: 4, absolute: 2.13e-7, excused: 0 },
    webgpu: { ulp: 4, absolute: 2.13e-7, excused: 0 },
  },
  smootherstep_vec2: {
    rows: 4096,
    cpu: { ulp: 5, absolute: 1.86e-7, excused: 0 },
    webgl: { ulp: 5, absolute: 1.86e-7, excused: 0 },
    webgpu: { ulp: 5, absolute: 1.86e-7, excused: 0 },
  },
  smootherstep_vec3: {
    rows: 4096,
    cpu: { ulp: 5, absolute: 2.02e-7, excused: 0 },
    webgl: { ulp: 5, absolute: 2.02e-7, excused: 0 },
    webgpu: { ulp: 5, absolute: 2.02e-7, excused: 0 },
  },
  smootherstep_vec4: {
    rows: 4096,
    cpu: { ulp: 8, absolute: 2.13e-7, excused: 0 },
    webgl: { ulp: 8, absolute: 2.13e-7, excused: 0 },
    webgpu: { ulp: 8, absolute: 2.13e-7, excused: 0 },
  },
  triangleBarycentric: {
    rows: 4096,
    cpu: { ulp: 182, absolute: 5.87e-7, excused: 0 },
    webgl: { ulp: 182, absolute: 5.87e-7, excused: 0 },
    webgpu: { ulp: 182, absolute: 5.87e-7, excused: 0 },
  },
  valueNoise: {
    rows: 4096,
    cpu: { ulp: 53, absolute: 1.1e-7, excused: 0 },
    webgl: { ulp: 52, absolute: 1.21e-7, excused: 0 },
    webgpu: { ulp: 52, absolute: 1.21e-7, excused: 0 },
  },
  valueNoise_vec2: {
    rows: 4096,
    cpu: { ulp: 72, absolute: 1.44e-7, excused: 0 },
    webgl: { ulp: 161, absolute: 1.34e-7, excused: 0 },
    webgpu: { ulp: 161, absolute: 1.34e-7, excused: 0 },
  },
  valueNoise_vec3: {
    rows: 4096,
    cpu: { ulp: 32, absolute: 1.62e-7, excused: 0 },
    webgl: { ulp: 46, absolute: 1.54e-7, excused: 0 },
    webgpu: { ulp: 46, absolute: 1.54e-7, excused: 0 },
  },
}

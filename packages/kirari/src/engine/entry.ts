/**
 * The exports that `kirari`, `kirari/webgl` and `kirari/webgpu` share. Each entry adds its own `createEngine`, `draw`, `dispatch` and
 * `repeat`.
 */
export type { BackendName, Fragment, Picture } from './device/device.ts'
export type { Fallback, StorageNumbers } from './device/graphics.ts'
export type { Engine, EngineEvents, OffscreenControls, OffscreenEngine } from './interface.ts'
export type { Dispatched, DrawOptions, Indirect } from './step/draw.ts'
export { toPNG } from './device/png.ts'
export { geometry } from './step/geometry.ts'
export type { AttributeData, Geometry, GeometryOptions, VertexBuffer, VertexData } from './step/geometry.ts'
export type {
  Blend,
  BlendFactor,
  BlendOperation,
  BlendPart,
  BlendState,
  Compare,
  DepthState,
  DispatchStep,
  DrawStep,
  Frame,
  Live,
  RepeatStep,
  Step,
  Topology,
} from './step/step.ts'
export { EngineError } from './message/error.ts'
export { ShaderError } from '../shader/diagnostic/diagnostic.ts'
export type { Diagnostic } from '../shader/diagnostic/diagnostic.ts'

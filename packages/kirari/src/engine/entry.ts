/**
 * What each entry of the engine gives beside its own `createEngine`, `draw`, `dispatch` and `repeat`: `kirari`, `kirari/webgl` and
 * `kirari/webgpu` pass this list on.
 * Must not know: any backend.
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

/** Opens the graph of an engine, with the graphics of any backend. */
import type { EmitFrameEvent, FrameOptions, Graph, GraphHost } from '../device/graph.ts'
import type { Graphics, GraphicsOptions } from '../device/graphics.ts'
import { createGraph } from './graph.ts'

export const openWith = (
  createGraphics: (options: GraphicsOptions) => Graphics,
  host: GraphHost,
  { samples = 1, timing = false }: FrameOptions,
  emit: EmitFrameEvent,
): Graph =>
  createGraph(
    createGraphics({
      samples,
      timing,
      onFallback: (fallback) => emit('fallback', fallback),
      onTiming: (gpuMilliseconds) => emit('timing', { gpuMilliseconds }),
      onError: host.failed,
    }),
    host,
  )

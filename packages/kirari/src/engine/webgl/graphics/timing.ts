/** Measures GPU times of frames with timer queries, where supported. Hot: allocates nothing once the pool of queries has grown. */
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Context } from '../context.ts'

export interface Timing {
  begin(): void
  end(): void
  dispose(): void
}

const none: Timing = { begin() {}, end() {}, dispose() {} }

export const createTiming = ({ gl }: Context, { timing, onTiming, onFallback }: Pick<GraphicsOptions, 'timing' | 'onTiming' | 'onFallback'>): Timing => {
  if (!timing) return none
  const extension: unknown = gl.getExtension('EXT_disjoint_timer_query_webgl2')
  if (!extension) {
    onFallback({ wanted: 'times of the GPU', got: 'none', reason: 'the browser has no EXT_disjoint_timer_query_webgl2' })
    return none
  }
  // Enum values of the extension's specification.
  const TIME_ELAPSED_EXT = 0x88bf
  const GPU_DISJOINT_EXT = 0x8fbb
  /** Queries without a result yet, the oldest first, and queries to reuse. */
  const pending: WebGLQuery[] = []
  const free: WebGLQuery[] = []
  const maxPending = 8
  let current: WebGLQuery | undefined

  return {
    begin() {
      // Results arrive in order.
      const first = pending[0]
      if (first && gl.getQueryParameter(first, gl.QUERY_RESULT_AVAILABLE) === true) {
        pending.shift()
        free.push(first)
        // The result is a number by the specification; it is invalid after a disjoint event.
        if (gl.getParameter(GPU_DISJOINT_EXT) !== true) onTiming((gl.getQueryParameter(first, gl.QUERY_RESULT) as number) / 1e6)
      }
      current = pending.length < maxPending ? (free.pop() ?? gl.createQuery()) : undefined
      if (current) gl.beginQuery(TIME_ELAPSED_EXT, current)
    },
    end() {
      if (!current) return
      gl.endQuery(TIME_ELAPSED_EXT)
      pending.push(current)
      current = undefined
    },
    dispose() {
      for (const query of [...pending, ...free]) gl.deleteQuery(query)
    },
  }
}

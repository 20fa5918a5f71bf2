/** How long the GPU took for frames, where the driver tells. Hot: allocates nothing once the questions in flight are as many as they get. */
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
  // Numbers as in the extension's specification.
  const TIME_ELAPSED_EXT = 0x88bf
  const GPU_DISJOINT_EXT = 0x8fbb
  /** Frames whose time is not known yet, the oldest first, and questions that can be asked again. */
  const asked: WebGLQuery[] = []
  const free: WebGLQuery[] = []
  const most = 8
  let current: WebGLQuery | undefined

  return {
    begin() {
      // Answers come in order.
      const first = asked[0]
      if (first && gl.getQueryParameter(first, gl.QUERY_RESULT_AVAILABLE) === true) {
        asked.shift()
        free.push(first)
        // The result is a number by the specification. A clock that jumped says nothing.
        if (gl.getParameter(GPU_DISJOINT_EXT) !== true) onTiming((gl.getQueryParameter(first, gl.QUERY_RESULT) as number) / 1e6)
      }
      current = asked.length < most ? (free.pop() ?? gl.createQuery()) : undefined
      if (current) gl.beginQuery(TIME_ELAPSED_EXT, current)
    },
    end() {
      if (!current) return
      gl.endQuery(TIME_ELAPSED_EXT)
      asked.push(current)
      current = undefined
    },
    dispose() {
      for (const query of [...asked, ...free]) gl.deleteQuery(query)
    },
  }
}

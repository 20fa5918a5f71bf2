/** The events of an engine, the promise `ready`, and its errors, each of which reaches a listener, `ready` or the page. */
import { disposedEarly } from '#explain-engine'
import { createEmitter, type Emitter } from './emitter.ts'
import type { EngineEvents } from './interface.ts'
import { EngineError } from './message/error.ts'

export interface Events extends Emitter<EngineEvents> {
  readonly ready: Promise<void>
  /** Resolves `ready`, the first time. */
  readonly resolve: () => void
  /** Passes an error to the listeners, or to `ready`, or to the page. */
  report(error: unknown): void
  /** Rejects `ready` if it is still pending. */
  dispose(): void
}

export const createEvents = (): Events => {
  const { on, emit } = createEmitter<EngineEvents>()
  let isSettled = false
  let onResolve: () => void
  let onReject: (error: unknown) => void
  const ready = new Promise<void>((resolve, reject) => {
    onResolve = resolve
    onReject = reject
  })
  /** If a listener got the error, or the application disposed the engine, `ready` needs no catch. */
  const reject = (error: unknown, isHandled: boolean): void => {
    isSettled = true
    if (isHandled) ready.catch(() => {})
    onReject(error)
  }
  return {
    on,
    emit,
    ready,
    resolve() {
      if (isSettled) return
      isSettled = true
      onResolve()
      emit('ready', undefined)
    },
    report(error) {
      // The engine throws nothing but Errors.
      const isHandled = emit('error', error as Error)
      if (!isSettled) reject(error, isHandled)
      else if (!isHandled) reportError(error)
    },
    dispose() {
      if (!isSettled) reject(new EngineError(disposedEarly()), true)
    },
  }
}

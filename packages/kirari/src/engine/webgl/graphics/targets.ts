/** The targets of an engine: created for the first step that uses them, freed with the last, and resized with the canvas. */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import { createTarget, type Target } from './target.ts'

export interface Targets {
  /** Each call needs one `release`. */
  acquire(source: TargetSource): Target
  release(source: TargetSource): void
  get(source: TargetSource): Target | undefined
  /** Begins a frame, on a canvas of this size. */
  begin(width: number, height: number): void
  reset(): void
  dispose(): void
}

interface Entry {
  readonly target: Target
  users: number
}

export const createTargets = (state: State, memory: Memory, options: Pick<GraphicsOptions, 'onFallback'>): Targets => {
  const entries = new Map<TargetSource, Entry>()
  /** The targets whose size follows the canvas, in an array: looping over it allocates no iterator. */
  const following: Target[] = []
  let frame = 0
  const { gl } = state
  let [canvasWidth, canvasHeight] = [gl.drawingBufferWidth, gl.drawingBufferHeight]
  const scaled = (side: number, scale: number): number => Math.max(1, Math.round(side * scale))
  const scaleOf = ({ source: { size } }: Target): number => (typeof size === 'number' ? size : 1)

  return {
    acquire(source) {
      let entry = entries.get(source)
      if (!entry) {
        const { size } = source
        const [width, height] = typeof size === 'number' ? [scaled(canvasWidth, size), scaled(canvasHeight, size)] : size
        const target = createTarget(state, memory, source, { width, height }, () => frame, options)
        entries.set(source, (entry = { target, users: 0 }))
        memory.targets++
        if (typeof size === 'number') following.push(target)
      }
      entry.users++
      return entry.target
    },
    release(source) {
      const entry = entries.get(source)
      if (!entry || --entry.users > 0) return
      entries.delete(source)
      memory.targets--
      if (following.includes(entry.target)) following.splice(following.indexOf(entry.target), 1)
      entry.target.dispose()
    },
    get: (source) => entries.get(source)?.target,
    begin(width, height) {
      frame++
      canvasWidth = width
      canvasHeight = height
      for (let i = 0; i < following.length; i++) {
        const target = following[i]
        if (target) target.resize(scaled(width, scaleOf(target)), scaled(height, scaleOf(target)))
      }
    },
    reset() {
      for (const { target } of entries.values()) target.reset()
    },
    dispose() {
      for (const { target } of entries.values()) target.dispose()
      memory.targets -= entries.size
      entries.clear()
      following.length = 0
    },
  }
}

/** The targets of an engine: made for the first step that uses one, freed with the last, and as large as the canvas says. */
import type { TargetSource } from '../../../shader/ir/resource.ts'
import type { GraphicsOptions } from '../../device/graphics.ts'
import type { Memory } from './memory.ts'
import type { State } from './state.ts'
import { createTarget, type Target } from './target.ts'

export interface Targets {
  /** `release` must follow, once. */
  acquire(source: TargetSource): Target
  release(source: TargetSource): void
  find(source: TargetSource): Target | undefined
  /** A frame begins, on a canvas of this size. */
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
  /** Those that follow the canvas, in one list so that it can be walked without an iterator. */
  const following: Target[] = []
  let frame = 0
  const { gl } = state
  let [canvasWidth, canvasHeight] = [gl.drawingBufferWidth, gl.drawingBufferHeight]
  const sideOf = (side: number, part: number): number => Math.max(1, Math.round(side * part))
  const partOf = ({ source: { size } }: Target): number => (typeof size === 'number' ? size : 1)

  return {
    acquire(source) {
      let entry = entries.get(source)
      if (!entry) {
        const { size } = source
        const [width, height] = typeof size === 'number' ? [sideOf(canvasWidth, size), sideOf(canvasHeight, size)] : size
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
    find: (source) => entries.get(source)?.target,
    begin(width, height) {
      frame++
      canvasWidth = width
      canvasHeight = height
      for (let i = 0; i < following.length; i++) {
        const target = following[i]
        if (target) target.resize(sideOf(width, partOf(target)), sideOf(height, partOf(target)))
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

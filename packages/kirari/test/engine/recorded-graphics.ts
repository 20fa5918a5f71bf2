/** A backend for frames of several steps that only records them. The test says what a step reads. */
import type { ProgramUniform } from '../../src/shader/ir/program.ts'
import type { Graphics } from '../../src/engine/device/graphics.ts'
import type { GpuStep } from '../../src/engine/step/step.ts'
import type { RecordedCall } from './recorder.ts'

export const stepName = (step: GpuStep): string => (step.kind === 'kernel' ? step.name : (step.label ?? step.kind))

export const createRecordedGraphics = (
  record: (...call: RecordedCall) => void,
  live: { steps: number },
  uniformsOf: (step: GpuStep) => readonly ProgramUniform[],
  compile: (name: string) => Promise<void>,
): Graphics => {
  const counts = { programs: 0, buffers: 0, textures: 0, targets: 0 }
  return {
    async prepare(step) {
      const name = stepName(step)
      record('prepare', name)
      await compile(name)
      const uniforms = uniformsOf(step)
      live.steps++
      return {
        step,
        uniforms,
        textures: [],
        storages: [],
        run(slots) {
          for (const [i, slot] of slots.entries()) {
            if (!slot.changed) continue
            slot.changed = false
            record('write', uniforms[i]?.name ?? '', slot.source.value)
          }
          record('run', name)
        },
        dispose() {
          live.steps--
          record('dispose step', name)
        },
      }
    },
    begin: (width, height) => record('begin', width, height),
    end: () => record('end'),
    async capture(width, height, run) {
      record('begin', width, height)
      run()
      record('read')
      return { width: 1, height: 1, data: new Uint8ClampedArray(4) }
    },
    readTexture: async () => ({ width: 1, height: 1, data: new Uint8Array(4) }),
    readStorage: async () => new ArrayBuffer(4),
    writeStorage: (source) => record('write storage', source.name ?? ''),
    reset: () => record('reset'),
    copy: (from, to) => record('copy', from.name ?? '', to.name ?? ''),
    live: counts,
    dispose: () => record('dispose graphics'),
  }
}

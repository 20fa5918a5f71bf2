/**
 * A backend that draws nothing and records its calls, for the engine's tests and benchmarks.
 */
import type { UniformValue } from '../../src/shader/ir/expr.ts'
import type { Program, ProgramUniform } from '../../src/shader/ir/program.ts'
import { createGraph } from '../../src/engine/graph/graph.ts'
import { createRecordedGraphics } from './recorded-graphics.ts'
import type { Connect, Device, Fragment, Pipeline } from '../../src/engine/device/device.ts'
import type { FrameSupport, Graph, GraphHost } from '../../src/engine/device/graph.ts'
import { createDispatch, createDraw, createRepeat } from '../../src/engine/step/draw.ts'
import type { GpuStep } from '../../src/engine/step/step.ts'

export type RecordedCall =
  | readonly [call: 'connect' | 'draw' | 'submit' | 'read' | 'dispose pipeline' | 'dispose']
  | readonly [call: 'compile', text: string]
  | readonly [call: 'resize', width: number, height: number]
  | readonly [call: 'write', name: string, value: UniformValue]
  | readonly [call: 'prepare' | 'run' | 'dispose step', step: string]
  | readonly [call: 'write storage', name: string]
  | readonly [call: 'begin', width: number, height: number]
  | readonly [call: 'end' | 'reset' | 'dispose graphics']
  | readonly [call: 'copy', from: string, to: string]

export interface Recorder {
  readonly connect: Connect
  /** All calls so far, in order. */
  readonly calls: readonly RecordedCall[]
  /** The calls since the last `take`. */
  take(): readonly RecordedCall[]
  /** The numbers of objects that are not disposed yet. */
  readonly live: { readonly devices: number; readonly pipelines: number; readonly steps: number }
  /** Simulates the loss of the GPU. */
  lose(reason: string): void
  /** Compiles the next programs, given their text; by default it succeeds. */
  compile: (text: string) => Promise<void>
}

interface RecordedDevice extends Device {
  openGraph(host: GraphHost): Graph
}
/** The support of steps for this device. */
export const supportOfEntry = (entry: string): FrameSupport => ({
  entry,
  // Only recorders pass their device.
  open: async (device, host) => (device as RecordedDevice).openGraph(host),
})
const support = supportOfEntry('kirari')
export const [draw, dispatch, repeat] = [createDraw(support), createDispatch(support), createRepeat(support)]

export const createRecorder = (
  print: (fragment: Fragment) => Program,
  maxSide = 8192,
  uniformsOf: (step: GpuStep) => readonly ProgramUniform[] = () => [],
): Recorder => {
  const calls: RecordedCall[] = []
  let taken = 0
  const live = { devices: 0, pipelines: 0, steps: 0 }
  let lose: (reason: string) => void = () => {}
  const record = (...call: RecordedCall): void => {
    calls.push(call)
  }
  const recorder: Recorder = {
    calls,
    live,
    take() {
      const fresh = calls.slice(taken)
      taken = calls.length
      return fresh
    },
    lose: (reason) => lose(reason),
    compile: async () => {},
    async connect({ canvas }) {
      record('connect')
      live.devices++
      const device: RecordedDevice = {
        backend: 'webgl2',
        maxSide,
        lost: new Promise((resolve) => (lose = resolve)),
        print,
        async compile(program) {
          record('compile', program.fragment)
          await recorder.compile(program.fragment)
          live.pipelines++
          return createPipeline(program)
        },
        resize(width, height) {
          record('resize', width, height)
          Object.assign(canvas, { width, height })
        },
        submit: () => record('submit'),
        openGraph: (host) =>
          createGraph(
            createRecordedGraphics(record, live, uniformsOf, (name) => recorder.compile(name)),
            host,
          ),
        dispose() {
          record('dispose')
          live.devices--
        },
      }
      return device
    },
  }
  const createPipeline = (program: Program): Pipeline => {
    const pipeline: Pipeline = {
      draw(slots) {
        for (const [i, slot] of slots.entries()) {
          if (!slot.changed) continue
          slot.changed = false
          record('write', program.uniforms[i]?.name ?? '', slot.source.value)
        }
        record('draw')
      },
      async read(slots) {
        pipeline.draw(slots)
        record('read')
        return { width: 1, height: 1, data: new Uint8ClampedArray(4) }
      },
      dispose() {
        record('dispose pipeline')
        live.pipelines--
      },
    }
    return pipeline
  }
  return recorder
}

/**
 * Kernels and dispatches on WebGPU: compiled once, then encoded into a compute pass that they share with their neighbours.
 * Hot: `run` runs for every step of a frame and allocates nothing of ours.
 */
import { badStep } from '#explain-frame'
import { compileWGSLKernel } from '../../../shader/target/wgsl/kernel.ts'
import { compactStyle } from '../../../shader/target/wgsl/fragment.ts'
import { compileWGSLCompute } from '../../../shader/target/wgsl/stages.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { KernelSource } from '../../../shader/ir/resource.ts'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { DispatchStep, Live } from '../../step/step.ts'
import { computeStage, createBindings, layoutEntries, type Bindable, type Bindings } from './bindings.ts'
import type { Lane } from './lane.ts'
import { compileCompute } from './pipeline.ts'
import type { Resources } from './resources.ts'

type Groups = readonly [number, number, number]
interface Plan {
  readonly program: StageProgram & Bindable
  readonly groups: Live<Groups>
  readonly label: string
}

const planOf = async (step: KernelSource | DispatchStep): Promise<Plan> => {
  if (step.kind === 'kernel') {
    const program = compileWGSLKernel(step, compactStyle(), undefined)
    return { program, groups: program.groups, label: `kernel "${step.name}"` }
  }
  const { stage, groups, label = 'a dispatch' } = step
  if (stage.kind === 'compute') return { program: compileWGSLCompute(stage, compactStyle(), undefined), groups, label }
  // Few write WGSL themselves: the others do not load what reads it.
  const { reflectCompute } = await import('../../step/raw/wgsl.ts')
  return { program: reflectCompute(stage), groups, label }
}

export const prepareCompute = async (lane: Lane, resources: Resources, step: KernelSource | DispatchStep): Promise<Prepared> => {
  const { gpu, device, passes, options } = lane
  const { program, groups, label } = await planOf(step)
  for (const feature of program.features) lane.demand(feature, `${feature} for ${label}`)
  const compiled = await compileCompute(gpu, program, layoutEntries(lane, program, computeStage))
  const { pipeline, layout } = compiled
  let bindings: Bindings
  try {
    bindings = createBindings(lane, resources, program)
  } catch (error) {
    compiled.release()
    throw error
  }
  resources.programs++
  const wanted = step.kind === 'dispatch' ? step.indirect : undefined
  const dispose = (): void => {
    resources.programs--
    bindings.dispose()
    if (indirect) resources.storages.release(indirect.source)
    compiled.release()
  }
  let indirect: ReturnType<typeof resources.storages.acquireCounts> | undefined
  try {
    indirect = wanted && resources.storages.acquireCounts(wanted.storage)
    await lane.settle()
  } catch (error) {
    dispose()
    throw error
  }
  const byteOffset = wanted?.byteOffset ?? 0
  const { old } = bindings
  const limit = device.limits.maxComputeWorkgroupsPerDimension
  let hasComplained = false

  return {
    step,
    uniforms: program.uniforms,
    textures: program.textures,
    storages: program.storages,
    run(slots) {
      const [x, y, z] = typeof groups === 'function' ? groups() : groups
      if (!indirect && (x > limit || y > limit || z > limit)) {
        if (!hasComplained) options.onError(new EngineError(badStep(`at most ${limit} workgroups in each direction`, `${x} × ${y} × ${z} in ${label}`)))
        hasComplained = true
        return
      }
      bindings.write(slots)
      if (old.length > 0) {
        const encoder = passes.encoder()
        for (let i = 0; i < old.length; i++) {
          const storage = old[i]
          if (storage) encoder.copyBufferToBuffer(storage.buffer, 0, storage.old(), 0, storage.byteLength)
        }
      }
      const pass = passes.compute()
      if (passes.pipeline !== pipeline) {
        pass.setPipeline(pipeline)
        passes.pipeline = pipeline
      }
      pass.setBindGroup(0, bindings.group(layout))
      if (indirect) pass.dispatchWorkgroupsIndirect(indirect.buffer, byteOffset)
      else pass.dispatchWorkgroups(x, y, z)
    },
    dispose,
  }
}

/**
 * Kernels and dispatches on WebGPU: prepared once, then encoded every frame into a compute pass that adjacent steps share.
 * Hot: `run` runs for every step of a frame and allocates nothing of ours.
 */
import { badStep } from '#explain-frame'
import { compileWGSLKernel } from '../../../shader/target/wgsl/kernel.ts'
import { compactStyle } from '../../../shader/target/wgsl/fragment.ts'
import { compileWGSLCompute } from '../../../shader/target/wgsl/stages.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { KernelSource } from '../../../shader/ir/resource.ts'
import type { Prepared } from '../../device/graphics.ts'
import { createDisposables } from '../../device/disposables.ts'
import { EngineError } from '../../message/error.ts'
import type { DispatchStep, Live } from '../../step/step.ts'
import { computeStage, createBindings, layoutEntries, type Bindable } from './bindings.ts'
import type { RenderContext } from './render-context.ts'
import { compileCompute } from './pipeline.ts'
import type { Resources } from './resources.ts'

type Groups = readonly [number, number, number]
interface CompiledStep {
  readonly program: StageProgram & Bindable
  readonly groups: Live<Groups>
  readonly label: string
}

const compileStep = async (step: KernelSource | DispatchStep): Promise<CompiledStep> => {
  if (step.kind === 'kernel') {
    const program = compileWGSLKernel(step, compactStyle(), undefined)
    return { program, groups: program.groups, label: `kernel "${step.name}"` }
  }
  const { stage, groups, label = 'a dispatch' } = step
  if (stage.kind === 'compute') return { program: compileWGSLCompute(stage, compactStyle(), undefined), groups, label }
  // Loaded on demand: few applications write WGSL themselves.
  const { reflectCompute } = await import('../../step/raw/wgsl.ts')
  return { program: reflectCompute(stage), groups, label }
}

export const prepareKernel = async (render: RenderContext, resources: Resources, step: KernelSource | DispatchStep): Promise<Prepared> => {
  const { gpu, device, passes, options } = render
  const { program, groups, label } = await compileStep(step)
  for (const feature of program.features) render.requireFeature(feature, `${feature} for ${label}`)
  const disposables = createDisposables()
  try {
    const compiled = await compileCompute(gpu, program, layoutEntries(render, program, computeStage))
    disposables.defer(() => compiled.release())
    const { pipeline, layout } = compiled
    const bindings = createBindings(render, resources, program)
    disposables.defer(() => bindings.dispose())
    resources.programs++
    disposables.defer(() => resources.programs--)
    const indirectSource = step.kind === 'dispatch' ? step.indirect : undefined
    const indirect = indirectSource && resources.storages.acquireCounts(indirectSource.storage)
    if (indirect) disposables.defer(() => resources.storages.release(indirect.source))
    await render.settle()
    const byteOffset = indirectSource?.byteOffset ?? 0
    const { old } = bindings
    const limit = device.limits.maxComputeWorkgroupsPerDimension
    let hasReported = false

    return {
      step,
      uniforms: program.uniforms,
      textures: program.textures,
      storages: program.storages,
      run(slots) {
        const [x, y, z] = typeof groups === 'function' ? groups() : groups
        if (!indirect && (x > limit || y > limit || z > limit)) {
          if (!hasReported) options.onError(new EngineError(badStep(`at most ${limit} workgroups in each direction`, `${x} × ${y} × ${z} in ${label}`)))
          hasReported = true
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
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

/** Compiles pipelines without blocking the page, once for each text and state, for all canvases of a device. */
import { driverRefused } from '#explain-engine'
import { ShaderError } from '../../../shader/diagnostic/diagnostic.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { Gpu } from '../gpu.ts'

export interface Compiled<P> {
  readonly pipeline: P
  readonly layout: GPUBindGroupLayout
  /** Called once. */
  release(): void
}

export interface RenderState {
  readonly buffers: readonly GPUVertexBufferLayout[]
  readonly targets: readonly GPUColorTargetState[]
  readonly primitive: GPUPrimitiveState
  readonly depthStencil: GPUDepthStencilState | undefined
  readonly samples: 1 | 4
}

interface Entry {
  readonly layout: GPUBindGroupLayout
  readonly pipeline: Promise<GPURenderPipeline | GPUComputePipeline>
  users: number
}

const caches = new WeakMap<Gpu, Map<string, Entry>>()
const cacheOf = (gpu: Gpu): Map<string, Entry> => {
  let cache = caches.get(gpu)
  if (!cache) caches.set(gpu, (cache = new Map<string, Entry>()))
  return cache
}

export const compileDrawing = (
  gpu: Gpu,
  program: StageProgram,
  entries: readonly GPUBindGroupLayoutEntry[],
  state: RenderState,
): Promise<Compiled<GPURenderPipeline>> =>
  // A key with a RenderState has a render pipeline.
  acquire(gpu, program, entries, state, ({ device }, module, layout) => {
    const { vertex, fragment } = program.entryPoints
    return device.createRenderPipelineAsync({
      layout,
      vertex: { module, buffers: [...state.buffers], ...(vertex !== undefined && { entryPoint: vertex }) },
      ...(fragment !== undefined && { fragment: { module, targets: [...state.targets], entryPoint: fragment } }),
      primitive: state.primitive,
      ...(state.depthStencil && { depthStencil: state.depthStencil }),
      multisample: { count: state.samples },
    })
  }) as Promise<Compiled<GPURenderPipeline>>

export const compileCompute = (gpu: Gpu, program: StageProgram, entries: readonly GPUBindGroupLayoutEntry[]): Promise<Compiled<GPUComputePipeline>> =>
  // The key 'compute' has a compute pipeline.
  acquire(gpu, program, entries, 'compute', ({ device }, module, layout) => {
    const { compute } = program.entryPoints
    return device.createComputePipelineAsync({ layout, compute: { module, ...(compute !== undefined && { entryPoint: compute }) } })
  }) as Promise<Compiled<GPUComputePipeline>>

const acquire = async (
  gpu: Gpu,
  program: StageProgram,
  entries: readonly GPUBindGroupLayoutEntry[],
  state: unknown,
  compile: (gpu: Gpu, module: GPUShaderModule, layout: GPUPipelineLayout) => Promise<GPURenderPipeline | GPUComputePipeline>,
): Promise<Compiled<GPURenderPipeline | GPUComputePipeline>> => {
  const { device } = gpu
  const cache = cacheOf(gpu)
  const text = textOf(program)
  const key = JSON.stringify([text, program.entryPoints, entries, state])
  let entry = cache.get(key)
  if (!entry) {
    // Keeps errors out of the console: getCompilationInfo reports them below, with lines.
    device.pushErrorScope('validation')
    const module = device.createShaderModule({ code: text })
    const layout = device.createBindGroupLayout({ entries: [...entries] })
    const pipelineLayout = device.createPipelineLayout({ bindGroupLayouts: [layout] })
    void device.popErrorScope().catch(() => undefined)
    const pipeline = compile(gpu, module, pipelineLayout).catch(async (error: unknown) => {
      const { messages } = await module.getCompilationInfo()
      const sites = sitesOf(program)
      const errors = messages
        .filter(({ type }) => type === 'error')
        // WGSL text of an application has no source sites, so the message has the line.
        .map(({ lineNum: line, message }) => ({ line, message: sites.length > 0 || line === 0 ? message : `line ${line}: ${message}` }))
      // The pipeline may be invalid although the text compiles.
      const reasons = errors.length > 0 ? errors : [{ line: 0, message: String(error) }]
      throw new ShaderError(driverRefused({ language: 'wgsl', fragment: text, sites }, reasons))
    })
    cache.set(key, (entry = { layout, pipeline, users: 0 }))
  }
  const acquired = entry
  acquired.users++
  const release = (): void => {
    if (--acquired.users === 0) cache.delete(key)
  }
  try {
    return { pipeline: await acquired.pipeline, layout: acquired.layout, release }
  } catch (error) {
    release()
    throw error
  }
}

const textOf = ({ code }: StageProgram): string => code.vertex ?? code.compute ?? ''
const sitesOf = ({ sites }: StageProgram): NonNullable<StageProgram['sites']['vertex']> => sites.vertex ?? sites.compute ?? []

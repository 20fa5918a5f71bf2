/** Programs on the browser's two GPUs, from their text and what they say about themselves: the engine knows nothing of it yet. */
import type { StageProgram } from '../../src/shader/ir/program.ts'

const gl = new OffscreenCanvas(4, 4).getContext('webgl2')
const adapter = await navigator.gpu.requestAdapter()
const wanted = ['subgroups', 'shader-f16'] as const
export const features: readonly GPUFeatureName[] = wanted.filter((feature) => adapter?.features.has(feature))
export const device = await adapter?.requestDevice({ requiredFeatures: [...features] })

export const webgl = (): WebGL2RenderingContext => {
  if (!gl) throw new Error('expected WebGL2 in the test browser')
  return gl
}
export const webgpu = (): GPUDevice => {
  if (!device) throw new Error('expected WebGPU in the test browser')
  return device
}

/** A program of two texts; what the driver says where it does not link. */
export const link = (vertex: string, fragment: string): { readonly program: WebGLProgram; readonly problems: string } => {
  const context = webgl()
  const program = context.createProgram()
  const logs: string[] = []
  for (const [type, text] of [
    [context.VERTEX_SHADER, vertex],
    [context.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = context.createShader(type)
    if (!shader) throw new Error('expected a shader object from WebGL2')
    context.shaderSource(shader, text)
    context.compileShader(shader)
    context.attachShader(program, shader)
    logs.push(context.getShaderInfoLog(shader) ?? '')
  }
  context.linkProgram(program)
  logs.push(context.getProgramInfoLog(program) ?? '')
  return { program, problems: context.getProgramParameter(program, context.LINK_STATUS) === true ? '' : logs.join('\n') }
}
export const linkProblems = (vertex: string, fragment: string): string => link(vertex, fragment).problems

const formats: Readonly<Record<string, GPUVertexFormat>> = {
  float: 'float32',
  vec2: 'float32x2',
  vec3: 'float32x3',
  vec4: 'float32x4',
  uint: 'uint32',
  int: 'sint32',
}
const targets: Readonly<Record<string, GPUTextureFormat>> = {
  float: 'r16float',
  vec2: 'rg16float',
  vec4: 'rgba16float',
  uint: 'r32uint',
  int: 'r32sint',
}

/** The pipeline of a program; rejects with what WebGPU has against it. */
export const createPipelineOf = async (program: StageProgram): Promise<GPURenderPipeline | GPUComputePipeline> => {
  const { code, entryPoints } = program
  const gpu = webgpu()
  if (code.compute !== undefined)
    return gpu.createComputePipelineAsync({
      layout: 'auto',
      compute: { module: gpu.createShaderModule({ code: code.compute }), ...(entryPoints.compute ? { entryPoint: entryPoints.compute } : {}) },
    })
  const module = gpu.createShaderModule({ code: code.fragment ?? '' })
  return gpu.createRenderPipelineAsync({
    layout: 'auto',
    vertex: {
      module,
      ...(entryPoints.vertex ? { entryPoint: entryPoints.vertex } : {}),
      buffers: program.attributes.map(({ type, location, source }) => ({
        arrayStride: 16,
        stepMode: source.instanced ? ('instance' as const) : ('vertex' as const),
        attributes: [{ shaderLocation: location, offset: 0, format: formats[type.name] ?? 'float32' }],
      })),
    },
    fragment: {
      module,
      ...(entryPoints.fragment ? { entryPoint: entryPoints.fragment } : {}),
      targets: program.outputs.map(({ type }) => ({ format: targets[type.name] ?? ('rgba16float' as const) })),
    },
    ...(program.writesDepth ? { depthStencil: { format: 'depth32float' as const, depthWriteEnabled: true, depthCompare: 'less' as const } } : {}),
  })
}

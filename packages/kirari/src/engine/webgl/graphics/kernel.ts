/**
 * A kernel on WebGL2: one draw for each group of outputs, with one pixel per element. All draws read the current textures of the storages
 * and write the other ones; after the last draw the written textures become current.
 * Hot: `run` runs every frame and allocates nothing.
 */
import { noFeature } from '#explain-frame'
import { compactStyle } from '../../../shader/target/glsl/fragment.ts'
import { compileGLSLKernel } from '../../../shader/target/glsl/kernel.ts'
import type { StageProgram } from '../../../shader/ir/program.ts'
import type { KernelSource } from '../../../shader/ir/resource.ts'
import type { Slot } from '../../device/device.ts'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import { isRenderable } from './format.ts'
import { createDisposables, type Disposables } from '../../device/disposables.ts'
import { acquireReads, type RenderContext, type Reads } from './render-context.ts'
import { acquireProgram, releaseProgram, uniformWriter } from './program.ts'
import type { State } from './state.ts'
import type { Leaf, StorageTextures } from './storage.ts'
import { warmUp } from './warm-up.ts'

interface Pass {
  draw(slots: readonly Slot[]): void
  readonly written: readonly Leaf[]
}

export const prepareKernel = async (render: RenderContext, step: KernelSource): Promise<Prepared> => {
  const { state } = render
  const programs = compileGLSLKernel(step, compactStyle(), undefined)
  const disposables = createDisposables()
  try {
    const passes: Pass[] = []
    let first = 0
    for (const program of programs) {
      if (
        program.storages.some(({ texels = [] }) => texels.some(({ scalar, output }) => scalar === 'float' && output !== undefined)) &&
        !isRenderable(state, 'rgba32float')
      )
        throw new EngineError(noFeature('floats of 32 bits that kernels write', 'use WebGPU'))
      // Sequential: each pass registers its resources before the next one may fail.
      passes.push(await preparePass(render, program, first, disposables))
      first += program.uniforms.length
    }
    const written = passes.flatMap((pass) => pass.written)
    return {
      step,
      uniforms: programs.flatMap(({ uniforms }) => uniforms),
      textures: programs.flatMap(({ textures }) => textures),
      storages: programs.flatMap(({ storages }) => storages),
      run(slots) {
        for (let i = 0; i < passes.length; i++) passes[i]?.draw(slots)
        for (let i = 0; i < written.length; i++) {
          const leaf = written[i]
          if (leaf) leaf.readIndex = leaf.readIndex === 0 ? 1 : 0
        }
      },
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

/** `first`: the index of its first uniform among those of the kernel. */
const preparePass = async (render: RenderContext, program: StageProgram, first: number, disposables: Disposables): Promise<Pass> => {
  const { state, memory } = render
  const { gl } = state
  const linked = await acquireProgram(state, program)
  memory.programs++
  disposables.defer(() => {
    memory.programs--
    releaseProgram(state, program, linked)
  })
  const reads = acquireReads(render, program, disposables)
  const { leaves, width, height } = outputsOf(program, reads)
  const write = uniformWriter(state, linked, program, undefined)
  const framebuffer = framebuffers(state, leaves, disposables)
  const setState = (): void => {
    state.noScissor()
    state.blend(undefined)
    state.noDepth()
    state.bias(0, 0)
    state.cull(0)
    state.colorMask(true, true, true, true)
    state.useProgram(linked.program)
    state.useVertices(null)
  }
  const colors = leaves.map(({ internal }) => internal)
  reads.update()
  await warmUp(state, linked, { colors, depth: undefined, samples: 1 }, () => {
    reads.bind()
    setState()
    gl.drawArrays(gl.TRIANGLES, 0, 3)
  })
  return {
    written: leaves,
    draw(slots) {
      reads.update()
      state.drawInto(framebuffer())
      reads.bind()
      setState()
      state.viewport(0, 0, width, height)
      write(slots, first)
      gl.drawArrays(gl.TRIANGLES, 0, 3)
    },
  }
}

/** The leaves that a pass writes, in the order of its outputs. */
const outputsOf = ({ storages }: StageProgram, reads: Reads): { readonly leaves: readonly Leaf[] } & Pick<StorageTextures, 'width' | 'height'> => {
  const leaves: Leaf[] = []
  let [width, height] = [1, 1]
  for (const { source, texels = [] } of storages) {
    const storage = reads.storages.get(source)
    for (const [at, { output }] of texels.entries()) {
      const leaf = storage?.leaves[at]
      if (output === undefined || !leaf) continue
      leaves[output] = leaf
      width = storage.width
      height = storage.height
    }
  }
  return { leaves, width, height }
}

/** The framebuffer of the textures to write: one for each combination of the leaves' read indices, created on first use. */
const framebuffers = (state: State, leaves: readonly Leaf[], disposables: Disposables): (() => WebGLFramebuffer) => {
  const { gl } = state
  const framebuffersByMask: (WebGLFramebuffer | undefined)[] = []
  disposables.defer(() => {
    for (const framebuffer of framebuffersByMask) if (framebuffer) gl.deleteFramebuffer(framebuffer)
  })
  return () => {
    let mask = 0
    for (let i = 0; i < leaves.length; i++) mask |= (leaves[i]?.readIndex ?? 0) << i
    const cached = framebuffersByMask[mask]
    if (cached) return cached
    const framebuffer = (framebuffersByMask[mask] = gl.createFramebuffer())
    state.drawInto(framebuffer)
    for (const [i, leaf] of leaves.entries()) gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, leaf.writeTexture(), 0)
    gl.drawBuffers(leaves.map((_, i) => gl.COLOR_ATTACHMENT0 + i))
    return framebuffer
  }
}

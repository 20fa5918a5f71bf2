/**
 * A kernel on WebGL2: a drawing for each group of outputs, one pixel an element, from the old textures of its storages into the
 * others; when all are drawn, what was written takes the place of what was read.
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
import { canDraw } from './format.ts'
import { createDisposables, type Disposables } from '../../device/disposables.ts'
import { acquireReads, type RenderContext, type Reads } from './render-context.ts'
import { acquireProgram, releaseProgram, uniformWriter } from './program.ts'
import type { State } from './state.ts'
import type { Leaf, StorageTextures } from './storage.ts'
import { warmUp } from './warm.ts'

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
        !canDraw(state, 'rgba32float')
      )
        throw new EngineError(noFeature('floats of 32 bits that kernels write', 'use WebGPU'))
      // One after another: each owns what it has made before the next may fail.
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
          if (leaf) leaf.side = leaf.side === 0 ? 1 : 0
        }
      },
      dispose: () => disposables.dispose(),
    }
  } catch (error) {
    disposables.dispose()
    throw error
  }
}

/** Its uniforms are those of the kernel from `first` on. */
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
  const internals = leaves.map(({ internal }) => internal)
  reads.update()
  await warmUp(state, linked, { internals, depth: undefined, samples: 1 }, () => {
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

/** What a pass writes, in the order of its outputs. */
const outputsOf = ({ storages }: StageProgram, { storages: held }: Reads): { readonly leaves: readonly Leaf[] } & Pick<StorageTextures, 'width' | 'height'> => {
  const leaves: Leaf[] = []
  let [width, height] = [1, 1]
  for (const { source, texels = [] } of storages) {
    const own = held.get(source)
    for (const [at, { output }] of texels.entries()) {
      const leaf = own?.leaves[at]
      if (output === undefined || !leaf) continue
      leaves[output] = leaf
      width = own.width
      height = own.height
    }
  }
  return { leaves, width, height }
}

/** The framebuffer of the textures that are written now: one for each way in which the sides of the leaves can lie, made when it first comes. */
const framebuffers = (state: State, leaves: readonly Leaf[], disposables: Disposables): (() => WebGLFramebuffer) => {
  const { gl } = state
  const known: (WebGLFramebuffer | undefined)[] = []
  disposables.defer(() => {
    for (const framebuffer of known) if (framebuffer) gl.deleteFramebuffer(framebuffer)
  })
  return () => {
    let mask = 0
    for (let i = 0; i < leaves.length; i++) mask |= (leaves[i]?.side ?? 0) << i
    const made = known[mask]
    if (made) return made
    const framebuffer = (known[mask] = gl.createFramebuffer())
    state.drawInto(framebuffer)
    for (const [i, leaf] of leaves.entries()) gl.framebufferTexture2D(gl.DRAW_FRAMEBUFFER, gl.COLOR_ATTACHMENT0 + i, gl.TEXTURE_2D, leaf.other(), 0)
    gl.drawBuffers(leaves.map((_, i) => gl.COLOR_ATTACHMENT0 + i))
    return framebuffer
  }
}

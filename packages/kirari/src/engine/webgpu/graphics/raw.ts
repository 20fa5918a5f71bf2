/** Draw steps whose shaders are WGSL text: they are drawn like those of nodes, once it is known what they read. */
import { badOutput } from '#explain-frame'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { DrawStep } from '../../step/step.ts'
import type { Canvas } from './canvas.ts'
import { prepareDraw } from './draw.ts'
import type { RenderContext } from './render-context.ts'
import type { Resources } from './resources.ts'

export const prepareRaw = async (render: RenderContext, resources: Resources, canvas: Canvas, step: DrawStep): Promise<Prepared> => {
  // Few write WGSL themselves: the others do not load what reads it.
  const { reflectDrawing } = await import('../../step/raw/wgsl.ts')
  const program = reflectDrawing(step.raw ?? {}, step.target !== undefined)
  const pictures = step.target?.colors.length ?? 1
  const odd = program.outputs.find(({ location }) => location >= pictures)
  if (odd && pictures > 0) throw new EngineError(badOutput(`locations below ${pictures}, which is how many pictures there are`, `@location(${odd.location})`))
  return prepareDraw(render, resources, canvas, step, program)
}

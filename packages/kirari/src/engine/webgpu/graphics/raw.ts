/** Draw steps with WGSL text: reflection finds what the text reads and writes; then they are drawn like steps of nodes. */
import { badOutput } from '#explain-frame'
import type { Prepared } from '../../device/graphics.ts'
import { EngineError } from '../../message/error.ts'
import type { DrawStep } from '../../step/step.ts'
import type { Canvas } from './canvas.ts'
import { prepareDraw } from './draw.ts'
import type { RenderContext } from './render-context.ts'
import type { Resources } from './resources.ts'

export const prepareRaw = async (render: RenderContext, resources: Resources, canvas: Canvas, step: DrawStep): Promise<Prepared> => {
  // Loaded on demand: few applications write WGSL themselves.
  const { reflectDrawing } = await import('../../step/raw/wgsl.ts')
  const program = reflectDrawing(step.raw ?? {}, step.target !== undefined)
  const colorCount = step.target?.colors.length ?? 1
  const odd = program.outputs.find(({ location }) => location >= colorCount)
  if (odd && colorCount > 0)
    throw new EngineError(badOutput(`locations below ${colorCount}, which is how many pictures there are`, `@location(${odd.location})`))
  return prepareDraw(render, resources, canvas, step, program)
}

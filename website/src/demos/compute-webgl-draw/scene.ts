/** The watercolour with a second implementation of its step: draws with hand-written GLSL. */
import { draw } from 'kirari'
import { int, ivec2, target, uint, uv, vec2, vec4 } from 'kirari/node'
import type { Sheet, Size } from '../compute-draw/flow.ts'
import { createTwinScene, type Twin, type TwinValues } from '../compute-draw/twin.ts'
import { moveText, settleText } from './text.ts'

const createTwin = ({ size, water, wet, wetScattering, dry, dryScattering, paper, grain, edges }: Sheet): Twin => {
  const [width, height] = size
  const cells = target(
    { ink: 'rgba32float', scattering: 'rgba32float', stain: 'rgba32float', stainScattering: 'rgba32float' },
    { size, pingPong: true, name: 'cells' },
  )
  const relief = target({ height: 'r32float' }, { size, name: 'relief' })

  // The index of the texel that is drawn.
  const texel = ivec2(uv.mul(vec2(width, height)))
  const i = uint(texel.y).mul(width).add(uint(texel.x)).toConst('i')
  const copyPaper = draw({ target: relief, fragment: vec4(paper.at(i), 0, 0, 1), label: 'copy the paper' })
  const copy = draw({
    target: cells,
    fragment: {
      ink: wet.at(i),
      scattering: vec4(wetScattering.at(i), water.at(i).x),
      stain: dry.at(i),
      stainScattering: vec4(dryScattering.at(i), water.at(i).y),
    },
    label: 'copy',
  })

  const inputs = {
    oldInk: cells.ink,
    oldScattering: cells.scattering,
    oldStain: cells.stain,
    oldStainScattering: cells.stainScattering,
    paper: relief.height,
    grain,
  }
  const move = draw({ target: cells, glsl: { fragment: moveText }, inputs, label: 'move by hand' })
  const settle = draw({ target: cells, glsl: { fragment: settleText }, inputs: { ...inputs, edges }, label: 'settle by hand' })
  return {
    copy: [copyPaper, copy],
    advance: [move, settle],
    cellAt(index) {
      const row = index.div(width).toConst('row')
      const at = ivec2(int(index.sub(row.mul(width))), int(row)).toConst('at')
      const scattering = cells.scattering.load(at).toConst('inWater')
      return {
        depth: scattering.w,
        ink: cells.ink.load(at).add(cells.stain.load(at)),
        scattering: scattering.xyz.add(cells.stainScattering.load(at).xyz),
      }
    },
  }
}

export const createScene = (values: TwinValues, size?: Size) => createTwinScene(values, createTwin, size)

/** The watercolour with a second implementation of its step: hand-written WGSL compute shaders. */
import { dispatch } from 'kirari'
import { float, kernel, storage, struct, vec3, vec4 } from 'kirari/node'
import type { Sheet, Size } from '../compute-draw/flow.ts'
import { createTwinScene, type Twin, type TwinValues } from '../compute-draw/twin.ts'
import { flowText } from './text.ts'

/** As in the text. */
const Wash = struct('Wash', { ink: vec4, scattering: vec3, depth: float, inside: float })
const Stain = struct('Stain', { ink: vec4, scattering: vec3 })

const createTwin = ({ size, water, wet, wetScattering, dry, dryScattering, paper, grain, edges }: Sheet): Twin => {
  const [width, height] = size
  const count = width * height
  const washes = storage(Wash, count, { name: 'washes' })
  const moved = storage(Wash, count, { name: 'moved' })
  const stains = storage(Stain, count, { name: 'stains' })

  const copy = kernel(
    count,
    (i) => {
      washes.at(i).assign(Wash({ ink: wet.at(i), scattering: wetScattering.at(i), depth: water.at(i).x, inside: water.at(i).y }))
      stains.at(i).assign(Stain({ ink: dry.at(i), scattering: dryScattering.at(i) }))
    },
    { name: 'copy' },
  )

  const code = flowText(width, height)
  const groups = [Math.ceil(width / 8), Math.ceil(height / 8)] as const
  const inputs = { washes, moved, stains, paper, grain, edges }
  return {
    copy: [copy],
    advance: [
      dispatch({ wgsl: { code, compute: 'flow' }, inputs }, groups, { label: 'move by hand' }),
      dispatch({ wgsl: { code, compute: 'settle' }, inputs }, groups, { label: 'settle by hand' }),
    ],
    cellAt(index) {
      const wash = washes.at(index).toConst('wash')
      const stain = stains.at(index).toConst('stain')
      return { depth: wash.depth, ink: wash.ink.add(stain.ink), scattering: wash.scattering.add(stain.scattering) }
    },
  }
}

export const createScene = (values: TwinValues, size?: Size) => createTwinScene(values, createTwin, size)

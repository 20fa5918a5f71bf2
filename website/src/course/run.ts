/** Pictures of code by the CPU, for comparing. Must not know: where the code comes from. */
import type { Step } from 'kirari'
import { render } from 'kirari/js'
import type { Content } from '../playground/frame/run.ts'
import { comparedSize, moments, type Pictures } from './score.ts'

type Colour = Parameters<typeof render>[0]

/** The fragment that the CPU can draw; undefined for a frame of several steps. A frame of one draw shows a fragment that reads textures. */
export const loneFragment = ({ fragment, frame }: Content): Colour | undefined => {
  // Fragments are colour nodes by their types.
  if (fragment) return fragment as Colour
  const steps: readonly Step[] = Array.isArray(frame) ? frame : []
  const [step, another] = steps
  if (another || step?.kind !== 'draw' || step.target || step.geometry || step.vertex || !step.fragment || !('type' in step.fragment)) return undefined
  // As above.
  return step.fragment as Colour
}

export const drawnByCPU = (fragment: Colour): Pictures => moments.map(({ time, pointer }) => render(fragment, { ...comparedSize, time, pointer }))

/** Pictures of code for comparing: a fragment is drawn by the CPU, a frame of several steps by the GPU. Must not know: where the code comes from. */
import { createEngine, type Step } from 'kirari'
import { render } from 'kirari/js'
import type { BackendChoice } from '../playground/message.ts'
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

/** The numbers of frames after which the pictures of a frame are compared. */
const compared = [2, 10, 40]

export const drawnByGPU = async (content: Content, backend: BackendChoice): Promise<Pictures> => {
  const { width, height } = comparedSize
  const engine = createEngine({ canvas: new OffscreenCanvas(width, height), ...content, backend })
  try {
    engine.pause()
    engine.resize(width, height)
    await engine.ready
    const pictures: Uint8ClampedArray[] = []
    for (let frame = 1; frame <= Math.max(...compared); frame++) {
      engine.step()
      if (compared.includes(frame)) pictures.push((await engine.capture()).data)
    }
    return pictures
  } finally {
    engine.dispose()
  }
}

export const picturesOf = async (content: Content, backend: BackendChoice): Promise<Pictures> => {
  const fragment = loneFragment(content)
  return fragment ? drawnByCPU(fragment) : drawnByGPU(content, backend)
}

/** Pictures of code for comparing: a fragment is drawn by the CPU, a frame of several steps by the GPU. Must not know: where the code comes from. */
import { createEngine, draw, type Step } from 'kirari'
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

/**
 * A fragment is the same whenever it is drawn, so it is compared at moments. A frame of several steps may go on from its results, so it is
 * compared after some of its frames.
 */
export type Occasions = 'moments' | 'frames'

/** The occasions at which an exercise is scored: its solution decides for the start and the reader's code as well. */
export const occasionsOf = (solution: Content): Occasions => (loneFragment(solution) ? 'moments' : 'frames')

/** The numbers of frames after which pictures are compared: what grows or fades needs some to differ. */
const comparedFrames = [20, 40, 60]

export const drawnByGPU = async (
  content: Content,
  backend: BackendChoice,
  occasions: Occasions,
  size: { readonly width: number; readonly height: number } = comparedSize,
): Promise<Pictures> => {
  const { width, height } = size
  const lone = loneFragment(content)
  const engine = createEngine({ canvas: new OffscreenCanvas(width, height), ...(lone ? { frame: [draw({ fragment: lone })] } : content), backend })
  const pictures: Uint8ClampedArray[] = []
  const take = async (): Promise<void> => void pictures.push((await engine.capture()).data)
  try {
    engine.pause()
    engine.resize(width, height)
    await engine.ready
    if (occasions === 'moments') {
      for (const { time } of moments) {
        engine.seek(time)
        await take()
      }
    } else {
      for (let frame = 1; frame <= Math.max(...comparedFrames); frame++) {
        engine.step()
        if (comparedFrames.includes(frame)) await take()
      }
    }
    return pictures
  } finally {
    engine.dispose()
  }
}

export const picturesOf = async (content: Content, backend: BackendChoice, occasions: Occasions): Promise<Pictures> => {
  const fragment = loneFragment(content)
  return fragment && occasions === 'moments' ? drawnByCPU(fragment) : drawnByGPU(content, backend, occasions)
}

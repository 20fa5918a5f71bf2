/**
 * A picture in elements that are there (shell.ts): its cover until the first frame and again while the GPU is lost, and a
 * sentence where there is none. Must not know: any framework, who made the elements.
 */
import type { Engine } from '../engine/interface.ts'
import { EngineError } from '../engine/message/error.ts'
import { follow, type Followed, type FollowOptions } from './follow.ts'
import type { Life } from './life.ts'
import { coverStyle, noteStyle, posterStyle, stageStyle } from './shell.ts'

export type PresentOptions = FollowOptions & {
  /** What the picture shows, for people who cannot see it. Empty for mere decoration, which they are told nothing about. */
  readonly label: string
  /** Address of a still picture that stands here until the first frame, and for good where there is no GPU. */
  readonly poster?: string | undefined
  /** What to say where there is no GPU. */
  readonly message?: string | undefined
}

const defaultMessage = 'This picture needs WebGPU or WebGL2, and this browser offers neither.'
/** Codes of errors that say: there is no GPU to draw with. */
const noGpu: readonly string[] = ['E1001', 'E1002', 'E1005']

export const present = (element: HTMLElement, first: Followed<PresentOptions>): Life<Followed<PresentOptions>> => {
  // shell.ts says that there is a stage,
  const stage = element.firstElementChild as HTMLElement
  // and in the stage a cover.
  const cover = stage.firstElementChild as HTMLElement
  const note = document.createElement('p')
  // A policy may forbid the styles that a server has written; a script may set them.
  Object.assign(stage.style, stageStyle)
  Object.assign(cover.style, coverStyle)
  Object.assign(note.style, noteStyle)

  let { label, poster, message } = first
  let isCovered: boolean
  let hasGpu: boolean
  const dress = (covered: boolean, gpu: boolean): void => {
    isCovered = covered
    hasGpu = gpu
    cover.style.display = covered ? '' : 'none'
    if (poster) {
      // The poster comes before other elements of the cover.
      const image = cover.firstElementChild as HTMLImageElement
      image.alt = gpu ? '' : label
      Object.assign(image.style, posterStyle)
    }
    // An image hides what is inside it from people who cannot see it: where the message stands it is a group.
    if (label) element.role = gpu ? 'img' : 'group'
    note.textContent = message ?? defaultMessage
    if (gpu) note.remove()
    else stage.append(note)
  }

  const life = follow(stage, first, {
    begin(engine: Engine) {
      dress(true, true)
      engine.on('frame', () => {
        if (isCovered) dress(false, true)
      })
      engine.on('lost', () => dress(true, true))
    },
    tell(error) {
      if (!(error instanceof EngineError) || !noGpu.includes(error.diagnostic.code)) return false
      dress(true, false)
      return true
    },
  })
  return {
    get engine() {
      return life.engine
    },
    update(next) {
      life.update(next)
      ;({ label, poster, message } = next)
      dress(isCovered, hasGpu)
    },
    dispose() {
      life.dispose()
      dress(true, true)
    },
  }
}

/**
 * Shows a shader in existing elements (shell.ts): its cover before the first frame and again while the GPU is lost, and a sentence where
 * there is none.
 */
import type { Engine } from '../engine/interface.ts'
import { EngineError } from '../engine/message/error.ts'
import { follow, type Followed, type FollowOptions } from './follow.ts'
import type { Life } from './life.ts'
import { coverStyle, noteStyle, posterStyle, stageStyle } from './shell.ts'

export type PresentOptions = FollowOptions & {
  /** Describes the image for people who cannot see it. Empty for decoration, which is hidden from assistive technology. */
  readonly label: string
  /** Address of a still image, shown before the first frame, and permanently where there is no GPU. */
  readonly poster?: string | undefined
  /** The sentence to show where there is no GPU. */
  readonly message?: string | undefined
}

const defaultMessage = 'This picture needs WebGPU or WebGL2, and this browser offers neither.'
/** Codes of errors that mean that there is no GPU. */
const noGpu: readonly string[] = ['E1001', 'E1002', 'E1005']

export const present = (element: HTMLElement, first: Followed<PresentOptions>): Life<Followed<PresentOptions>> => {
  // shell.ts guarantees a stage,
  const stage = element.firstElementChild as HTMLElement
  // and a cover inside it.
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
    // Assistive technology ignores the content of an `img`: where the message is shown, the element is a group.
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
    report(error) {
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

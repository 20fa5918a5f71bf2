/**
 * The one canvas of a wall. It lies over the poster of the tile that is shown, in that tile, so that the page keeps the two together, and is seen
 * from its first frame on, which looks as the poster. Without a GPU the posters stay, and nothing is said: the wall is one of links.
 * Must not know: how a tile is chosen, React.
 */
import { previewModules, type UsedPreviewKind } from '@site/src/generated/previews/index.ts'
import { movingPicture, type MovingPicture } from '@site/src/previews/motion.ts'
import { createEngine, EngineError, type Engine } from 'kirari'
import styles from './function-wall.module.css'

export interface WallCanvas {
  /** Draws the picture of a tile over its poster; nothing lets all posters be seen. */
  readonly show: (tile: HTMLElement | undefined, isAsked: boolean) => Promise<void>
  readonly dispose: () => void
}

/** What began without being asked for stops by itself within the five seconds that WCAG 2.2.2 allows. */
const unaskedMilliseconds = 5000

export const createWallCanvas = (): WallCanvas => {
  const canvas = document.createElement('canvas')
  canvas.className = styles.live ?? ''
  canvas.ariaHidden = 'true'
  let engine: Engine | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  /** Counts what was asked for: what loads may come too late. */
  let wishes = 0
  let hasGpu = true

  const rest = (): void => {
    wishes++
    clearTimeout(pause)
    engine?.dispose()
    engine = undefined
    canvas.remove()
  }
  const fail = (error: Error): void => {
    rest()
    // That there is no GPU is found out once. Anything else is a mistake of ours.
    if (error instanceof EngineError) hasGpu = false
    else reportError(error)
  }
  return {
    async show(tile, isAsked) {
      rest()
      if (!tile || !hasGpu) return
      const wish = wishes
      const { fragment, startSeconds } = await pictureOf(tile)
      if (wish !== wishes) return
      canvas.dataset['wall'] = 'poster'
      tile.append(canvas)
      // One for each tile, because the start of an engine tells which frame is the first of its picture. The canvas has its context
      // restored, and the page keeps its device for some seconds.
      engine = createEngine({ canvas, fragment })
      engine.seek(startSeconds)
      engine.on('error', fail)
      engine.on('lost', () => {
        canvas.dataset['wall'] = 'poster'
      })
      engine.on('frame', () => {
        canvas.dataset['wall'] = 'live'
      })
      engine.on('ready', () => {
        if (!isAsked) pause = setTimeout(() => engine?.pause(), unaskedMilliseconds)
      })
    },
    dispose: rest,
  }
}

const pictureOf = async ({ dataset: { kind, path = '' } }: HTMLElement): Promise<MovingPicture> => {
  // The build wrote it: scripts/function-page/index-page.ts.
  const { pictures } = await previewModules[kind as UsedPreviewKind]()
  const picture = pictures[path]
  if (!picture) throw new Error(`There is no preview of ${path}. Make the pages again: npm run generate -w website.`)
  return movingPicture(picture.preview, picture.subject)
}

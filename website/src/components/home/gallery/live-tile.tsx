/** A tile of the home page, drawn by the GPU over its poster once it moves: the part that needs the engine, and therefore comes later. */
import { exampleModules } from '@site/src/generated/examples/index.ts'
import { EngineError, type Engine, type Fragment, type Step } from 'kirari'
import { Shader } from 'kirari/react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { defaultSettings, sceneValues } from '../../../demos/control.ts'
import { demos } from '../../../demos/list.ts'
import type { Demo } from '../../../demos/demo.ts'
import type { Scene } from '../../../demos/scene.ts'
import { exampleStart } from '../../function-page/example-start.ts'
import { watchPace } from '../../live-shader/pace.ts'
import styles from './gallery.module.css'
import type { DemoTile, Tile } from './tiles.ts'

/** What an engine draws. */
type Content = ({ readonly fragment: Fragment } | { readonly frame: readonly Step[] | (() => readonly Step[]); readonly init?: readonly Step[] }) & {
  readonly samples?: 1 | 4
}

type Props = {
  readonly tile: Tile
  readonly isMoving: boolean
  readonly onSlow: () => void
}

export default function LiveTile({ tile, isMoving, onSlow }: Props): ReactNode {
  const [content, setContent] = useState<Content>()
  const [isShown, setShown] = useState(false)
  const latest = useRef(onSlow)
  useEffect(() => {
    latest.current = onSlow
  })
  // A tile that has never moved needs no engine.
  const [isWanted, setWanted] = useState(false)
  if (isMoving && !isWanted) setWanted(true)
  useEffect(() => {
    if (!isWanted) return undefined
    let isGone = false
    void contentOf(tile).then((loaded) => {
      if (!isGone) setContent(loaded)
    }, reportError)
    return () => {
      isGone = true
    }
  }, [tile, isWanted])
  const begin = useCallback(
    (engine: Engine | null) => {
      if (!engine) return undefined
      // An example looks as its poster does at that second; a demo after a number of frames.
      if ('example' in tile) engine.seek(exampleStart)
      let left = 'demo' in tile ? (demoOf(tile).posterSteps ?? 0) : 0
      const stops = [
        engine.on('frame', () => {
          if (left-- === 0) setShown(true)
        }),
        watchPace(engine, () => latest.current()),
      ]
      return () => stops.forEach((stop) => stop())
    },
    [tile],
  )
  const fail = useCallback((error: Error) => {
    setContent(undefined)
    setShown(false)
    // Without a GPU the poster stays. Anything else is a mistake of ours.
    if (!(error instanceof EngineError)) reportError(error)
  }, [])
  if (!content) return null
  return (
    <span className={styles.live} data-tile={isShown ? 'live' : 'poster'}>
      <Shader {...content} label="" isPlaying={isMoving} engineRef={begin} onError={fail} style={{ height: '100%' }} />
    </span>
  )
}

const demoOf = (tile: { readonly demo: DemoTile }): Demo => {
  const demo = demos.find(({ name }) => name === tile.demo.name)
  if (!demo) throw new Error(`A picture of the home page names the demo ${tile.demo.name}, which is not there.`)
  return demo
}

const contentOf = async (tile: Tile): Promise<Content> => {
  if ('demo' in tile) {
    const { controls, load } = demoOf(tile)
    const { createScene } = await load()
    // `defineDemo` has held the scene to the controls that these values are made from.
    const { frame, init, samples } = (createScene as unknown as (values: unknown) => Scene<unknown>)(sceneValues(controls, defaultSettings(controls)))
    return { frame, ...(init && { init }), ...(samples && { samples }) }
  }
  const { path, id } = tile.example
  const fragment = (await exampleModules[path]?.())?.fragments[id]
  if (!fragment) throw new Error(`There is no example ${id} of ${path}. Make the pages again: npm run generate -w website.`)
  return { fragment }
}

/** A small grid of pixels that run one program one after another, with the values of the current one. The compiler printed the program for the CPU. */
import useBaseUrl from '@docusaurus/useBaseUrl'
import type { SceneName } from '@site/src/generated/scenes/index.ts'
import { useEffect, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { loadValues } from '../../course/load-scene.ts'
import { valuesAt, type SceneValue, type SceneValues } from '../../course/scene-values.ts'
import { filled } from '../filled.ts'
import { OriginalNote } from '../in-place/original-note.tsx'
import { cssColour, valueText } from '../live-shader/probed.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import { useText } from '../use-text.ts'
import styles from './pixel-grid.module.css'
import { words } from './words.ts'

type Props = {
  /** Exports values beside its colour, and reads neither time nor pointer. */
  readonly scene: SceneName
  readonly columns: number
  readonly rows: number
  /** Describes the finished grid. */
  readonly label: string
}

/** The values of all pixels in the order in which they are stepped through: row by row from the lower left. */
const pixelsOf = (module: SceneValues, columns: number, rows: number): readonly (readonly SceneValue[])[] =>
  Array.from({ length: columns * rows }, (_, index) => {
    const uv = [((index % columns) + 0.5) / columns, (Math.floor(index / columns) + 0.5) / rows]
    return [{ name: 'uv', type: 'vec2', numbers: uv }, ...valuesAt(module, { uv, resolution: [columns, rows] })]
  })

export const PixelGrid = ({ scene, columns, rows, label }: Props): ReactNode => {
  const text = useText()
  const poster = useBaseUrl(`/posters/scene-${scene}.webp`)
  const [pixels, setPixels] = useState<readonly (readonly SceneValue[])[]>([])
  /** The number of pixels that have run the program. */
  const [done, setDone] = useState(0)
  const box = useRef<HTMLElement>(null)
  const isAwake = useAwake(box)
  useEffect(() => {
    if (!isAwake) return undefined
    let isGone = false
    void loadValues(scene).then((module) => {
      if (!isGone && module) setPixels(pixelsOf(module, columns, rows))
    })
    return () => {
      isGone = true
    }
  }, [scene, columns, rows, isAwake])
  const count = columns * rows
  const current = pixels[done - 1]
  // React passes variables of the style sheet on as they are; its types list only properties.
  const size = { '--columns': columns, '--rows': rows } as CSSProperties
  return (
    <figure ref={box} className={styles.figure} data-pixel-grid>
      <div className={styles.sides}>
        <div className={styles.grid} role="img" aria-label={label} style={size}>
          <noscript>
            <img src={poster} alt="" />
          </noscript>
          {Array.from({ length: count }, (_, at) => {
            // Rows of the page run downwards, those of uv upwards.
            const index = (rows - 1 - Math.floor(at / columns)) * columns + (at % columns)
            const colour = index < done ? pixels[index]?.at(-1)?.numbers : undefined
            return <span key={index} className={index === done - 1 ? styles.current : undefined} style={colour && { background: cssColour(colour) }} />
          })}
        </div>
        <div className={styles.values} role="status">
          <p>{current ? filled(text(words.pixel), { index: done, count }) : text(words.noPixel)}</p>
          {current && (
            <dl>
              {current.map(({ name, numbers }) => (
                <div key={name}>
                  <dt>{name}</dt>
                  <dd>{valueText(numbers)}</dd>
                </div>
              ))}
            </dl>
          )}
        </div>
      </div>
      <div className={styles.buttons}>
        <button type="button" className="button-ink" disabled={done === 0} onClick={() => setDone(done - 1)}>
          {text(words.previous)}
        </button>
        <button type="button" className="button-ink" disabled={done === count || pixels.length === 0} onClick={() => setDone(done + 1)}>
          {text(words.next)}
        </button>
        <button type="button" className="button-ink" disabled={pixels.length === 0} onClick={() => setDone(done === count ? 0 : count)}>
          {text(done === count ? words.again : words.all)}
        </button>
      </div>
      <OriginalNote scene={scene} className={styles.note} />
    </figure>
  )
}

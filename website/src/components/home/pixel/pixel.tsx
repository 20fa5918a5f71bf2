/**
 * A picture whose pixels are told in numbers: the reader points at one, with a pointer, a finger or the arrow keys, and sees what every line of
 * its shader computes there. The picture was drawn, and the numbers are computed, on the CPU; nothing is loaded for it.
 */
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import code from '@site/src/generated/home-code.json'
import { useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { pixelPosterSize } from '../../../image-size.ts'
import { CodeFigure } from '../../code/code-figure.tsx'
import { phrased } from '../../phrased.tsx'
import styles from './pixel.module.css'
import { valuesAt, type PixelValues, type Place } from './steps.ts'

/** On the edge of the star's glow. */
const firstPlace: Place = [0.66, 0.68]
const keyStep = 0.01

/** Steps to the right and up. */
const keys: Readonly<Record<string, readonly [right: number, up: number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowDown: [0, -1], ArrowUp: [0, 1] }

const within = (value: number): number => Math.min(1, Math.max(0, value))

/** As a table of numbers needs it: a fixed count of digits, and a minus sign. */
const written = (values: readonly number[]): string => values.map((value) => (Math.abs(value) < 5e-4 ? 0 : value).toFixed(3).replace('-', '−')).join(', ')

export const Pixel = (): ReactNode => {
  const picture = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(firstPlace)
  const [x, y] = place
  const values = valuesAt(place)
  const poster = useBaseUrl('/posters/home-pixel.webp')

  const point = ({ clientX, clientY }: PointerEvent): void => {
    const box = picture.current?.getBoundingClientRect()
    if (box) setPlace([within((clientX - box.left) / box.width), within((box.bottom - clientY) / box.height)])
  }
  const press = (event: KeyboardEvent): void => {
    const move = keys[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const by = (event.shiftKey ? 10 : 1) * keyStep
    // From the place at that time: two quick presses are two steps.
    setPlace(([fromX, fromY]) => [within(fromX + move[0] * by), within(fromY + move[1] * by)])
  }
  return (
    <section className="home-inner home-section">
      <h2>
        {phrased(translate({ id: 'home.pixel.title', message: 'Read any pixel', description: 'Heading over the picture whose pixels are told in numbers' }))}
      </h2>
      <p className="home-text">
        {translate({
          id: 'home.pixel.text',
          message:
            'Move over the picture. A shader is also a JavaScript function, so this page can compute what each line gives for the pixel under the pointer. Your tests can do the same.',
          description: 'Text over the picture whose pixels are told in numbers',
        })}
      </p>
      <div className={styles.pixel}>
        {/* The button in it takes the keys. */}
        <div ref={picture} className={styles.picture} onPointerMove={point} onPointerDown={point}>
          <img
            src={poster}
            alt={translate({
              id: 'home.pixel.picture',
              message: 'A golden star on a night sky, with rings at equal distances from its outline',
              description: 'What the picture shows whose pixels are told in numbers, for people who cannot see it',
            })}
            {...pixelPosterSize}
            loading="lazy"
            decoding="async"
            draggable={false}
          />
          <button
            type="button"
            role="slider"
            className={styles.point}
            style={{ left: `${x * 100}%`, bottom: `${y * 100}%` }}
            aria-label={translate({
              id: 'home.pixel.point',
              message: 'Pixel',
              description: 'Name of the point in the picture whose pixels are told in numbers',
            })}
            aria-valuemin={0}
            aria-valuemax={1}
            aria-valuenow={x}
            aria-valuetext={`uv ${written(values.uv)}; d ${written(values.d)}; fragment ${written(values.fragment)}`}
            onKeyDown={press}
          >
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <circle cx="12" cy="12" r="9.5" />
              <circle cx="12" cy="12" r="9.5" />
            </svg>
          </button>
        </div>
        <Values values={values} />
      </div>
      <CodeFigure language="ts" html={code.star} />
    </section>
  )
}

const Values = ({ values }: { readonly values: PixelValues }): ReactNode => (
  <table className={styles.values}>
    <tbody>
      {meanings().map(([name, meaning]) => (
        <tr key={name}>
          <th scope="row" translate="no">
            <code>{name}</code>
          </th>
          <td>{meaning}</td>
          <td className={styles.number} data-value={name}>
            {written(values[name])}
            {name === 'fragment' && (
              <span className={styles.swatch} style={{ background: `rgb(${values.fragment.map((part) => `${within(part) * 100}%`).join(' ')})` }} />
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
)

const meanings = (): readonly (readonly [name: keyof PixelValues, meaning: string])[] => [
  ['uv', translate({ id: 'home.pixel.uv', message: 'place of the pixel, from 0 to 1', description: 'What a value of the pixel on the home page means' })],
  ['p', translate({ id: 'home.pixel.p', message: 'the same from the centre', description: 'What a value of the pixel on the home page means' })],
  ['d', translate({ id: 'home.pixel.d', message: 'distance to the outline', description: 'What a value of the pixel on the home page means' })],
  ['glow', translate({ id: 'home.pixel.glow', message: '1 inside, less with distance', description: 'What a value of the pixel on the home page means' })],
  ['rings', translate({ id: 'home.pixel.rings', message: 'waves along the distance', description: 'What a value of the pixel on the home page means' })],
  ['fragment', translate({ id: 'home.pixel.fragment', message: 'the colour', description: 'What a value of the pixel on the home page means' })],
]

/**
 * The smallest program of the library and the picture it draws. The numbers in the code are sliders: drag one, or use the arrow
 * keys, and the picture follows. Copying takes the program with the numbers as they are.
 */
import ErrorBoundary from '@docusaurus/ErrorBoundary'
import Head from '@docusaurus/Head'
import { translate } from '@docusaurus/Translate'
import useBaseUrl from '@docusaurus/useBaseUrl'
import { lazy, Suspense, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { helloPosterSize } from '../../image-size.ts'
import { CopyButton } from '../code/copy-button.tsx'
import { useAwake } from '../live-shader/use-awake.ts'
import styles from './hello.module.css'
import { firstNumbers, lines, range, textOf, write, type NumberName, type Numbers } from './program.ts'

const pictureId = 'hello-picture'

const LiveHello = lazy(() => import('./live-hello.tsx'))

export const Hello = (): ReactNode => {
  const box = useRef<HTMLDivElement>(null)
  const isAwake = useAwake(box)
  const [numbers, setNumbers] = useState(firstNumbers)
  const poster = useBaseUrl('/posters/home-hello.webp')
  const label = translate({
    id: 'home.hello.picture',
    message: 'A gradient from black through red and green; its blue rises and falls',
    description: 'What the picture of the smallest program shows, for people who cannot see it',
  })
  const still = <img className={styles.poster} src={poster} alt={label} {...helloPosterSize} loading="lazy" decoding="async" />
  return (
    <div ref={box} className={styles.hello}>
      <Head>
        {/* On a phone the picture stands over the code, which comes before it in the document: the browser paints neither without the other. */}
        <link rel="expect" href={`#${pictureId}`} blocking="render" />
      </Head>
      <Code numbers={numbers} onChange={(name, value) => setNumbers((before) => ({ ...before, [name]: value }))} />
      <div id={pictureId} className={styles.picture}>
        {isAwake ? (
          // The code of the moving picture may not come: the poster stays, and the page with it.
          <ErrorBoundary fallback={() => still}>
            <Suspense fallback={still}>
              <LiveHello numbers={numbers} label={label} poster={poster} />
            </Suspense>
          </ErrorBoundary>
        ) : (
          still
        )}
      </div>
    </div>
  )
}

const Code = ({ numbers, onChange }: { readonly numbers: Numbers; readonly onChange: (name: NumberName, value: number) => void }): ReactNode => (
  <figure className={`code ${styles.code}`}>
    <figcaption className="code-bar">
      <span className={styles.title}>
        {translate({ id: 'home.hello.title', message: 'The whole program', description: 'Name of the smallest program on the home page' })}
      </span>
      <span className={styles.hint}>
        {translate({ id: 'home.hello.hint', message: 'Drag the numbers', description: 'Tells that the numbers in the code of the home page can be changed' })}
      </span>
      <CopyButton text={() => textOf(numbers)} />
    </figcaption>
    <pre>
      <code translate="no">
        {lines.map((line, row) => (
          // Lines and pieces never change their places.
          // oxlint-disable-next-line react/no-array-index-key
          <span key={row} className={`line ${styles.line}`}>
            {line.map((piece, column) =>
              'number' in piece ? (
                <Slider key={piece.number} name={piece.number} value={numbers[piece.number]} onChange={onChange} />
              ) : (
                // oxlint-disable-next-line react/no-array-index-key
                <span key={column} className={piece.role && `tk-${piece.role}`}>
                  {piece.text}
                </span>
              ),
            )}
            {row < lines.length - 1 && '\n'}
          </span>
        ))}
      </code>
    </pre>
  </figure>
)

/** A number in the code. The range input lies over it, unseen, so that dragging, arrow keys and touch are the browser's own. */
const Slider = ({
  name,
  value,
  onChange,
}: {
  readonly name: NumberName
  readonly value: number
  readonly onChange: (name: NumberName, value: number) => void
}): ReactNode => {
  // React passes variables of the style sheet on as they are; its types list only properties.
  const part = { '--part': `${((value - range.min) / (range.max - range.min)) * 100}%` } as CSSProperties
  return (
    <span className={`tk-number ${styles.number}`} style={part}>
      <span aria-hidden="true">{write(value)}</span>
      <input
        type="range"
        {...range}
        value={value}
        aria-label={nameOf(name)}
        title={nameOf(name)}
        onChange={({ currentTarget }) => onChange(name, currentTarget.valueAsNumber)}
      />
    </span>
  )
}

const nameOf = (name: NumberName): string => {
  switch (name) {
    case 'swing':
      return translate({
        id: 'home.hello.swing',
        message: 'mul: how far the blue swings',
        description: 'Name of the slider in the code of the home page that multiplies',
      })
    case 'middle':
      return translate({
        id: 'home.hello.middle',
        message: 'add: the blue it swings about',
        description: 'Name of the slider in the code of the home page that adds',
      })
    case 'opacity':
      return translate({
        id: 'home.hello.opacity',
        message: 'Opacity, the fourth part of vec4',
        description: 'Name of the slider in the code of the home page for the opacity',
      })
  }
}

/**
 * A live picture in a page: what the code block above it draws (the block says `scene=name`, see scripts/scenes.ts). Sliders and handles set
 * uniforms that the code exports, and the probe tells its values.
 */
import { translate } from '@docusaurus/Translate'
import { places, type SceneName } from '@site/src/generated/scenes/index.ts'
import type { Engine } from 'kirari'
import { useId, useRef, useState, type CSSProperties, type ReactNode } from 'react'
import { scenePosterSize } from '../../image-size.ts'
import { OriginalNote } from '../in-place/original-note.tsx'
import { PlaygroundLink } from '../code/playground-link.tsx'
import styles from './live-shader.module.css'
import { LivePicture } from './live-picture.tsx'
import type { UniformValues } from './live-scene.tsx'
import { PicturePoints, type PicturePoint, type Place } from './picture-points.tsx'
import { ProbedValues, spokenValues, useProbedValues, valueText } from './probed.tsx'

export type Control = {
  /** The exported uniform: a float. */
  readonly uniform: string
  readonly label: string
  readonly min: number
  readonly max: number
  readonly step: number
  /** As in the code. */
  readonly value: number
}

/** A point of the picture that the reader drags. */
export type Handle = {
  /** The exported uniform: a vec2 in the units of `uv`. */
  readonly uniform: string
  readonly label: string
}

type Props = {
  readonly scene: SceneName
  /** What the picture shows, for people who cannot see it. */
  readonly label: string
  readonly controls?: readonly Control[]
  readonly handles?: readonly Handle[]
  /** Tells the exported values of the scene at the pointer. */
  readonly probe?: boolean
  /** What one should see, under the picture. */
  readonly children?: ReactNode
}

const noControls: readonly Control[] = []
const noHandles: readonly Handle[] = []
const centre: Place = [0.5, 0.5]
const probeId = 'probe'

export const LiveShader = ({ scene, label, controls = noControls, handles = noHandles, probe = false, children }: Props): ReactNode => {
  const picture = useRef<HTMLDivElement>(null)
  const engine = useRef<Engine>(null)
  const [values, setValues] = useState<UniformValues>(() => ({ ...numbersOf(controls), ...places[scene] }))
  const [probed, setProbed] = useState<Place>()
  const told = useProbedValues(scene, probed, { engine, area: picture, uniforms: values })
  const points = handles.map(({ uniform, label: name }): PicturePoint => {
    const place = placeOf(values[uniform])
    return { id: uniform, label: name, place, spoken: valueText(place), kind: 'handle' }
  })
  if (probe) {
    const place = probed ?? centre
    points.push({ id: probeId, label: probeLabel(), place, spoken: told ? spokenValues(place, told) : valueText(place), kind: 'probe' })
  }
  const move = (id: string, place: Place): void => (id === probeId ? setProbed(place) : setValues((before) => ({ ...before, [id]: place })))
  return (
    <figure className={styles.figure}>
      <LivePicture scene={scene} label={label} size={scenePosterSize} values={values} engineRef={engine} pictureRef={picture}>
        {points.length > 0 && <PicturePoints points={points} area={picture} onMove={move} />}
      </LivePicture>
      {probed && told && <ProbedValues place={probed} values={told} />}
      {controls.map((control) => (
        <Slider
          key={control.uniform}
          control={control}
          value={Number(values[control.uniform] ?? control.value)}
          onChange={(value) => setValues((before) => ({ ...before, [control.uniform]: value }))}
        />
      ))}
      <figcaption className={styles.caption}>
        {children}
        <OriginalNote scene={scene} className={styles.note} />
        <PlaygroundLink query={`?scene=${scene}`} />
      </figcaption>
    </figure>
  )
}

const numbersOf = (controls: readonly Control[]): UniformValues => Object.fromEntries(controls.map(({ uniform, value }) => [uniform, value]))
const placeOf = (value: UniformValues[string] | undefined): Place => {
  const [x, y] = typeof value === 'object' ? value : []
  return x === undefined || y === undefined ? centre : [x, y]
}

const probeLabel = (): string =>
  translate({ id: 'picture.probe', message: 'Probe', description: 'Name of the point on a live picture that tells the values of its pixel' })

const Slider = ({ control, value, onChange }: { readonly control: Control; readonly value: number; readonly onChange: (value: number) => void }): ReactNode => {
  const id = useId()
  const { label, min, max, step } = control
  // How much of the track is filled. React passes variables of the style sheet on as they are; its types list only properties.
  const share = { '--share': (value - min) / (max - min) } as CSSProperties
  return (
    <div className={styles.control}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        style={share}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {/* The slider itself says its value; said again by an output it would be heard twice. */}
      <span className={styles.value} aria-hidden="true">
        {value}
      </span>
    </div>
  )
}

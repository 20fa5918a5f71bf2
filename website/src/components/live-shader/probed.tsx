/** The values of a scene at the place of the probe, below its picture. */
import { moving, type SceneName } from '@site/src/generated/scenes/index.ts'
import type { Engine } from 'kirari'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { loadValues } from '../../course/load-scene.ts'
import { valuesAt, type SceneValue, type SceneValues } from '../../course/scene-values.ts'
import type { UniformValues } from './live-scene.tsx'
import styles from './live-shader.module.css'
import type { Place } from './picture-points.tsx'

/** Milliseconds between two readings while the picture moves. */
const pace = 200

/** Undefined until the printed code of the values has come. */
export const useProbedValues = (
  scene: SceneName,
  place: Place | undefined,
  { engine, area, uniforms }: { readonly engine: RefObject<Engine | null>; readonly area: RefObject<HTMLElement | null>; readonly uniforms: UniformValues },
): readonly SceneValue[] | undefined => {
  const [module, setModule] = useState<SceneValues>()
  const [, setTick] = useState(0)
  const isProbing = place !== undefined
  useEffect(() => {
    if (!isProbing) return undefined
    let isGone = false
    void loadValues(scene).then((loaded) => {
      if (!isGone && loaded) setModule(loaded)
    })
    return () => {
      isGone = true
    }
  }, [scene, isProbing])
  const isMoving = isProbing && moving.has(scene)
  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setTick((tick) => tick + 1), pace)
    return () => clearInterval(timer)
  }, [isMoving])
  if (!module || !place || !area.current) return undefined
  const { clientWidth, clientHeight } = area.current
  const resolution = [Math.round(clientWidth * devicePixelRatio), Math.round(clientHeight * devicePixelRatio)]
  return valuesAt(module, { uv: place, pointer: place, resolution, time: engine.current?.time ?? 0, ...uniforms })
}

/** A number with at most three significant digits and a true minus sign. */
export const numberText = (value: number): string => String(Number(value.toPrecision(3))).replace('-', '−')

export const valueText = (numbers: readonly number[]): string =>
  numbers.length === 1 ? numbers.map(numberText).join('') : `(${numbers.map(numberText).join(', ')})`

export const ProbedValues = ({ place, values }: { readonly place: Place; readonly values: readonly SceneValue[] }): ReactNode => (
  // The probe itself says its values, so a screen reader would hear them twice.
  <dl className={styles.probed} aria-hidden="true">
    {[{ name: 'uv', numbers: place }, ...values].map(({ name, numbers }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          {name === 'colour' && <span className={styles.swatch} style={{ background: cssColour(numbers) }} />}
          {valueText(numbers)}
        </dd>
      </div>
    ))}
  </dl>
)

export const cssColour = ([red = 0, green = 0, blue = 0]: readonly number[]): string =>
  `rgb(${[red, green, blue].map((part) => Math.round(255 * Math.min(1, Math.max(0, part)))).join(' ')})`

/** The same for screen readers. */
export const spokenValues = (place: Place, values: readonly SceneValue[]): string =>
  [`uv ${valueText(place)}`, ...values.map(({ name, numbers }) => `${name} ${valueText(numbers)}`)].join('; ')

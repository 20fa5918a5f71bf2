/** The points of a picture that can be moved: each can be dragged, and takes the focus and the arrow keys. Must not know: what is drawn. */
import { shareOf } from '@site/src/previews/paint/plane.ts'
import type { Handle, Place } from '@site/src/previews/preview.ts'
import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { useText } from '../use-text.ts'
import { boundsAt, valueText, type ControlValues, type PageControl } from './control.ts'
import { dragHandles } from './drag-handles.ts'
import styles from './live-preview.module.css'
import { filled } from '../filled.ts'
import { words } from './preview-words.ts'

type Props = {
  readonly handles: readonly Handle[]
  readonly controls: readonly PageControl[]
  readonly values: ControlValues
  readonly onChange: (id: string, value: readonly number[]) => void
}

export const HandlePoints = ({ handles, controls, values, onChange }: Props): ReactNode => {
  const area = useRef<HTMLDivElement>(null)
  const latest = useRef({ values, onChange })
  useEffect(() => {
    latest.current = { values, onChange }
  })
  useEffect(() => (area.current ? dragHandles(area.current, handles, latest) : undefined), [handles])
  return (
    <div ref={area} className={styles.points}>
      {handles.map((handle, i) => {
        const control = controls.find(({ id }) => id === handle.id)
        if (!control) throw new Error(`A handle sets the control "${handle.id}", but there are only: ${controls.map(({ id }) => id).join(', ') || 'none'}.`)
        const value = values[control.id] ?? control.value
        // Several handles may set one control, but no two the same components of it, and none is ever moved to another place in the list.
        return <Point key={`${handle.id} ${handle.components.join(' ')}`} index={i} handle={handle} control={control} value={value} onChange={onChange} />
      })}
    </div>
  )
}

type PointProps = Pick<Props, 'onChange'> & {
  readonly index: number
  readonly handle: Handle
  readonly control: PageControl
  readonly value: readonly number[]
}

/** Every key that moves something: how many steps to the right and up; Home and End go to the ends. */
const keys: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowDown: [0, -1],
  ArrowUp: [0, 1],
  PageDown: [0, -10],
  PageUp: [0, 10],
  Home: [Number.NEGATIVE_INFINITY, 0],
  End: [Number.POSITIVE_INFINITY, 0],
}

const Point = ({ index, handle, control, value, onChange }: PointProps): ReactNode => {
  const text = useText()
  const { components } = handle
  const { id, label, step } = control
  const [horizontal, vertical = horizontal] = components
  const isPart = components.length < control.components.length
  const named = (component: number): string => control.components[component] ?? ''
  const press = (event: KeyboardEvent): void => {
    const move = keys[event.key]
    if (!move || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    const [signX, signY] = signsOf(handle, value, step)
    const [right, up] = [signX * move[0], signY * move[1]]
    const by = (event.shiftKey ? 10 : 1) * step
    onChange(
      id,
      value.map((before, i) => {
        const steps = (i === horizontal ? right : 0) + (i === vertical ? up : 0)
        const [min, max] = boundsAt(control, i)
        return steps === 0 ? before : Math.min(max, Math.max(min, before + steps * by))
      }),
    )
  }
  const [min, max] = boundsAt(control, horizontal)
  const [left, bottom] = shareOf(handle.at(value)).map((share) => `${(100 * Math.min(1, Math.max(0, share))).toFixed(3)}%`)
  const name = isPart ? `${label} ${components.map((component) => named(component ?? 0)).join(', ')}` : label
  return (
    <button
      type="button"
      role="slider"
      className={styles.point}
      style={{ left, top: `calc(100% - ${bottom})` }}
      data-handle={index}
      aria-label={filled(text(words.handle), { name })}
      aria-roledescription={components.length > 1 ? text(words.point) : undefined}
      aria-valuemin={min}
      aria-valuemax={max}
      aria-valuenow={value[horizontal] ?? 0}
      aria-valuetext={components.map((component = 0) => `${named(component)} ${valueText(control, value[component] ?? 0)}`.trim()).join(', ')}
      onKeyDown={press}
    />
  )
}

/**
 * Whether more of a component is to the right and up: an arrow moves a point where it points, also where an axis is turned round. A lone
 * component is a slider: right and up are more of it.
 */
const signsOf = ({ at, components }: Handle, value: readonly number[], step: number): readonly [right: number, up: number] => {
  const [horizontal, vertical] = components
  if (vertical === undefined) return [1, 1]
  const moved = (component: number): Place => at(value.map((before, i) => (i === component ? before + step : before)))
  const [x, y] = at(value)
  return [moved(horizontal)[0] < x ? -1 : 1, moved(vertical)[1] < y ? -1 : 1]
}

/** What a reader can set, beside the picture. It stands in the page from the start, so that nothing moves when the picture wakes up. */
import { useId, type CSSProperties, type ReactNode } from 'react'
import {
  decimalsOf,
  defaultOf,
  longestExpression,
  longestLines,
  onStep,
  type Control,
  type Controls,
  type Setting,
  type Settings,
  type Slider,
} from '../control.ts'
import styles from './control-panel.module.css'
import { useText } from '../../components/use-text.ts'
import { words } from './words.ts'

type Props = {
  readonly controls: Controls
  readonly settings: Settings
  readonly isDefault: boolean
  /** Buttons of the scene can be pressed. */
  readonly isLive: boolean
  readonly onChange: (name: string, value: Setting) => void
  readonly onPress: (name: string) => void
  readonly onReset: () => void
}

export const ControlPanel = ({ controls, settings, isDefault, isLive, onChange, onPress, onReset }: Props): ReactNode => {
  const id = useId()
  const text = useText()
  return (
    <fieldset className={styles.panel} data-demo-controls>
      <legend className={styles.legend}>{text(words.controls)}</legend>
      {Object.entries(controls).map(([name, control]) =>
        control.kind === 'button' || control.kind === 'seed' ? (
          <button
            key={name}
            type="button"
            className={styles.button}
            data-control={name}
            disabled={control.kind === 'button' && !isLive}
            onClick={() => (control.kind === 'button' ? onPress(name) : onChange(name, newSeed()))}
          >
            {text(control.label)}
          </button>
        ) : (
          <div key={name} className={styles.control} data-kind={control.kind}>
            <label htmlFor={`${id}-${name}`}>{text(control.label)}</label>
            <Field
              id={`${id}-${name}`}
              name={name}
              control={control}
              setting={settings[name] ?? defaultOf(controls, control, settings)}
              onChange={(value) => onChange(name, value)}
            />
          </div>
        ),
      )}
      <button type="button" className={styles.button} disabled={isDefault} onClick={onReset} data-control-reset>
        {text(words.reset)}
      </button>
    </fieldset>
  )
}

/** Any whole number of 32 bits. */
const newSeed = (): number => Math.floor(Math.random() * 2 ** 32)

type FieldProps = {
  readonly id: string
  readonly name: string
  readonly control: Exclude<Control, { readonly kind: 'button' | 'seed' }>
  readonly setting: Setting
  readonly onChange: (value: Setting) => void
}

const Field = ({ id, name, control, setting, onChange }: FieldProps): ReactNode => {
  const text = useText()
  switch (control.kind) {
    case 'slider':
      return <SliderField id={id} name={name} control={control} value={Number(setting)} onChange={onChange} />
    case 'select':
      return (
        <select id={id} data-control={name} value={String(setting)} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
          {Object.entries(control.options).map(([option, label]) => (
            <option key={option} value={option}>
              {text(label)}
            </option>
          ))}
        </select>
      )
    case 'toggle':
      return (
        <input
          id={id}
          type="checkbox"
          role="switch"
          data-control={name}
          checked={setting === true}
          aria-checked={setting === true}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      )
    case 'expression':
      return (
        <input
          id={id}
          type="text"
          data-control={name}
          value={String(setting)}
          maxLength={longestExpression}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'lines':
      return (
        <textarea
          id={id}
          data-control={name}
          value={String(setting)}
          rows={mostRows}
          maxLength={longestLines}
          wrap="off"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          translate="no"
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )
    case 'color':
      return <input id={id} type="color" data-control={name} value={String(setting)} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
  }
}

/** Longer texts scroll. */
const mostRows = 14

type SliderProps = {
  readonly id: string
  readonly name: string
  readonly control: Slider
  readonly value: number
  readonly onChange: (value: number) => void
}

const SliderField = ({ id, name, control, value, onChange }: SliderProps): ReactNode => {
  const text = useText()
  const { min, max, step, unit } = control
  const shown = `${grouped(value, decimalsOf(step))}${unit ? withUnit(text(unit)) : ''}`
  return (
    <>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={shown}
        // How much of the track is filled; a custom property is not among React's own.
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        data-control={name}
        onChange={({ currentTarget }) => onChange(onStep(control, currentTarget.valueAsNumber))}
      />
      {/* The slider itself says its value; said again by an output it would be heard twice. */}
      <span className={styles.value} aria-hidden="true">
        {shown}
      </span>
    </>
  )
}

/** Japanese counts without a space. */
const withUnit = (unit: string): string => (/^\w/.test(unit) ? ` ${unit}` : unit)

/** 100,000 in both languages; written here, so that the page is the same in every browser as it was built. */
const grouped = (value: number, decimals: number): string => {
  const [whole = '', part] = Math.abs(value).toFixed(decimals).split('.')
  return `${value < 0 ? '−' : ''}${whole.replaceAll(/\B(?=(?:\d{3})+$)/g, ',')}${part ? `.${part}` : ''}`
}

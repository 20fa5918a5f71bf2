/** The sliders of a preview. They stand in the page from the start, so that nothing moves when the preview wakes up. */
import { translate } from '@docusaurus/Translate'
import type { CSSProperties, ReactNode } from 'react'
import { CopyButton } from '../code/copy-button.tsx'
import { areDefault, boundsAt, valueText, type ControlValues, type PageControl } from './control.ts'
import styles from './control-panel.module.css'

type Props = {
  readonly controls: readonly PageControl[]
  readonly values: ControlValues
  readonly isEnabled: boolean
  /** The address of the picture as it is. */
  readonly link: () => string
  readonly onChange: (id: string, value: readonly number[]) => void
  readonly onReset: () => void
}

export const ControlPanel = ({ controls, values, isEnabled, link, onChange, onReset }: Props): ReactNode => (
  <fieldset className={styles.panel} disabled={!isEnabled}>
    <legend className={styles.legend}>
      {translate({ id: 'preview.controls', message: 'Values of the preview', description: 'Name of the group of sliders under a live preview' })}
    </legend>
    {controls.map((control) => (
      <Control key={control.id} control={control} value={values[control.id] ?? control.value} onChange={(value) => onChange(control.id, value)} />
    ))}
    <div className={styles.actions}>
      {controls.length > 0 && (
        <button type="button" className={styles.button} disabled={areDefault(values, controls)} onClick={onReset}>
          {translate({ id: 'preview.reset', message: 'Reset', description: 'Button that sets the sliders of a preview back' })}
        </button>
      )}
      <CopyButton
        className={`${styles.button} ${styles.link}`}
        text={link}
        label={translate({
          id: 'preview.link',
          message: 'Copy link to this preview',
          description: 'Button that copies an address with all values of a preview',
        })}
      />
    </div>
  </fieldset>
)

type ControlProps = { readonly control: PageControl; readonly value: readonly number[]; readonly onChange: (value: readonly number[]) => void }

const Control = ({ control, value, onChange }: ControlProps): ReactNode => {
  const { label, isCode, components } = control
  const id = `preview-${control.id}`
  const isSingle = components.length === 1
  return (
    <div className={styles.control} role={isSingle ? undefined : 'group'} aria-labelledby={isSingle ? undefined : id}>
      <span id={id} className={isCode ? styles.code : styles.word} translate={isCode ? 'no' : undefined}>
        {isSingle ? <label htmlFor={`${id}-0`}>{label}</label> : label}
      </span>
      <div className={styles.sliders}>
        {components.map((component, i) => (
          <Slider
            key={component}
            id={`${id}-${i}`}
            control={control}
            bounds={boundsAt(control, i)}
            component={component}
            value={value[i] ?? 0}
            onChange={(next) => onChange(value.map((before, j) => (j === i ? next : before)))}
          />
        ))}
      </div>
    </div>
  )
}

type SliderProps = {
  readonly id: string
  readonly control: PageControl
  readonly bounds: readonly [min: number, max: number]
  readonly component: string
  readonly value: number
  readonly onChange: (value: number) => void
}

const Slider = ({ id, control, bounds, component, value, onChange }: SliderProps): ReactNode => {
  const { label, step } = control
  const [min, max] = bounds
  const text = valueText(control, value)
  return (
    <div className={styles.slider}>
      {component && (
        <label htmlFor={id} className={styles.component}>
          {component}
        </label>
      )}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        aria-label={component ? `${label} ${component}` : undefined}
        // How much of the track is filled; a custom property is not among React's own.
        style={{ '--share': (value - min) / (max - min) } as CSSProperties}
        data-control={component ? `${control.id}.${component}` : control.id}
        onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
      />
      {/* The slider itself says its value; said again by an output it would be heard twice. */}
      <span className={styles.value} aria-hidden="true">
        {text}
      </span>
    </div>
  )
}

/**
 * Chooses among the functions of a wall: by the types they work on, and by what they cost. The choice is kept in the address, so that it can be
 * shared and the way back leads to it. Must not know: how a wall looks.
 */
import { useHistory, useLocation } from '@docusaurus/router'
import { translate } from '@docusaurus/Translate'
import useIsBrowser from '@docusaurus/useIsBrowser'
import type { ReactNode } from 'react'
import type { WallItem } from './wall-items.ts'
import { useText } from '../use-text.ts'
import styles from './wall-choice.module.css'

/** Nothing chosen means everything. */
export interface WallChoice {
  readonly type: string | undefined
  readonly size: string | undefined
}

const order = ['float', 'int', 'uint', 'bool', 'vec2', 'vec3', 'vec4', 'uvec2', 'uvec3', 'uvec4', 'mat', 'struct']

export const isChosen = ({ types, size }: WallItem, choice: WallChoice): boolean =>
  (choice.type === undefined || types.includes(choice.type)) && (choice.size === undefined || size === choice.size)

export const useWallChoice = (items: readonly WallItem[]): { readonly choice: WallChoice; readonly bar: ReactNode } => {
  const history = useHistory()
  const location = useLocation()
  // The document was made without a choice; an address that has one is heard after it was shown.
  const query = new URLSearchParams(useIsBrowser() ? location.search : '')
  const choice: WallChoice = { type: query.get('type') ?? undefined, size: query.get('cost') ?? undefined }
  const types = [...new Set(items.flatMap((item) => item.types))].toSorted((a, b) => order.indexOf(a) - order.indexOf(b))
  const text = useText()
  const sizes = (['S', 'M', 'L'] as const).filter((size) => items.some((item) => item.size === size))
  const choose = (next: WallChoice): void => {
    for (const [name, value] of [
      ['type', next.type],
      ['cost', next.size],
    ] as const) {
      if (value === undefined) query.delete(name)
      else query.set(name, value)
    }
    history.replace({ ...location, search: query.toString() })
  }
  const shown = items.filter((item) => isChosen(item, choice)).length
  const bar = (
    <div className={styles.bar} data-search="none">
      <Choice
        name="type"
        legend={translate({ id: 'wall.type', message: 'Works on', description: 'Choice of functions by the types of their arguments and results' })}
        values={types}
        chosen={choice.type}
        onChoose={(type) => choose({ ...choice, type })}
      />
      {sizes.length > 1 && (
        <Choice
          name="cost"
          legend={translate({ id: 'wall.cost', message: 'Cost', description: 'Choice of functions by what they cost: low, medium or high' })}
          values={sizes}
          textOf={(size) => text(costs[size])}
          chosen={choice.size}
          onChoose={(size) => choose({ ...choice, size })}
        />
      )}
      <p className={styles.count} role="status">
        {shown === items.length
          ? ''
          : shown === 0
            ? translate({ id: 'wall.none', message: 'No function is like this. Choose less.', description: 'Said when a choice of functions leaves none' })
            : translate({ id: 'wall.count', message: '{shown} of {all}', description: 'How many functions a choice leaves' }, { shown, all: items.length })}
      </p>
    </div>
  )
  return { choice, bar }
}

/** What functions cost, as their own pages have it. */
const costs = {
  S: { en: 'low', ja: '小' },
  M: { en: 'medium', ja: '中' },
  L: { en: 'high', ja: '大' },
} as const

type ChoiceProps<Value extends string> = {
  readonly name: string
  readonly legend: string
  readonly values: readonly Value[]
  /** Default: the value itself, which is code. */
  readonly textOf?: (value: Value) => string
  readonly chosen: string | undefined
  readonly onChoose: (value: string | undefined) => void
}

const Choice = <Value extends string>({ name, legend, values, textOf, chosen, onChoose }: ChoiceProps<Value>): ReactNode => (
  // Not a fieldset: WebKit puts its legend on a line of its own.
  <div className={styles.choice} role="radiogroup" aria-labelledby={`wall-${name}`}>
    <span className={styles.legend} id={`wall-${name}`}>
      {legend}
    </span>
    {[undefined, ...values].map((value) => (
      <label key={value ?? ''}>
        <input type="radio" name={`wall-${name}`} checked={chosen === value} onChange={() => onChoose(value)} />
        <span translate={value === undefined || textOf ? undefined : 'no'}>
          {value !== undefined ? (textOf?.(value) ?? value) : translate({ id: 'wall.all', message: 'all', description: 'Choice of functions: no restriction' })}
        </span>
      </label>
    ))}
  </div>
)

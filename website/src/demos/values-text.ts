/**
 * The values of a demo as TypeScript, one a line below its English label, as the playground shows them at the top of a demo's code.
 * Must not know: scenes and the engine.
 */
import { readAddress } from './address.ts'
import type { Control, Controls, Settings } from './control.ts'

/** A demo as the playground loads it. */
export type OpenedDemo = { readonly code: string; readonly controls: Controls }

/** `type` is what the scene calls its values. */
export const valuesText = (controls: Controls, settings: Settings, type: string): string => {
  const lines = Object.entries(settings).flatMap(([name, value]) => {
    const control = controls[name]
    return control ? [`  // ${commentOf(control)}`, `  ${name}: ${literalOf(control, value)},`] : []
  })
  return `const values: ${type} = {\n${lines.join('\n')}\n}\n`
}

/** The code of a demo with other values. */
export const withValues = (code: string, controls: Controls, settings: Settings): string =>
  code.replace(/^const values: (.+) = \{\n[\s\S]*?^\}\n/m, (_, type: string) => valuesText(controls, settings, type))

/** The code of a demo with the values of its page's address. */
export const withSettings = (code: string, controls: Controls, address: string): string => withValues(code, controls, readAddress(controls, address).settings)

const commentOf = (control: Control): string => {
  const label = control.label.en
  switch (control.kind) {
    case 'slider': {
      const unit = control.unit ? ` ${control.unit.en}` : ''
      return `${label}: ${control.min} to ${control.max}${unit}`
    }
    case 'select':
      return `${label}: ${Object.keys(control.options).map(quoted).join(', ')}`
    case 'color':
      return `${label}: red, green and blue from 0 to 1`
    default:
      return label
  }
}

const literalOf = ({ kind }: Control, value: Settings[string]): string => {
  if (kind === 'color') return `[${[1, 3, 5].map((at) => Number((Number.parseInt(String(value).slice(at, at + 2), 16) / 255).toFixed(3))).join(', ')}]`
  if (typeof value !== 'string') return String(value)
  const lines = value.split('\n')
  return lines.length === 1 ? quoted(value) : `[\n${lines.map((line) => `    ${quoted(line)},\n`).join('')}  ].join('\\n')`
}

const quoted = (text: string): string => `'${text.replaceAll(/['\\]/g, String.raw`\$&`)}'`

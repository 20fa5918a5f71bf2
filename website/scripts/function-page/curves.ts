/** The curve editor of the easings: its part of their page, and the module of their curves, printed as JavaScript ahead of time. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { printJS } from 'kirari/js'
import { rowOf } from '../../src/previews/plan/plan.ts'
import type { Language } from './language.ts'
import { data, escapeText } from './markdown.ts'
import { signatureNamed } from './signature.ts'
import { curveWords } from './wording.ts'

/** Those that a curve shows: a number for a number. */
export const curvesAmong = (records: readonly FunctionRecord[]): readonly FunctionRecord[] => records.filter((record) => rowOf(record).kind === 'curve')

/** Each in a scope of its own, because their texts name helpers alike. */
export const curvesModule = (curves: readonly FunctionRecord[]): string => `// @ts-nocheck
// Made by scripts/function-page/curves.ts: what the compiler prints of each easing.
export const curves: Readonly<Record<string, (t: number) => number>> = {
${curves
  .map((record) => `${record.importName}: (() => {\n${printJS(signatureNamed(record, record.shown).call).replace(/^export \{ (\w+) \}$/m, 'return $1')}})(),`)
  .join('\n')}
}
`

export const curveEditorImport = `import { CurveEditor } from '@site/src/components/curve-editor/index.ts'`

export const curveEditorSection = (curves: readonly FunctionRecord[], language: Language): readonly string[] => [
  `## ${curveWords.title[language]} {#two-curves}`,
  escapeText(curveWords.text[language]),
  data(
    'curves',
    curves.map(({ importName }) => importName),
  ),
  '<CurveEditor names={curves} />',
]

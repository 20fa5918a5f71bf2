/** The modules a page loads when its preview wakes up: one for each kind of preview, with the functions it shows and nothing of their texts. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import { fileOf, kinds, type PreviewKind } from '../../src/previews/kinds.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { pathOf } from './address.ts'

const origin = '// Made by scripts/function-page/preview-module.ts from the records of the functions.'

export const previewModule = (kind: PreviewKind, records: readonly FunctionRecord[]): string => {
  const pictures = records.map((record) => `  ${JSON.stringify(pathOf(record))}: { preview: ${previewCode(record)}, subject: ${subjectCode(record)} },`)
  return `${origin}
import { ${[...new Set(records.map(({ importName }) => importName))].toSorted().join(', ')} } from '@kirari/addons'
import { ${kind} } from '../../previews/${fileOf(kind)}'
import type { Pictures } from '../../previews/preview.ts'

export const pictures: Pictures = {
${pictures.join('\n')}
}
`
}

/** `kinds` are the names of the modules. */
export const previewIndex = (kinds: readonly string[]): string => `${origin}
import type { Pictures } from '../../previews/preview.ts'

type PreviewModule = { readonly pictures: Pictures }

export const previewModules = {
${kinds.map((kind) => `  ${JSON.stringify(kind)}: (): Promise<PreviewModule> => import('./${kind}.ts'),`).join('\n')}
}

export type UsedPreviewKind = keyof typeof previewModules
`

/** The preview that the plan says, as code that an import has made its kind known to. */
const previewCode = (record: FunctionRecord): string => {
  const { kind, ...options } = rowOf(record)
  return typeof kinds[kind] === 'function' ? `${kind}(${dataCode(options)})` : kind
}

/** What a preview needs of a function, as code that imports have made its name known to. */
export const subjectCode = (record: FunctionRecord): string => {
  const { call: _, ...rest } = subjectOf(record)
  return `{ call: ${record.importName}, ...${dataCode(rest)} }`
}

/** Data as code: JSON, with the numbers that JSON has no word for. */
const dataCode = (value: unknown): string => {
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return `[${value.map(dataCode).join(', ')}]`
  if (typeof value === 'object' && value !== null) {
    return `{ ${Object.entries(value)
      .map(([key, item]) => `${key}: ${dataCode(item)}`)
      .join(', ')} }`
  }
  return JSON.stringify(value)
}

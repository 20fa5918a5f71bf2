/** The modules a page loads when its preview wakes up: one for each kind of preview, with the functions it shows and nothing of their texts. */
import type { FunctionRecord } from '@kirari/addons/catalogue'
import type { PreviewKind } from '../../src/previews/plan.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { pathOf } from './address.ts'

const origin = '// Made by scripts/function-page/preview-module.ts from the records of the functions.'

export const previewModule = (kind: PreviewKind, records: readonly FunctionRecord[]): string => {
  const subjects = records.map((record) => `  ${JSON.stringify(pathOf(record))}: ${subjectCode(record)},`)
  return `${origin}
import { ${[...new Set(records.map(({ importName }) => importName))].toSorted().join(', ')} } from '@kirari/addons'
import type { Subject } from '../../previews/preview.ts'

export { ${kind} as preview } from '../../previews/${kind}.ts'

export const subjects: Readonly<Record<string, Subject>> = {
${subjects.join('\n')}
}
`
}

/** `kinds` are the names of the modules. */
export const previewIndex = (kinds: readonly string[]): string => `${origin}
import type { Preview, Subject } from '../../previews/preview.ts'

type PreviewModule = { readonly preview: Preview; readonly subjects: Readonly<Record<string, Subject>> }

export const previewModules = {
${kinds.map((kind) => `  ${JSON.stringify(kind)}: (): Promise<PreviewModule> => import('./${kind}.ts'),`).join('\n')}
}

export type UsedPreviewKind = keyof typeof previewModules
`

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

/** The families of functions that their category shows side by side: which there are, their picture, and the module that draws it. */
import { categories, type CategoryId, type FunctionRecord } from '@kirari/addons/catalogue'
import { families, type FamilyKind } from '../../src/previews/family/families.ts'
import type { Family, Layout } from '../../src/previews/family/family.ts'
import { rowOf } from '../../src/previews/plan/plan.ts'
import type { Row } from '../../src/previews/plan/row.ts'
import { subjectOf } from '../../src/previews/subject.ts'
import { createValues } from '../../src/previews/values.ts'
import { functionPosterSize } from '../../src/image-size.ts'
import type { Still } from '../still.ts'
import { subjectCode } from './preview-module.ts'

export interface ShownFamily {
  readonly category: CategoryId
  readonly kind: FamilyKind
  readonly family: Family
  readonly records: readonly FunctionRecord[]
  /** Of its module, and of its poster below static/posters. */
  readonly id: string
  readonly path: string
  readonly layout: Layout
}

/** A family has at least two; one alone has nothing to be compared with. */
export const shownFamilies = (records: readonly FunctionRecord[]): readonly ShownFamily[] =>
  categories.flatMap(({ id: category }) =>
    // The keys of `families` are what its type says.
    (Object.entries(families) as [FamilyKind, Family][]).flatMap(([kind, family]) => {
      const members = records.filter((record) => record.category === category && isOfFamily(rowOf(record), kind))
      if (members.length < 2) return []
      const id = `family-${category.replaceAll('/', '-')}`
      return [{ category, kind, family, records: members, id, path: `family/${category.replaceAll('/', '-')}`, layout: family.layout(members.length) }]
    }),
  )

/** All of a kind, but for noise that has values for whole cells alone: at other places it has nothing to be compared. */
const isOfFamily = (row: Row, kind: FamilyKind): boolean => row.kind === kind && !(row.kind === 'noise' && row.field === 'cells')

export const pictureOf = ({ family, records }: ShownFamily) => family.picture(records.map((record) => ({ name: record.slug, subject: subjectOf(record) })))

export const familyPoster = (shown: ShownFamily): Still => {
  const preview = pictureOf(shown)
  const [first] = shown.records
  if (!first) throw new Error(`The family of ${shown.category} has no functions.`)
  const controls = preview.controls(subjectOf(first))
  return {
    name: shown.path,
    fragment: preview.fragment(subjectOf(first), createValues(controls)),
    ...functionPosterSize,
    time: preview.startSeconds ?? 0,
    pointer: [0.5, 0.5],
    values: controls.map(({ id, value }) => [id, value]),
    quality: 87,
  }
}

export const familyModule = ({ kind, path, records }: ShownFamily): string => `// Made by scripts/function-page/family.ts from the records of the functions.
import { ${[...new Set(records.map(({ importName }) => importName))].toSorted().join(', ')} } from '@kirari/addons'
import { ${kind} } from '../../previews/family/${kind}.ts'
import type { Member } from '../../previews/family/family.ts'
import type { Pictures } from '../../previews/preview.ts'

const members: readonly [Member, ...Member[]] = [
${records.map((record) => `  { name: ${JSON.stringify(record.slug)}, subject: ${subjectCode(record)} },`).join('\n')}
]

export const pictures: Pictures = { ${JSON.stringify(path)}: { preview: ${kind}.picture(members), subject: members[0].subject } }
`

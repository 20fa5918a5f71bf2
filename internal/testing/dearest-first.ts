/**
 * The order in which files of tests begin: the dearest first, so that at the end no processor waits for a long one alone. What each file
 * costs is known from costs.json, which `npm test -- --note-costs` writes; one that is not in it is cheap, or new.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// Our own file, of this form.
const costs = JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')) as Readonly<Record<string, number>>

export class DearestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = ({ moduleId }: TestSpecification): number => costs[relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')] ?? 0
    return files.toSorted((a, b) => costOf(b) - costOf(a))
  }
}

/**
 * The order in which test files start: the most expensive first, so that no long one runs alone at the end. The costs of
 * files are in costs.json, which `npm test -- --note-costs` writes; a file without a cost is cheap, or new.
 */
import { readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// The repository's own file, of this form.
const costs = JSON.parse(readFileSync(join(import.meta.dirname, 'costs.json'), 'utf8')) as Readonly<Record<string, number>>

export class ByCost extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const costOf = ({ moduleId }: TestSpecification): number => costs[relative(this.ctx.config.root, moduleId).replaceAll('\\', '/')] ?? 0
    return files.toSorted((a, b) => costOf(b) - costOf(a))
  }
}

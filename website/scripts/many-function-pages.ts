/**
 * Stands for function-page/listed.ts in the copy of the site that internal/bench/site-build.mjs measures: the records that there are, again and
 * again under other addresses, until there are as many functions as the library is to have. Each page has formulas and code of its own, so that
 * nothing is remembered from one to the next.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { records as real, type FunctionRecord } from '@kirari/addons/catalogue'
import { printedSource, type PrintedSource } from './function-page/source.ts'
import { plan, rowOf } from '../src/previews/plan/plan.ts'
import type { Row } from '../src/previews/plan/row.ts'

const wanted = Number(process.env['BENCH_FUNCTIONS'])

/** The first ones are the records themselves; each other has something in its formula and its code that no other has, so that it is made anew. */
export const records = Array.from({ length: wanted }, (_, index): FunctionRecord => {
  const record = real[index % real.length]
  if (!record) throw new Error('The catalogue is empty.')
  if (index < real.length) return record
  const slug = `${record.slug}-${Math.floor(index / real.length)}`
  // A copy looks as what it is a copy of; a map that nobody else writes to.
  ;(plan as Map<string, Row>).set(`${record.category}/${slug}`, rowOf(record))
  const [first, ...others] = record.examples.map(({ id, title, code }) => ({ id, title, code: `${code}// ${slug}\n` }))
  return { ...record, slug, formula: `${record.formula}\\quad(${index})`, examples: first ? [first, ...others] : record.examples }
})

export const print = (record: FunctionRecord): PrintedSource => {
  const { glsl, wgsl, js } = printedSource(record)
  const comment = `\n// ${record.slug}\n`
  return { glsl: glsl + comment, wgsl: wgsl + comment, js: js + comment }
}

// Each has a source file of its own, before the processes that show it begin.
if (!process.send) {
  const sourceOf = ({ category, slug }: FunctionRecord): string => join(import.meta.dirname, '../../packages/addons/src', category, `${slug}.ts`)
  for (const [index, record] of records.entries()) {
    const original = real[index % real.length]
    if (original && original !== record) writeFileSync(sourceOf(record), `${readFileSync(sourceOf(original), 'utf8')}// ${record.slug}\n`)
  }
}

/**
 * The dependencies of a signature's tests besides their harness: its text, its record, its oracle. While these are unchanged, the tests are skipped
 * (internal/testing/kept).
 */
import { toGLSL } from 'kirari/glsl'
import { toWGSL } from 'kirari/wgsl'
import { keep } from '../../../../internal/testing/kept/keep.ts'
import { accuracyBounds, measuredSizes, measurementCircumstances, measurementOf } from '../../catalogue/index.ts'
import type { FunctionRecord } from '../../catalogue/index.ts'
import type { SignatureOracle } from './oracle.ts'
import { signatureOf } from './run.ts'

/** The files of oracles as text. Vite replaces the call. */
const texts: Readonly<Record<string, string>> = import.meta.glob(['../oracle/**/*.ts', '!../oracle/*.ts'], { query: '?raw', import: 'default', eager: true })

/** The text of a function's oracle, and of the files that it imports from its folder, each once. */
const textOf = (path: string, seen = new Set<string>()): string => {
  const text = texts[path]
  if (text === undefined) throw new Error(`expected a file of oracles, got ${path}.`)
  if (seen.has(path)) return ''
  seen.add(path)
  const folder = path.slice(0, path.lastIndexOf('/'))
  return [text, ...[...text.matchAll(/ from '\.\/(.+\.ts)'$/gm)].map(([, file = '']) => textOf(`${folder}/${file}`, seen))].join('\n')
}

/** JSON cannot represent some numbers. */
const exactly = (_: string, value: unknown): unknown =>
  typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)) ? `number ${Object.is(value, -0) ? '-0' : String(value)}` : value

export const keepSignature = (record: FunctionRecord, { signature, stage }: SignatureOracle): Promise<void> => {
  const { call } = signatureOf(record.call, signature)
  const known = JSON.stringify([record, stage, measurementOf(signature), measurementCircumstances, measuredSizes(record), accuracyBounds], exactly)
  return keep(toGLSL(call), toWGSL(call), known, textOf(`../oracle/${record.category}/${record.slug}.ts`))
}

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
const texts: Readonly<Record<string, string>> = import.meta.glob('../oracle/*.ts', { query: '?raw', import: 'default', eager: true })

/** The oracles of a category are one file; several of them use the other files. */
const textOf = (category: string): string => {
  const own = `../oracle/${category.replace('/', '-')}.ts`
  if (texts[own] === undefined) throw new Error(`${own} should hold the oracles of ${category}, but there is no such file.`)
  const shared = Object.keys(texts).filter((name) => name === own || /\/(?:glyphs|hash)\.ts$/.test(name))
  return shared.map((name) => texts[name]).join('\n')
}

/** JSON cannot represent some numbers. */
const exactly = (_: string, value: unknown): unknown =>
  typeof value === 'number' && (!Number.isFinite(value) || Object.is(value, -0)) ? `number ${Object.is(value, -0) ? '-0' : String(value)}` : value

export const keepSignature = (record: FunctionRecord, { signature, stage }: SignatureOracle): Promise<void> => {
  const { call } = signatureOf(record.call, signature)
  const known = JSON.stringify([record, stage, measurementOf(signature), measurementCircumstances, measuredSizes(record), accuracyBounds], exactly)
  return keep(toGLSL(call), toWGSL(call), known, textOf(record.category))
}

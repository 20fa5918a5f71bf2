/** What is known of a function in numbers: how accurate it was found to be, and what it costs. */
import { accuracyBounds, costOf, measuredSizes, measurementCircumstances, measurementOf, type FunctionRecord } from '@kirari/addons/catalogue'
import { capital, escapeText, facts, inlineCode, paragraph, table } from './html.ts'
import type { Language } from './language.ts'
import { signatureNamed } from './signature.ts'
import { numberText } from './value.ts'
import { accuracyWords, costText, costWords, toleranceText } from './wording.ts'

export const accuracySection = (record: FunctionRecord, language: Language): string => {
  const { class: kind, scale, oracle } = record.accuracy
  const { ulp, absolute, absoluteOnGPU = absolute, meaning } = accuracyBounds[kind]
  const promised = facts([
    [accuracyWords.promised[language], escapeText(toleranceText(ulp, numberInProse(absolute * scale), numberInProse(absoluteOnGPU * scale))[language])],
    [accuracyWords.kind[language], escapeText(capital(meaning[language]))],
    [accuracyWords.comparedWith[language], escapeText(oracle[language])],
  ])
  return `${promised}${measuredTable(record, language)}`
}

/** The largest distances that were found, for the signature that is shown first. */
const measuredTable = (record: FunctionRecord, language: Language): string => {
  const measurement = measurementOf(record.shown)
  if (!measurement) return ''
  const { least, most } = measuredSizes(record)
  const names = { cpu: 'JavaScript', webgl: 'WebGL2', webgpu: 'WebGPU' } as const
  const rows = (['webgpu', 'webgl', 'cpu'] as const).map((target) => {
    const { ulp, absolute } = measurement[target]
    return [names[target], shortNumber(absolute), `${ulp} ulp`]
  })
  const { date, webgl } = measurementCircumstances
  const said = accuracyWords.measured({
    rows: measurement.rows,
    date,
    adapter: /SwiftShader/.test(webgl) ? accuracyWords.software[language] : webgl,
  })
  // Where nothing differs, it does not matter of what.
  const isCounted = (['webgpu', 'webgl', 'cpu'] as const).some((target) => measurement[target].absolute > 0)
  const counted = isCounted ? accuracyWords.counted({ least: numberInProse(least), most: numberInProse(most) })[language] : ''
  const { ulp, absolute, absoluteOnGPU = absolute } = accuracyBounds[record.accuracy.class]
  const isBeyond = (['webgpu', 'webgl', 'cpu'] as const).some((target) => {
    const found = measurement[target]
    return found.ulp > ulp && found.absolute > (target === 'cpu' ? absolute : absoluteOnGPU) * record.accuracy.scale
  })
  const conditioned = isBeyond ? accuracyWords.conditioned[language] : ''
  return `${paragraph(escapeText([said[language], counted, conditioned].filter(Boolean).join(language === 'ja' ? '' : ' ')))}${table(
    'measured',
    [accuracyWords.target[language], accuracyWords.absolute[language], accuracyWords.steps[language]],
    rows,
  )}`
}

export const costSection = (record: FunctionRecord, language: Language): string => {
  const { arithmetic, transcendental, textureReads, hashes, branches, loops, size } = costOf(record)
  const counted: readonly (readonly [string, string | number])[] = [
    [costWords.arithmetic[language], arithmetic],
    [costWords.transcendental[language], transcendental],
    [costWords.textureReads[language], textureReads],
    [costWords.hashes[language], hashes],
    [costWords.branches[language], branches],
    [costWords.loops[language], loops.map((bound) => (typeof bound === 'number' ? `× ${bound}` : inlineCode(bound))).join(', ')],
  ]
  // What is not there is not listed, but for the arithmetic.
  const shown = counted.filter(([, value], i) => i === 0 || (value !== 0 && value !== ''))
  const { name } = signatureNamed(record, record.shown)
  return `${facts([[costWords.size[language], `<strong>${size}</strong>${language === 'ja' ? '：' : ': '}${escapeText(costText[size][language])}`], ...shown.map(([term, value]) => [escapeText(term), String(value)] as const)])}${paragraph(
    escapeText(costWords.howCounted[language]).replace('%s', inlineCode(name)),
  )}`
}

const shortNumber = (value: number): string => numberText(Number(value.toPrecision(2)))

/** No line ends within it: a browser would break 4e-6 after its hyphen, and a word joiner keeps it from that. */
const numberInProse = (value: number): string => shortNumber(value).replace('-', '-\u2060')

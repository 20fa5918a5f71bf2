/** The tables of a function's page. */
import {
  boundsIn,
  isFragmentOnly,
  resultRange,
  units,
  type EdgeCase,
  type FunctionRecord,
  type ParameterRecord,
  type Range,
  type Text,
} from '@kirari/addons/catalogue'
import type { Language } from './language.ts'
import { escapeText, inlineCode, link, paragraph, table } from './html.ts'
import { isAlternative, parameterTypes, resultTypes, signatureNamed, signaturesWithout } from './signature.ts'
import { numberText, typeName, valueCode } from './value.ts'
import { sections, words } from './wording.ts'

const codes = (names: readonly string[]): string => names.map((name) => inlineCode(name)).join(' ')

export const parameterTable = (record: FunctionRecord, language: Language): string => {
  const say = (text: Text): string => escapeText(text[language])
  const shown = signatureNamed(record, record.shown)
  const row = (parameter: ParameterRecord): readonly string[] => {
    const { name, meaning, unit, range, outside } = parameter
    const type = shown.parameters.find((one) => one.name === name)?.type ?? parameterTypes(record, name)[0]
    return [
      lines(inlineCode(name), codes(parameterTypes(record, name).map(typeName)), presence(record, name)?.[language] ?? ''),
      `${say(meaning)}<span class="aside">${escapeText(words.outside[language])}${say(outside)}</span>`,
      lines(
        rangeLabel(language) + componentRanges(range, language),
        unit === 'fraction' ? '' : say(units[unit]),
        type ? `${words.example[language]}${language === 'ja' ? '：' : ': '}${inlineCode(valueCode(parameter.default, type))}` : '',
      ),
    ]
  }
  const types = resultTypes(record)
  const { range: returned } = record.returns
  const bounds = types.every((type) => type === 'Bool') ? words.either[language] : componentRanges(resultRange(record), language, returned.open === true)
  const result = [lines(words.result[language], codes(types)), say(record.returns.meaning), rangeLabel(language) + bounds]
  const head = [words.parameter[language], words.meaning[language], words.range[language]]
  return table('parameters', head, [...record.parameters.map(row), result])
}

/** Whether it is in every call: it may be the end that is left out, or belong to one way to call it among others. */
const presence = (record: FunctionRecord, parameter: string): Text | undefined => {
  const without = signaturesWithout(record, parameter)
  if (without.length === 0) return undefined
  if (isAlternative(record, parameter)) return words.alternative
  // Derivatives may have to stand in for it, which only fragments have.
  return without.every(isFragmentOnly) ? words.optionalInFragment : words.optional
}

const rangeLabel = (language: Language): string => `<span class="cell-label">${words.range[language]}${language === 'ja' ? '：' : ': '}</span>`

const lines = (...parts: readonly string[]): string => parts.filter(Boolean).join('<br>')

/** One line for all components, or one for each that is bounded alike: `x: 0 to 1`, `y, z: −0.4 to 0.4`. */
const componentRanges = (range: Range, language: Language, isOpen = false): string => {
  const texts = boundsIn(range).map(([low, high]) => rangeText(low, high, language, isOpen))
  const different = [...new Set(texts)]
  if (different.length === 1) return different.join('')
  const named = (text: string): string =>
    texts
      .flatMap((other, i) => (other === text ? [letters[i] ?? ''] : []))
      .map(inlineCode)
      .join(language === 'ja' ? '、' : ', ')
  return lines(...different.map((text) => `${named(text)}${language === 'ja' ? '：' : ': '}${text}`))
}
const letters = ['x', 'y', 'z', 'w']

const piText = numberText(Math.PI)

/** `isOpen`: the upper bound itself is not reached. */
const rangeText = (low: number, high: number, language: Language, isOpen = false): string => {
  const text = (value: number): string => numberText(value).replace('-', '−').replace(piText, 'π')
  if (low === -Infinity && high === Infinity) return words.anyNumber[language]
  return language === 'ja' ? `${text(low)}〜${text(high)}${isOpen ? '（未満）' : ''}` : `${text(low)} to ${isOpen ? 'below ' : ''}${text(high)}`
}

/** What stands before a result: how closely it is kept. */
const promiseSigns = { exact: '=', tolerated: '≈' } as const

/** What the signs mean, of those that there are. */
const promises = ({ edgeCases }: FunctionRecord, language: Language): string =>
  [
    ...(edgeCases.some(({ exact }) => exact) ? [escapeText(words.exact[language]).replace('%s', promiseSigns.exact)] : []),
    ...(edgeCases.some(({ exact }) => !exact)
      ? [
          escapeText(words.tolerated[language])
            .replace('%s', promiseSigns.tolerated)
            .replace('%l', link(escapeText(sections.accuracy[language]), '#accuracy')),
        ]
      : []),
  ].join(language === 'ja' ? '' : ' ')

/** A result of more letters, as HTML, has a column as wide as that of the calls: a struct, a matrix. */
const longResult = 95

export const edgeCaseTable = (record: FunctionRecord, language: Language): string => {
  const named = sharedStructs(record)
  const row = ({ instance, inputs, result, exact, note }: EdgeCase, i: number): readonly string[] => {
    const { parameters, result: type } = signatureNamed(record, instance ?? record.importName)
    const args = inputs.map((input, at) => {
      const parameter = parameters[at]
      if (!parameter) throw new Error(`Edge case ${i + 1} of ${record.importName} has ${inputs.length} inputs, but the signature takes ${parameters.length}.`)
      const code = valueCode(input, parameter.type)
      return named.get(code) ?? code
    })
    return [
      `<span id="case-${i + 1}">${inlineCode(`${record.importName}(${args.join(', ')})`).replace('(', '(<wbr>')}</span>`,
      `<span class="promise">${exact ? promiseSigns.exact : promiseSigns.tolerated}</span> ${inlineCode(valueCode(result, type))}`,
      note ? escapeText(note[language]) : '',
    ]
  }
  const rows = record.edgeCases.map(row)
  const isWide = rows.some(([, result = '']) => result.length > longResult)
  return `${paragraph(promises(record, language))}${table(isWide ? 'cases data-table-wide' : 'cases', [words.call[language], words.result[language], words.note[language]], rows)}`
}

/** The names of structs that several cases share, by their code: that of their parameter, so that the calls stay short. The most frequent one wins the name. */
export const sharedStructs = (record: FunctionRecord): ReadonlyMap<string, string> => {
  const counts = new Map<string, Map<string, number>>()
  for (const { instance, inputs } of record.edgeCases) {
    signatureNamed(record, instance ?? record.importName).parameters.forEach(({ name, type }, i) => {
      const input = inputs[i]
      if (type.kind !== 'struct' || input === undefined) return
      const code = valueCode(input, type)
      const uses = counts.get(name) ?? new Map<string, number>()
      counts.set(name, uses.set(code, (uses.get(code) ?? 0) + 1))
    })
  }
  return new Map(
    [...counts].flatMap(([name, uses]) => {
      const [most] = [...uses].toSorted(([, a], [, b]) => b - a)
      return most && most[1] > 1 ? [[most[0], name] as const] : []
    }),
  )
}

export const elsewhereTable = (record: FunctionRecord, language: Language): string =>
  table(
    'names',
    [words.where[language], words.name[language], words.note[language]],
    record.elsewhere.map(({ where, name, note }) => [
      escapeText(typeof where === 'string' ? where : where[language]),
      typeof name === 'string' ? inlineCode(name) : escapeText(name[language]),
      note ? escapeText(note[language]) : '',
    ]),
  )

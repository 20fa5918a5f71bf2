/**
 * The smallest program of the library, as it stands on the home page: its text, and the numbers in it that a reader may change.
 * One table, so that what is read, what is copied and what is drawn (picture.ts) are the same program.
 * Must not know: the engine, or how the page shows it.
 */

export type NumberName = 'swing' | 'middle' | 'opacity'
export type Numbers = Readonly<Record<NumberName, number>>

export const firstNumbers: Numbers = { swing: 0.5, middle: 0.5, opacity: 1 }

/** The same for all: each is a part of a colour. */
export const range = { min: 0, max: 1, step: 0.05 } as const

/** A piece of text with its role for the eye (the classes of code.css), or one of the numbers. */
export type Piece = { readonly text: string; readonly role?: 'keyword' | 'function' | 'string' | 'property' | 'punctuation' } | { readonly number: NumberName }

const keyword = (text: string): Piece => ({ text, role: 'keyword' })
const call = (text: string): Piece => ({ text, role: 'function' })
const string = (text: string): Piece => ({ text, role: 'string' })
const mark = (text: string): Piece => ({ text, role: 'punctuation' })
const plain = (text: string): Piece => ({ text })

/** A line may be broken between its parts where a screen is narrow. */
export const lines: readonly (readonly Piece[])[] = [
  [keyword('import'), mark(' { '), plain('mount'), mark(' } '), keyword('from'), string(" 'kirari/element'")],
  [keyword('import'), mark(' { '), plain('time'), mark(', '), plain('uv'), mark(', '), plain('vec4'), mark(' } '), keyword('from'), string(" 'kirari/node'")],
  [],
  [call('mount'), mark('('), plain('document'), mark('.'), plain('body'), mark(', {')],
  [plain('  '), { text: 'label', role: 'property' }, mark(': '), string("'A gradient whose blue comes and goes'"), mark(',')],
  [
    plain('  '),
    { text: 'fragment', role: 'property' },
    mark(': '),
    call('vec4'),
    mark('('),
    plain('uv'),
    mark(', '),
    plain('time'),
    mark('.'),
    call('sin'),
    mark('().'),
    call('mul'),
    mark('('),
    { number: 'swing' },
    mark(').'),
    call('add'),
    mark('('),
    { number: 'middle' },
    mark('), '),
    { number: 'opacity' },
    mark('),'),
  ],
  [mark('})')],
]

/** A number as one writes it: `0.5`, `1`. */
export const write = (value: number): string => String(Math.round(value * 100) / 100)

/** The program with these numbers in it. */
export const textOf = (numbers: Numbers): string =>
  lines.map((line) => line.map((piece) => ('number' in piece ? write(numbers[piece.number]) : piece.text)).join('')).join('\n')

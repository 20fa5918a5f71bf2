/** Whether data from the worker is an answer of its kind. */
import type {
  Change,
  Completion,
  CompletionDetails,
  Completions,
  Details,
  Diagnostic,
  Hover,
  Kind,
  Parameter,
  Questions,
  Signature,
  SignatureHelp,
} from './answer.ts'

/** The answer; nothing if there is none. Throws where the data has another form. */
export const readAnswer = <K extends Kind>(kind: K, data: unknown): Questions[K]['answer'] | undefined => {
  if (data === undefined) return undefined
  const isAnswer: (data: unknown) => boolean = forms[kind]
  if (!isAnswer(data)) throw new Error(`expected an answer to ${kind} from the worker of the types, got data of another form. Reload the page.`)
  // The line above has checked it.
  return data as Questions[K]['answer']
}

type Is<T> = (value: unknown) => value is T
type Fields<T> = { readonly [K in keyof Required<T>]: Is<T[K]> }

const isText: Is<string> = (value) => typeof value === 'string'
const isCount: Is<number> = (value): value is number => typeof value === 'number' && value >= 0 && value % 1 === 0

const objectOf =
  <T>(fields: Fields<T>): Is<T> =>
  (value): value is T =>
    // Only reads the fields.
    typeof value === 'object' && value !== null && Object.entries<Is<unknown>>(fields).every(([name, is]) => is(Reflect.get(value, name)))

const listOf =
  <T>(is: Is<T>): Is<readonly T[]> =>
  (value): value is readonly T[] =>
    Array.isArray(value) && value.every((one) => is(one))

const range = { from: isCount, to: isCount }
const details: Fields<Details> = { signature: isText, documentation: isText }

const isOptional =
  <T>(is: Is<T>): Is<T | undefined> =>
  (value): value is T | undefined =>
    value === undefined || is(value)

const isSeverity: Is<Diagnostic['severity']> = (value) => value === 'error' || value === 'warning' || value === 'info'

const forms: { readonly [K in Kind]: Is<NonNullable<Questions[K]['answer']>> } = {
  diagnostics: listOf(objectOf<Diagnostic>({ ...range, message: isText, severity: isSeverity, code: isCount })),
  completions: objectOf<Completions>({
    ...range,
    items: listOf(objectOf<Completion>({ label: isText, kind: isText, sortText: isText, source: isOptional(isText) })),
  }),
  details: objectOf<CompletionDetails>({ ...details, changes: listOf(objectOf<Change>({ ...range, insert: isText })) }),
  hover: objectOf<Hover>({ ...range, ...details }),
  signatureHelp: objectOf<SignatureHelp>({
    ...range,
    signatures: listOf(objectOf<Signature>({ ...details, parameters: listOf(objectOf<Parameter>(range)) })),
    activeSignature: isCount,
    activeParameter: isCount,
  }),
}

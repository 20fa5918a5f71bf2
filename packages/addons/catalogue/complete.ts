/** Completes the records as they are written with what follows from their files. The generated list of all records calls it. */
import type { FunctionRecord, Text, WrittenRecord } from './record.ts'

/** What the files of a function say. */
export interface Files extends Pick<FunctionRecord, 'category' | 'slug' | 'importName' | 'call'> {
  /** The code of the examples by the names of their files. */
  readonly code: { readonly [file: string]: string }
}

export const complete = (
  { parameters, returns, edgeCases, accuracy, continuity, confusedWith, examples, call, shown, ...rest }: WrittenRecord,
  { code, ...files }: Files,
): FunctionRecord => ({
  ...files,
  ...rest,
  call: call ?? files.call,
  shown: shown ?? files.importName,
  parameters: Object.entries(parameters).map(([name, { role = 'control', step = 0.01, ...parameter }]) => ({ name, role, step, ...parameter })),
  returns: { meaning: textOf(returns), range: returns.range },
  accuracy: { scale: 1, ...accuracy },
  continuity: { order: continuity.order, note: textOf(continuity) },
  confusedWith: confusedWith.map(({ name, ...difference }) => ({ name, difference: textOf(difference) })),
  edgeCases: atLeastOne(
    edgeCases.map(({ of: inputs, is: result, en, ja, overload, ...edgeCase }) => ({
      ...(overload && { instance: `${files.importName}_${overload}` }),
      inputs,
      result,
      ...(en && ja && { note: { en, ja } }),
      ...edgeCase,
    })),
    `edge case of ${files.importName}`,
  ),
  examples: atLeastOne(
    Object.entries(examples).map(([id, title]) => {
      const text = code[id]
      if (text === undefined) throw new Error(`expected the example ${id} of ${files.importName} in its folder, got ${Object.keys(code).join(', ') || 'none'}.`)
      return { id, title, code: text }
    }),
    `example of ${files.importName}`,
  ),
})

const textOf = ({ en, ja }: Text): Text => ({ en, ja })

const atLeastOne = <V>([first, ...others]: readonly V[], what: string): readonly [V, ...V[]] => {
  if (first === undefined) throw new Error(`expected at least one ${what}, got none.`)
  return [first, ...others]
}

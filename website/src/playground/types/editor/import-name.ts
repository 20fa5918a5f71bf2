/** Writes a suggested name, and then the import that it needs. */
import { insertCompletionText, pickedCompletion, type Completion } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { Types } from '../client.ts'
import { answered } from './answered.ts'

export const importName =
  (types: Types, source: string) =>
  (view: EditorView, completion: Completion, from: number, to: number): void => {
    view.dispatch({ ...insertCompletionText(view.state, completion.label, from, to), annotations: pickedCompletion.of(completion) })
    void writeImport(view, types, source, completion.label, from + completion.label.length)
  }

const writeImport = async (view: EditorView, types: Types, source: string, label: string, offset: number): Promise<void> => {
  const { state } = view
  const details = await answered(state, types, () => types.details(label, offset, source))
  const changes = details?.changes ?? []
  const end = Math.max(0, ...changes.map(({ to }) => to))
  // The edit goes before the text that the reader is typing. If the imports have changed since, no import is added, and the compiler reports the missing name.
  if (changes.length > 0 && view.state.sliceDoc(0, end) === state.sliceDoc(0, end)) view.dispatch({ changes: [...changes], userEvent: 'input.complete' })
}

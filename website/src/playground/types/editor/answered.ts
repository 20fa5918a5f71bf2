/**
 * Asks about the text that an editor has. A failure of the compiler must not disturb the writer: the editor reports it where it reports its own,
 * and shows nothing.
 */
import type { EditorState } from '@codemirror/state'
import { logException } from '@codemirror/view'
import type { Types } from '../client.ts'

export const answered = async <T>(state: EditorState, types: Types, ask: () => Promise<T | undefined>): Promise<T | undefined> => {
  types.update(state.doc.toString())
  try {
    return await ask()
  } catch (error) {
    logException(state, error, 'the types of the playground')
    return undefined
  }
}

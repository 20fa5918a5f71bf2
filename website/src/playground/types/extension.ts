/** What an editor shows of the types of its code: mistakes, suggestions, hints and the parameters of calls. */
import { autocompletion } from '@codemirror/autocomplete'
import { EditorState, type Extension } from '@codemirror/state'
import type { Types } from './client.ts'
import { callHelp } from './editor/call-help.ts'
import { hints } from './editor/hints.ts'
import { mistakes } from './editor/mistakes.ts'
import { suggestions } from './editor/suggestions.ts'
import { tipLayout } from './editor/tip.ts'
import type { TypesWords } from './words.ts'

/** Can be added before the types are loaded: they show as soon as there are answers. */
export const typesExtension = (types: Types, words: TypesWords): Extension => [
  EditorState.phrases.of(words.phrases),
  mistakes(types),
  autocompletion({ override: [suggestions(types)] }),
  hints(types),
  callHelp(types, words),
  tipLayout,
]

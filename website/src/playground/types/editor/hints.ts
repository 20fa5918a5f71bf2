/** The type and the documentation of a name: under the pointer, or with F2 at the cursor. */
import type { Extension } from '@codemirror/state'
import { activateHover, hoverTooltip, keymap } from '@codemirror/view'
import type { Types } from '../client.ts'
import { answered } from './answered.ts'
import { tipOf } from './tip.ts'

export const hints = (types: Types): Extension => {
  const tooltip = hoverTooltip(
    async ({ state }, pos) => {
      const found = await answered(state, types, () => types.hover(pos))
      // The compiler knows nothing about a name with an error. The tooltip shows the error.
      if (!found || found.signature === '' || found.signature === 'any') return null
      return { pos: found.from, end: Math.min(found.to, state.doc.length), above: true, create: () => ({ dom: tipOf(found) }) }
    },
    { hideOnChange: true },
  )
  return [
    tooltip,
    keymap.of([
      {
        key: 'F2',
        run: (view) => {
          activateHover(view, view.state.selection.main.head, 1, {
            tooltip,
            until: (transaction) => transaction.docChanged || transaction.selection !== undefined,
          })
          return true
        },
      },
    ]),
  ]
}

/** Numbers that are dragged in an editor: the code, the calls, and the steps of undo. */
import { history, undo } from '@codemirror/commands'
import { javascript } from '@codemirror/lang-javascript'
import { EditorState } from '@codemirror/state'
import { EditorView } from '@codemirror/view'
import { expect, onTestFinished, test } from 'vitest'
import type { Range } from '../../playground/message.ts'
import { numberTip } from './number-tip.ts'

type Tweak = { readonly ranges: readonly Range[]; readonly values: readonly number[]; readonly isFirst: boolean; readonly code: string }

const open = (doc: string, at: number) => {
  const tweaks: Tweak[] = []
  let ends = 0
  const view: EditorView = new EditorView({
    parent: document.body,
    state: EditorState.create({
      doc,
      extensions: [
        javascript({ typescript: true }),
        history(),
        numberTip(
          { number: 'number', colour: 'colour', axes: ['x', 'y'], pad: 'pad' },
          {
            onTweak: (ranges, values, isFirst) => tweaks.push({ ranges, values: [...values], isFirst, code: view.state.doc.toString() }),
            onTweakEnd: () => ends++,
          },
        ),
      ],
    }),
  })
  onTestFinished(() => view.destroy())
  view.dispatch({ selection: { anchor: at }, userEvent: 'select' })
  const drag = (values: readonly number[], which = 0): void => {
    const slider = view.dom.querySelectorAll<HTMLInputElement>('.pg-numbers input[type=range]')[which]
    if (!slider) throw new Error('There is no slider.')
    for (const value of values) {
      slider.valueAsNumber = value
      slider.dispatchEvent(new Event('input'))
    }
    slider.dispatchEvent(new Event('change'))
  }
  return { view, tweaks, drag, code: () => view.state.doc.toString(), ends: () => ends }
}

test('each drag begins with the code as it stands, and later calls have the changed code', () => {
  const { tweaks, drag, ends } = open('vec2(1.5, 2)', 6)
  drag([1.25, 1])
  drag([3, 4], 1)
  expect(tweaks).toMatchObject([
    {
      isFirst: true,
      code: 'vec2(1.5, 2)',
      ranges: [
        { from: 5, to: 8 },
        { from: 10, to: 11 },
      ],
    },
    { isFirst: false, code: 'vec2(1, 2)' },
    {
      isFirst: true,
      code: 'vec2(1, 2)',
      ranges: [
        { from: 5, to: 6 },
        { from: 8, to: 9 },
      ],
    },
    { isFirst: false, code: 'vec2(1, 4)', values: [1, 4] },
  ])
  expect(ends()).toBe(2)
})

test('a drag is one step of undo', () => {
  const { view, drag, code } = open('f(0.25)', 4)
  drag([0.3, 0.35, 0.4])
  drag([0.1, 0.2])
  expect(code()).toBe('f(0.2)')
  undo(view)
  expect(code()).toBe('f(0.4)')
  undo(view)
  expect(code()).toBe('f(0.25)')
})

test('a number behind a minus sign goes below 0 and back, and the code stays a difference', () => {
  const { drag, code } = open('a-0', 3)
  drag([-0.5])
  expect(code()).toBe('a- -0.5')
  drag([-0.25, 0.5])
  expect(code()).toBe('a-0.5')
})

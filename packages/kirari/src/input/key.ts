/**
 * Keys as nodes. Keys typed into a field do not count, nor does any key while a focusable canvas does not have the focus.
 */
import { notAValue } from '#explain'
import { fail } from '../shader/diagnostic/diagnostic.ts'
import type { ValueHost } from '../shader/ir/expr.ts'
import { boolType } from '../shader/ir/type.ts'
import type { Bool } from '../shader/front/node/type.ts'
import { Cell, elementOf, input, perHost, shared } from './cell.ts'

const isField = (element: unknown): boolean => element instanceof HTMLElement && (element.isContentEditable || element.matches('input, textarea, select'))

const keysOf = /*#__PURE__*/ perHost((host: ValueHost) => {
  const cells = new Map<string, Cell<boolean>>()
  const listen = shared(() => {
    const canvas = elementOf(host)
    if (!canvas) return () => {}
    const quit = new AbortController()
    const { signal } = quit
    const releaseAll = (): void => {
      for (const cell of cells.values()) cell.set(false)
    }
    window.addEventListener(
      'keydown',
      (event) => {
        const cell = cells.get(event.code)
        const [target] = event.composedPath()
        if (!cell || isField(target) || event.ctrlKey || event.metaKey || event.altKey) return
        const box = canvas.closest('[tabindex]')
        if (box) {
          if (!(target instanceof Node) || !box.contains(target)) return
          // The canvas has the focus: arrows and the space bar act on it, and do not scroll the page.
          event.preventDefault()
        }
        cell.set(true)
      },
      { signal },
    )
    window.addEventListener('keyup', ({ code }) => cells.get(code)?.set(false), { signal })
    // The window does not receive the keyup.
    window.addEventListener('blur', releaseAll, { signal })
    return () => {
      quit.abort()
      releaseAll()
    }
  })
  return (code: string): Cell<boolean> => {
    let cell = cells.get(code)
    if (!cell) cells.set(code, (cell = new Cell<boolean>(false, listen)))
    return cell
  }
})

const keys = /*#__PURE__*/ new Map<string, Bool>()

/**
 * Whether a key is down, by its place on the keyboard as `KeyboardEvent.code` names it: 'KeyW', 'ArrowUp', 'Space', 'ShiftLeft'.
 * If the canvas or an element around it is focusable (it has `tabindex`), keys count while it has the focus; otherwise while the window has it.
 * Keys typed into fields, and those with Ctrl, Alt or Meta, never count.
 */
export const key = (code: string): Bool => {
  if (typeof code !== 'string' || !/^[A-Z][A-Za-z0-9]*$/.test(code)) return fail(notAValue("a code of a key such as 'KeyW' or 'ArrowUp'", code), key)
  let node = keys.get(code)
  if (!node) keys.set(code, (node = input<Bool>(`key${code.replace(/^Key/, '')}`, boolType, false, (host) => keysOf(host)(code))))
  return node
}

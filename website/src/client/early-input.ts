/**
 * What a reader sets before the page has woken: a radio button, a slider, a menu, words in a field. The page takes its controls over as
 * they stand, but hears nothing of that, and writes its own value over it at the next occasion. So each is set again, as if just now, as
 * soon as the page listens. Must not know: what the controls do.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Sets a control as the reader's hand would. */
type Again = () => void

/** The same control as the page came with it: what it holds follows from its attributes alone. */
const asItCame = (control: Control): Element | null => {
  const template = document.createElement('template')
  template.innerHTML = control.outerHTML
  return template.content.firstElementChild
}

const againOf = (control: Control): Again | undefined => {
  const first = asItCame(control)
  if (control instanceof HTMLSelectElement) {
    const { value } = control
    if (first instanceof HTMLSelectElement && value !== first.value) return () => write(control, value, value, 'change')
  } else if (control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')) {
    const { checked } = control
    const isSet = first instanceof HTMLInputElement && checked !== first.checked
    // Of radio buttons, the one that goes off says nothing.
    if (isSet && (checked || control.type === 'checkbox')) {
      return () => {
        control.checked = !checked
        control.click()
      }
    }
  } else {
    const { value } = control
    if ((first instanceof HTMLInputElement || first instanceof HTMLTextAreaElement) && value !== first.value)
      return () => write(control, first.value, value, 'input')
  }
  return undefined
}

/**
 * React compares what a control says with what was last written to it by its own property, so that is the value before; the new one goes
 * past it, by the property of the kind.
 */
const write = (control: Control, before: string, value: string, event: 'input' | 'change'): void => {
  control.value = before
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(event, { bubbles: true }))
}

/** As the page is taken over: the next drawing may already write over what stands there. */
export const onRouteDidUpdate = ({ previousLocation }: { readonly previousLocation: unknown }): void => {
  if (previousLocation || !ExecutionEnvironment.canUseDOM) return
  const controls = document.querySelectorAll<Control>('input:enabled, select:enabled, textarea:enabled')
  const agains = [...controls].flatMap((control) => againOf(control) ?? [])
  if (agains.length === 0) return
  // The page listens when its effects have run; the framework says so by this attribute.
  const root = document.documentElement
  new MutationObserver((_, observer) => {
    if (root.dataset['hasHydrated'] !== 'true') return
    observer.disconnect()
    for (const again of agains) again()
  }).observe(root, { attributeFilter: ['data-has-hydrated'] })
}

/**
 * The types of the names in TypeScript code. What shows them is loaded when a reader first points at such a block, taps it, or moves the focus
 * into it. Must not know: how they are shown.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

const events = ['pointerover', 'click', 'focusin']

/** The code comes after the event that asked for it; the latest one is answered. */
let latest: Event | undefined
let isLoading = false

const begin = (event: Event): void => {
  if (!(event.target instanceof Element) || !event.target.closest('figure.code[data-language^="ts"] pre')) return
  latest = event
  if (isLoading) return
  isLoading = true
  import('../code-types/type-tip.ts').then(
    ({ showTypes }) => {
      for (const type of events) document.removeEventListener(type, begin)
      if (latest) showTypes(latest)
    },
    () => {
      // The code could not be loaded: the next event tries again.
      isLoading = false
    },
  )
}

if (ExecutionEnvironment.canUseDOM) for (const type of events) document.addEventListener(type, begin)

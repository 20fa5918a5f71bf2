/**
 * Stops the framework from fetching each linked page as soon as its link can be seen: on a page with many links that is most of what it
 * loads. A page is still fetched ahead when the pointer or a finger comes to its link (`preload`), unless the connection is slow or
 * saves data, which the framework sees to.
 */
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment'

type Loader = { readonly prefetch: (path: string) => unknown; readonly preload: (path: string) => unknown }

if (ExecutionEnvironment.canUseDOM) {
  let loader: Loader | undefined
  // The framework freezes the object it sets, so it is replaced at the moment it is set.
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    get: () => loader,
    set: (original: Loader) => {
      loader = Object.freeze({ ...original, prefetch: () => undefined })
    },
  })
}

/** Types of modules that have none of their own: the framework's components before ours replace them. */
declare module '@theme-original/MDXComponents' {
  import type { MDXComponentsObject } from '@theme/MDXComponents'

  const components: MDXComponentsObject
  export default components
}

declare module '@docusaurus/core/lib/client/routeContext' {
  import type { PluginRouteContext } from '@docusaurus/types'
  import type { ReactNode } from 'react'

  export function RouteContextProvider(props: { readonly children: ReactNode; readonly value: PluginRouteContext }): ReactNode
}

declare module '@docusaurus/core/lib/client/docusaurusContext' {
  import type { DocusaurusContext } from '@docusaurus/types'
  import type { Context as ReactContext } from 'react'

  export const Context: ReactContext<DocusaurusContext>
}

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
  import type { Context as ReactContext, ReactNode } from 'react'

  export const Context: ReactContext<DocusaurusContext>
  export function DocusaurusContextProvider(props: { readonly children: ReactNode }): ReactNode
}

declare module '@docusaurus/core/lib/client/serverEntry' {
  /** What the head of a page says, each part as HTML. */
  type Head = Readonly<Record<'htmlAttributes' | 'bodyAttributes' | 'title' | 'meta' | 'link' | 'script', string>>

  export type Request = { readonly pathname: string; readonly v4RemoveLegacyPostBuildHeadAttribute: boolean }
  export type Rendered = {
    readonly html: string
    readonly collectedData: {
      readonly metadata: { readonly internal: Head; readonly public: unknown; readonly helmet: unknown }
      readonly anchors: readonly string[]
      readonly links: readonly string[]
      readonly modules: readonly string[]
    }
  }

  export default function render(request: Request): Promise<Rendered>
}

declare module '@generated/function-documents/default/documents.json' {
  import type { Listed } from '@site/plugins/function-documents/index.ts'

  const documents: readonly Listed[]
  export default documents
}

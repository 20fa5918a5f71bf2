/** Types of modules that have none of their own: the framework's components before ours replace them. */
declare module '@theme-original/MDXComponents' {
  import type { MDXComponentsObject } from '@theme/MDXComponents'

  const components: MDXComponentsObject
  export default components
}

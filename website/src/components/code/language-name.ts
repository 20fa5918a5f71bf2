/** What a reader sees as a language's name. Apart from the highlighter, which must never come into a page. */
import type { Language } from '@site/plugins/highlight/highlight.ts'

export const languageName: Readonly<Record<Language, string>> = {
  ts: 'TypeScript',
  tsx: 'TypeScript',
  js: 'JavaScript',
  jsx: 'JavaScript',
  glsl: 'GLSL',
  wgsl: 'WGSL',
  bash: 'Shell',
  json: 'JSON',
  html: 'HTML',
  css: 'CSS',
  text: '',
}

/** The forms in which the code is shown. */
import { printed, type Printed } from '../../playground/message.ts'
import { formats, type Format } from '../../playground/take-out.ts'

export type Tab = 'typescript' | Exclude<Printed, 'script'> | Format

export const tabs: readonly Tab[] = ['typescript', ...printed.filter((name) => name !== 'script'), ...formats]

export const tabNames: Readonly<Record<Tab, string>> = {
  typescript: 'TypeScript',
  glsl: 'GLSL',
  wgsl: 'WGSL',
  js: 'JavaScript',
  react: 'React',
  solid: 'Solid',
  html: 'HTML',
}

export const isTakenOut = (tab: Tab): tab is Format => formats.some((name) => name === tab)

/**
 * What axe finds on a page as it stands, once nothing on it is on its way to another colour or place. A violation is told in full: the
 * rule, the element, and what axe says of it. The page must be of a context with `bypassCSP`: axe is put into it as text.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isAtRest } from './visit.ts'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Run = (root: Document | string, options: RunOptions) => Promise<AxeResults>

/** All of axe's rules, where the options name no fewer. `when` says in the message how the page stood; `within` names a part to look at alone. */
export const expectNoViolations = async (page: Page, options: RunOptions = {}, when = 'as it stands', within?: string): Promise<void> => {
  await isAtRest(page)
  await page.evaluate(`if (!('axe' in window)) { ${axe} }`)
  const { violations } = await page.evaluate(
    // The line above has put it there.
    ([part, given]) => (window as unknown as { readonly axe: { readonly run: Run } }).axe.run(part ?? document, given),
    [within, { resultTypes: ['violations'], ...options } satisfies RunOptions] as const,
  )
  const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => ({ id, target: target.join(' '), summary: failureSummary })))
  expect(found, `${page.url()}, ${when}: ${found.map((one) => JSON.stringify(one)).join('\n')}`).toEqual([])
}

/** What depends on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']
const contrasts: RunOptions = { runOnly: { type: 'rule', values: colourRules } }
const withoutColours = { rules: Object.fromEntries(colourRules.map((rule) => [rule, { enabled: false }])) }

/** Colours are variables under this attribute. */
export const setMode = (page: Page, mode: 'light' | 'dark'): Promise<void> =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, mode)

/**
 * In both modes by the rules that depend on colours, and in one of them by all others: English pages in the light, Japanese ones in the dark,
 * so that a page of both languages is asked everything in both. The page is left in the light.
 */
export const isGoodInBothModes = async (page: Page, options: RunOptions = {}): Promise<void> => {
  const isJapanese = await page.evaluate(() => document.documentElement.lang === 'ja')
  await setMode(page, 'light')
  await expectNoViolations(page, isJapanese ? contrasts : options, 'light')
  await setMode(page, 'dark')
  await expectNoViolations(page, isJapanese ? options : contrasts, 'dark')
  await setMode(page, 'light')
}

/** A part that has opened: the whole page by the rules that know no colours, and the part in both modes by those that do. The page is left in the light. */
export const isGoodWhereItOpened = async (page: Page, part: string, options: RunOptions = {}): Promise<void> => {
  await expectNoViolations(page, { ...options, ...withoutColours }, 'with a part that has opened')
  for (const mode of ['dark', 'light'] as const) {
    await setMode(page, mode)
    await expectNoViolations(page, contrasts, `${mode}, in ${part}`, part)
  }
}

/**
 * Entry `kirari/lint`: a plugin for ESLint (flat config) and oxlint (`jsPlugins`) that finds JavaScript habits that no running program
 * can detect.
 */
import type { Rule, Visitor } from './api.ts'
import { operatorRule } from './operator-rule.ts'
import { variableRule } from './variable-rule.ts'

/** A rule as a linter sees it; the linter's own types describe its arguments. */
export interface LintRule {
  readonly meta: Rule['meta']
  create(context: never): Visitor
}
/** A plugin, as linters expect it. */
export interface LintPlugin {
  readonly meta: { readonly name: string }
  readonly rules: Record<'no-operators' | 'no-reassignment', LintRule>
  /** For ESLint's flat config: all rules, as errors. */
  readonly configs: { readonly recommended: { readonly plugins: Record<string, LintPlugin>; readonly rules: Record<string, 'error'> } }
}
export type { Rule, Tree, Visitor } from './api.ts'

const plugin: LintPlugin = {
  meta: { name: 'kirari' },
  rules: { 'no-operators': operatorRule, 'no-reassignment': variableRule },
  configs: {
    recommended: {
      plugins: {
        get kirari() {
          return plugin
        },
      },
      rules: { 'kirari/no-operators': 'error', 'kirari/no-reassignment': 'error' },
    },
  },
}

// Linters take the default export.
export default plugin

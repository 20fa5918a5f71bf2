/**
 * Entry `kirari/lint`: a plugin for ESLint (flat config) and oxlint (`jsPlugins`) that finds habits from JavaScript which no running program
 * can notice.
 */
import type { Rule } from './api.ts'
import { operatorRule } from './operator-rule.ts'
import { variableRule } from './variable-rule.ts'

/** What a linter takes as a plugin. */
export interface LintPlugin {
  readonly meta: { readonly name: string }
  readonly rules: Record<'no-operators' | 'no-reassignment', Rule>
  /** For ESLint's flat config: all rules, as errors. */
  readonly configs: { readonly recommended: { readonly plugins: Record<string, LintPlugin>; readonly rules: Record<string, 'error'> } }
}
export type { Context, Reference, Rule, Tree, Variable, Visitor } from './api.ts'

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

/** The lint rules of this repository that no ready-made rule covers; .oxlintrc.json loads them. */
import { castRule } from './cast-rule.mjs'
import { drawerRule } from './drawer-rule.mjs'
import { layersRule } from './layers-rule.mjs'
import { pureRule } from './pure-rule.mjs'
import { wordsRule } from './words-rule.mjs'

// The linter requires a default export.
export default {
  meta: { name: 'kirari' },
  rules: { layers: layersRule, 'pure-calls': pureRule, 'cast-says-why': castRule, 'no-drawers': drawerRule, words: wordsRule },
}

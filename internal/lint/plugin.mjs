/** The lint rules of this repository that no ready-made rule can say; loaded by .oxlintrc.json. */
import { castRule } from './cast-rule.mjs'
import { drawerRule } from './drawer-rule.mjs'
import { layersRule } from './layers-rule.mjs'
import { pureRule } from './pure-rule.mjs'

// The linter demands a default export.
export default {
  meta: { name: 'kirari' },
  rules: { layers: layersRule, 'pure-calls': pureRule, 'cast-says-why': castRule, 'no-drawers': drawerRule },
}

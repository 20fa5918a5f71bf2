/**
 * The texts of diagnostics and the users' source places. The rest of the language imports it as `#explain`,
 * which resolves to brief.ts when a bundler builds for production.
 */
export { markCopy } from './copy.ts'
export { formatDiagnostic } from './format.ts'
export { guardNodes } from './guard.ts'
export { leftValue, runCallback } from './habit.ts'
export * from './message.ts'
export { refusedIndex, refusedNumber, refusedOperand } from './operand.ts'
export { atMaking, atSite, captureSite, keepSite, latestSite, onBehalfOf, placedAt, rememberSite, siteIn, siteOf, siteOfStack } from './site.ts'

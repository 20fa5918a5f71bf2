/**
 * What makes a diagnostic helpful: its texts and the user's places. The rest of the language imports it as `#explain`,
 * which is brief.ts instead where a bundler builds for production.
 */
export { formatDiagnostic } from './format.ts'
export {
  brokenRule,
  foreignParameter,
  missingReturn,
  noComponent,
  noOverload,
  notAColour,
  notAnInteger,
  notAPlace,
  notAValue,
  notFinite,
  notInBody,
  notInLoop,
  operandsDiffer,
  outOfRange,
  recursion,
  statementOutside,
  usedOutside,
  wrongArgument,
  wrongComponents,
  wrongCount,
  wrongResult,
} from './message.ts'
export { captureSite } from './site.ts'

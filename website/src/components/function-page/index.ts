/** The parts of a function's page that are more than text. Pages import them from here (scripts/function-page). */
export { Badges } from './badges.tsx'
export { FunctionPreview } from './function-preview.tsx'
export { FunctionWall } from './function-wall.tsx'
export { SourcePanel, SourceTabs } from './source-tabs.tsx'

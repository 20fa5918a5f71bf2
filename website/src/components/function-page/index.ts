/** The parts of a function's page that are more than text. Pages import them from here (scripts/function-page). */
export { Badges } from './badges.tsx'
export { CategoryWall } from './category-wall.tsx'
export { DataTable } from './data-table.tsx'
export { FunctionPreview } from './function-preview.tsx'
export { FunctionWall } from './function-wall.tsx'
export { SourcePanel, SourceTabs } from './source-tabs.tsx'

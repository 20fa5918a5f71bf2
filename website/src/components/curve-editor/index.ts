/** What the page of the easings imports (scripts/function-page/curves.ts). */
export { CurveEditor } from './curve-editor.tsx'

/** What the page of a demo is made of. Cards know all demos, so the pages that have cards import them from their own file. */
export { Demo } from './demo.tsx'
export { DemoSource } from './demo-source.tsx'

/** What the pages of demos are made of. */
export { Demo } from './demo.tsx'
export { DemoCards } from './demo-cards.tsx'
export { DemoSource } from './demo-source.tsx'

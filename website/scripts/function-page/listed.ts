/** The functions that have pages, and how their code is printed. internal/bench/site-build.mjs puts more in its place: many-function-pages.ts. */
export { records } from '@kirari/addons/catalogue'
export { printedSource as print } from './source.ts'

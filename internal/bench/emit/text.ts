/** The lower bound: fills a template. */
import { build, text } from '../scene/text.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<ReturnType<typeof build>> => ({ build, first: { language: 'GLSL', print: text } })

/** Kirari, the readable text: functions, names and indents kept. */
import { toGLSL } from 'kirari/glsl'
import { toWGSL } from 'kirari/wgsl'
import type { Vec4 } from 'kirari/node'
import { build } from '../scene/kirari.ts'
import type { Subject } from './subject.ts'

export const start = (): Subject<Vec4> => ({ build, first: { language: 'GLSL', print: toGLSL }, second: { language: 'WGSL', print: toWGSL } })

/** Compiles a fragment to a GLSL ES 3.00 program: the passes of the target, then the printer. */
import { validate } from '#validate'
import type { Site } from '../../diagnostic/site.ts'
import type { Program, ProgramTexture } from '../../ir/program.ts'
import { fragmentFunction } from '../text/fragment.ts'
import { rewriteGLSL } from './rewrite.ts'
import { glslDialect } from './dialect.ts'
import { Names, texturesIn, uniformsIn, writesOf } from '../text/program-names.ts'
import { polyfillIn, printDefinitions, headLines, typeText, type Style } from '../text/print.ts'
import { collectDefinitions, type Gathering } from '../../pass/definition.ts'
import { divisionOf } from '../../feature/integer-division.ts'
import { compactNames } from '../text/compact-namer.ts'

/** The rewrites of functions for GLSL. */
export const glslGathering: Gathering = { rewrite: rewriteGLSL, polyfill: (expr) => polyfillIn('glsl', expr) ?? divisionOf(expr) }

/** Draws a full-screen triangle; its corners in uv coordinates are (0, 0), (2, 0) and (0, 2). */
const vertexText = (uv: string): string => `#version 300 es
out vec2 ${uv};
void main() {
  ${uv} = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(${uv} * 2.0 - 1.0, 0, 1);
}`

/** Declarations of the inputs that the printed functions read, and of the structs they use. */
export const glslDeclarations = (names: Names, compact: boolean): readonly string[] => {
  const values = [...names.values].map(
    ([source, type]) => `${source === 'uv' ? 'in' : 'uniform'} ${typeText(type, glslDialect, names)} ${names.value(source, type)};`,
  )
  return [...headLines(names, glslDialect, compact), ...values, ...(compact || values.length === 0 ? [] : [''])]
}

/** The textures, each with a unit of its own. */
export const glslTextures = (names: Names): readonly ProgramTexture[] => texturesIn(names, 0)

/** The style of programs that engines run. */
export const compactStyle = (): Style => ({ compact: true, namer: compactNames() })

/** The program of a fragment; compact unless a style is given. `below` is the public function the user called. */
export const compileGLSL = (fragment: unknown, style: Style = compactStyle(), below?: unknown): Program => {
  const entry = fragmentFunction(fragment, below)
  validate([entry], 'glsl', 'fragment', below)
  const names = new Names(style.namer)
  // Named first, so that the user's names avoid these.
  const color = names.of('color', 'color')
  const uv = names.of('uv', 'uv')
  const functions: string[] = []
  const functionSites: (Site | undefined)[] = []
  printDefinitions(collectDefinitions([entry], glslGathering), glslDialect, names, style, functions, functionSites)
  const head = ['#version 300 es', 'precision highp float;', 'precision highp int;', `out vec4 ${color};`, ...glslDeclarations(names, style.compact)]
  const lines = [...head, ...functions, 'void main() {', `${style.compact ? '' : '  '}${color} = ${names.of(entry, entry.name)}();`, '}']
  return {
    language: 'glsl',
    vertex: vertexText(uv),
    fragment: lines.join('\n'),
    uniforms: uniformsIn(names).flatMap((member) => writesOf(member, names.namer, 0)),
    blockBytes: 0,
    textures: glslTextures(names),
    sites: [...head.map(() => undefined), ...functionSites],
  }
}

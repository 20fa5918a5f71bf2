/** From a fragment to a GLSL ES 3.00 program: the passes of the target, then its printer. */
import type { Site } from '../diagnostic/site.ts'
import type { Program } from '../ir/program.ts'
import { fragmentFunction } from '../legalise/fragment.ts'
import { glslPasses } from '../legalise/glsl.ts'
import { rewriteWith } from '../legalise/target.ts'
import { interfaceOf, nameUniforms } from '../print/interface.ts'
import { glslDialect } from '../print/glsl/dialect.ts'
import { structLines } from '../print/struct.ts'
import { Names, printDefinitions, type Style } from '../print/text.ts'
import { collectDefinitions } from '../proc/definition.ts'
import { compactNames } from '../proc/name.ts'

/** One triangle that covers the picture; its corners in the units of uv are (0, 0), (2, 0) and (0, 2). */
const vertexText = (uv: string): string => `#version 300 es
out vec2 ${uv};
void main() {
  ${uv} = vec2(gl_VertexID & 1, gl_VertexID >> 1) * 2.0;
  gl_Position = vec4(${uv} * 2.0 - 1.0, 0, 1);
}`

/** The program of a fragment; compact unless a style is given. `below` is the public function the user called. */
export const compileGLSL = (fragment: unknown, style: Style = { compact: true, namer: compactNames() }, below?: unknown): Program => {
  const entry = fragmentFunction(fragment, below)
  const definitions = collectDefinitions([entry], rewriteWith(glslPasses))
  const required = interfaceOf(definitions)
  const names = new Names(style.namer)
  // The entry's result and the varying are named first, so that what a user called the same gives way.
  const color = names.of('color', 'color')
  const uv = names.of('uv', 'uv')
  const { uniforms, blockBytes } = nameUniforms(required, names)
  const lines = [
    '#version 300 es',
    'precision highp float;',
    'precision highp int;',
    ...(required.readsUv ? [`in vec2 ${uv};`] : []),
    ...uniforms.map(({ type, name }) => `uniform ${type.name} ${name};`),
    `out vec4 ${color};`,
    ...(style.compact ? [] : ['']),
    ...structLines(required.structs, glslDialect, names, (type, name) => `${type} ${name};`, '};', style.compact),
  ]
  const sites: (Site | undefined)[] = lines.map(() => undefined)
  printDefinitions(definitions, glslDialect, names, style, lines, sites)
  lines.push('void main() {', `${style.compact ? '' : '  '}${color} = ${names.of(entry, entry.name)}();`, '}')
  return { language: 'glsl', vertex: vertexText(uv), fragment: lines.join('\n'), uniforms, blockBytes, sites }
}

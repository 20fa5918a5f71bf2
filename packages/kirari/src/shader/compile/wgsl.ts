/** From a fragment to a WGSL module: the passes of the target, then its printer. */
import type { Site } from '../diagnostic/site.ts'
import type { Program } from '../ir/program.ts'
import { fragmentFunction } from '../legalise/fragment.ts'
import { rewriteWith } from '../legalise/target.ts'
import { wgslPasses } from '../legalise/wgsl.ts'
import { interfaceOf, nameUniforms } from '../print/interface.ts'
import { structLines } from '../print/struct.ts'
import { Names, printDefinitions, type Style } from '../print/text.ts'
import { wgslDialect, wgslFieldType } from '../print/wgsl/dialect.ts'
import { collectDefinitions } from '../proc/definition.ts'
import { compactNames } from '../proc/name.ts'

/** The program of a fragment; compact unless a style is given. `below` is the public function the user called. */
export const compileWGSL = (fragment: unknown, style: Style = { compact: true, namer: compactNames() }, below?: unknown): Program => {
  const entry = fragmentFunction(fragment, below)
  const definitions = collectDefinitions([entry], rewriteWith(wgslPasses))
  const required = interfaceOf(definitions)
  const names = new Names(style.namer)
  // The entry points are called by these names from outside; all others give way.
  names.reserve('vertexMain')
  names.reserve('fragmentMain')
  const uv = names.of('uv', 'uv')
  const varyings = names.of('varyings', 'Varyings')
  const { uniforms, blockBytes } = nameUniforms(required, names)
  const indent = style.compact ? '' : '  '
  const block = names.of('block', 'Uniforms')
  const blank = style.compact ? [] : ['']
  const lines = [
    ...(uniforms.length === 0
      ? []
      : [
          `struct ${block} {`,
          ...uniforms.map(({ name, type }) => `${indent}${name}: ${wgslFieldType(type)},`),
          '}',
          `@group(0) @binding(0) var<uniform> ${names.of('uniforms', 'uniforms')}: ${block};`,
          ...blank,
        ]),
    `struct ${varyings} {`,
    `${indent}@builtin(position) position: vec4f,`,
    `${indent}@location(0) uv: vec2f,`,
    '}',
    ...(required.readsUv ? [`var<private> ${uv}: vec2f;`] : []),
    ...blank,
    ...structLines(required.structs, wgslDialect(''), names, (type, name) => `${name}: ${type},`, '}', style.compact),
  ]
  const sites: (Site | undefined)[] = lines.map(() => undefined)
  printDefinitions(definitions, wgslDialect(names.of('uniforms', 'uniforms')), names, style, lines, sites)
  lines.push(
    `@vertex fn vertexMain(@builtin(vertex_index) index: u32) -> ${varyings} {`,
    `${indent}let corner = vec2f(vec2u(index & 1, index >> 1)) * 2;`,
    `${indent}return ${varyings}(vec4f(corner * 2 - 1, 0, 1), corner);`,
    '}',
    ...blank,
    `@fragment fn fragmentMain(varyings: ${varyings}) -> @location(0) vec4f {`,
    ...(required.readsUv ? [`${indent}${uv} = varyings.uv;`] : []),
    `${indent}return ${names.of(entry, entry.name)}();`,
    '}',
  )
  const code = lines.join('\n')
  return { language: 'wgsl', vertex: code, fragment: code, uniforms, blockBytes, sites }
}

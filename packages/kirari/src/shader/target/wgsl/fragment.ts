/** Compiles a fragment to a WGSL module: the passes of the target, then the printer. */
import { validate } from '#validate'
import type { Site } from '../../diagnostic/site.ts'
import type { Expr, Func } from '../../ir/expr.ts'
import type { Program, ProgramTexture, ProgramUniform } from '../../ir/program.ts'
import { fragmentFunction } from '../text/fragment.ts'
import { rewriteWGSL } from './rewrite/index.ts'
import { Names, texturesIn, uniformsIn, writesOf, type Member } from '../text/program-names.ts'
import { polyfillIn, printDefinitions, headLines, typeText, type Dialect, type Style } from '../text/print.ts'
import { halfFeature, wgslDialect } from './dialect.ts'
import { collectDefinitions, type Gathering } from '../../pass/definition.ts'
import { layoutBlock } from './block-layout.ts'
import { compactNames } from '../text/compact-namer.ts'
import type { Rule } from '../../pass/rebuild.ts'

/** The polyfill for a built-in. */
export const wgslPolyfill = (expr: Expr): Func | undefined => polyfillIn('wgsl', expr)

/** The rewrites of functions for WGSL. */
export const wgslGathering: Gathering = { rewrite: /*#__PURE__*/ rewriteWGSL(), polyfill: wgslPolyfill }

/** Replaces the inputs of a stage by their values in a full-screen triangle. */
const fullScreen: Rule = (expr) =>
  expr.op === 'input' && typeof expr.detail === 'object' && expr.detail.kind === 'builtin' ? (expr.detail.fullScreen?.() ?? expr) : expr
const fullScreenGathering: Gathering = { rewrite: /*#__PURE__*/ rewriteWGSL([fullScreen]), polyfill: wgslPolyfill }

/** Declarations of the inputs that the printed functions read, and of the structs they use. */
export const wgslDeclarations = (names: Names, dialect: Dialect, compact: boolean): readonly string[] => {
  const uniforms = uniformsIn(names)
  const block = names.of('block', 'Uniforms')
  // Made before the structs, because the types of members may add some.
  const members = memberLines(uniforms, dialect, names, compact)
  const textures = textureLines(names)
  const structs = headLines(names, dialect, compact)
  const lines = [
    ...(dialect.features?.has(halfFeature) ? ['enable f16;', ''] : []),
    ...(uniforms.length > 0 ? [`struct ${block} {`, ...members, '}', `@group(0) @binding(0) var<uniform> ${uniformsName(names)}: ${block};`, ''] : []),
    ...(textures.length > 0 ? [...textures, ''] : []),
    ...[...names.values].flatMap(([source, type]) => (source === 'uv' ? [`var<private> ${names.value(source, type)}: vec2f;`, ''] : [])),
    ...structs,
  ]
  return compact ? lines.filter((line) => line) : lines
}

const memberLines = (uniforms: readonly Member[], dialect: Dialect, names: Names, compact: boolean): readonly string[] =>
  uniforms.map(({ name, type, source }) => {
    const packing = typeof source === 'object' ? source.packing : undefined
    return `${compact ? '' : '  '}${name}: ${typeText(packing?.stored ?? type, dialect, names)},`
  })

/** The values that the engine writes to the block, and its size. */
export const blockOf = (names: Names): { readonly uniforms: readonly ProgramUniform[]; readonly byteLength: number } => {
  const members = uniformsIn(names)
  const { offsets, byteLength } = layoutBlock(members)
  return { uniforms: members.flatMap((member, i) => writesOf(member, names.namer, offsets[i] ?? 0)), byteLength }
}

/** The textures, with bindings after that of the block. */
export const texturesOf = (names: Names): readonly ProgramTexture[] => texturesIn(names, 1)

/** Their declarations. */
const textureLines = (names: Names): readonly string[] =>
  texturesOf(names).flatMap((texture) => {
    const sampler = names.samplers.get(texture.source)
    return texture.source.binder?.lines(texture, sampler ? names.of(sampler, sampler.name) : '') ?? []
  })

/** The name of the variable that holds the uniforms. */
export const uniformsName = (names: Names): string => names.of('uniforms', 'uniforms')

/** The style of programs that engines run. */
export const compactStyle = (): Style => ({ compact: true, namer: compactNames() })

/** The program of a fragment; compact unless a style is given. `below` is the public function the user called. */
export const compileWGSL = (fragment: unknown, style: Style = compactStyle(), below?: unknown): Program => {
  const entry = fragmentFunction(fragment, below)
  validate([entry], 'wgsl', 'fragment', below)
  const names = new Names(style.namer)
  // The engine knows the entry points by these names, so the user's names avoid them.
  names.of('vertexMain', 'vertexMain')
  names.of('fragmentMain', 'fragmentMain')
  const varyings = names.of('varyings', 'Varyings')
  const uv = names.of('uv', 'uv')
  const dialect = wgslDialect(uniformsName(names))
  const functions: string[] = []
  const functionSites: (Site | undefined)[] = []
  const definitions = collectDefinitions([entry], fullScreenGathering)
  printDefinitions(definitions, dialect, names, style, functions, functionSites)
  const head = wgslDeclarations(names, dialect, style.compact)
  const frame = `struct ${varyings} {
  @builtin(position) position: vec4f,
  @location(0) uv: vec2f,
}

@vertex fn vertexMain(@builtin(vertex_index) index: u32) -> ${varyings} {
  let corner = vec2f(vec2u(index & 1, index >> 1)) * 2;
  return ${varyings}(vec4f(corner * 2 - 1, 0, 1), corner);
}

@fragment fn fragmentMain(varyings: ${varyings}) -> @location(0) vec4f {
  ${names.values.has('uv') ? `${uv} = varyings.uv;\n  ` : ''}return ${names.of(entry, entry.name)}();
}`
  const code = [...head, ...functions, style.compact ? frame.replace(/\n\s+/g, '\n') : frame].join('\n')
  const { uniforms, byteLength } = blockOf(names)
  return {
    language: 'wgsl',
    vertex: code,
    fragment: code,
    uniforms,
    blockBytes: byteLength,
    textures: texturesOf(names),
    features: dialect.features,
    sites: [...head.map(() => undefined), ...functionSites],
  }
}

/** What a WGSL module declares beside its uniforms and textures: buffers, what a workgroup shares, and what its functions read of a stage. */
import type { Builtin, StageInput } from '../ir/expr.ts'
import type { ProgramStorage } from '../ir/program.ts'
import type { Names } from '../print/names.ts'
import { typeText, type Dialect } from '../print/text.ts'
import { byteLengthOf, leavesOf, strideOf } from '../proc/memory.ts'
import { texturesOf, wgslDeclarations } from './wgsl.ts'

/** The buffers that were read or written, with places after those of the textures. */
export const storagesOf = (names: Names): readonly ProgramStorage[] => {
  let binding = 1
  for (const texture of texturesOf(names)) binding = (texture.samplerBinding ?? texture.binding) + 1
  return [...names.values].flatMap(([source, type]) => {
    if (typeof source === 'string' || !('kind' in source) || source.kind !== 'storage') return []
    const element = type.kind === 'array' && source.count !== undefined ? type.element : undefined
    const byteStride = element && strideOf(element)
    return [
      {
        name: names.value(source, type),
        source,
        binding: binding++,
        byteStride,
        byteLength: byteStride === undefined ? byteLengthOf(type) : byteStride * (source.count ?? 1),
        leaves: leavesOf(element ?? type),
      },
    ]
  })
}

/** All declarations of a module but its functions. `privates` are the inputs that functions read, which the entry points set. */
export const interfaceLines = (
  names: Names,
  dialect: Dialect,
  compact: boolean,
  privates: Iterable<StageInput>,
  features: readonly string[],
): readonly string[] => {
  const blank = (lines: readonly string[]): readonly string[] => (compact || lines.length === 0 ? lines : [...lines, ''])
  // Their types may have structs that no function names: those are declared with the rest.
  const storages = storagesOf(names).map(
    ({ name, source, binding }) => `@group(0) @binding(${binding}) var<storage, ${source.access}> ${name}: ${typeText(source.type, dialect, names)};`,
  )
  const variables = [...names.variables].flatMap((variable) =>
    variable.space === 'workgroup' ? [`var<workgroup> ${names.of(variable, variable.name)}: ${typeText(variable.type, dialect, names)};`] : [],
  )
  const inputs = [...privates].map((input) => `var<private> ${names.of(input, input.name)}: ${dialect.typeName(input.type)};`)
  const enabled = features.includes('subgroups') ? ['enable subgroups;'] : []
  const [declarations, rest] = [wgslDeclarations(names, dialect, compact), [...blank(storages), ...blank(variables), ...blank(inputs)]]
  return [...blank(enabled), ...declarations, ...rest]
}

/** What a device has to be asked for, by names of WebGPU. */
export const featuresOf = (builtins: readonly Builtin[], inputs: Iterable<StageInput>): readonly string[] => [
  ...new Set([
    ...builtins.flatMap(({ detail }) => detail.feature ?? []),
    ...[...inputs].flatMap((input) => (input.kind === 'builtin' ? (input.feature ?? []) : [])),
  ]),
]

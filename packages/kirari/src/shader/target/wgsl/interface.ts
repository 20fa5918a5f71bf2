/** Declarations of a WGSL module other than uniforms and textures: buffers, workgroup variables, and the stage inputs that its functions read. */
import type { Builtin, StageInput, StorageSource } from '../../ir/expr.ts'
import type { ProgramStorage } from '../../ir/program.ts'
import type { Names } from '../text/program-names.ts'
import { typeText, type Dialect } from '../text/print.ts'
import { storageLayout } from '../text/storage.ts'
import { texturesOf, wgslDeclarations } from './fragment.ts'

/** How a module uses storages; without it, each has the access mode of its declaration. */
export interface StorageUse {
  readonly written: ReadonlySet<StorageSource>
  /** The storages of old values, by the storage they copy. */
  readonly olds: ReadonlyMap<StorageSource, StorageSource>
}

/** The buffers that are read or written, with bindings after those of the textures. */
export const storagesOf = (names: Names, use?: StorageUse): readonly ProgramStorage[] => {
  let binding = 1
  for (const texture of texturesOf(names)) binding = (texture.samplerBinding ?? texture.binding) + 1
  const bound = [...names.values].flatMap(([source, type]) =>
    typeof source === 'string' || !('kind' in source) || source.kind !== 'storage' ? [] : [{ source, name: names.value(source, type), binding: binding++ }],
  )
  const olds = new Set(use?.olds.values())
  return bound.flatMap(({ source, name, binding: own }) => {
    if (olds.has(source)) return []
    const old = use?.olds.get(source)
    return [
      {
        name,
        ...storageLayout(source),
        binding: own,
        isWritten: use ? use.written.has(source) : source.access === 'read_write',
        oldBinding: old && bound.find((one) => one.source === old)?.binding,
      },
    ]
  })
}

/** Their declarations. */
const storageLines = (names: Names, dialect: Dialect, use?: StorageUse): readonly string[] =>
  storagesOf(names, use).flatMap(({ name, source, binding, isWritten, oldBinding }) => {
    const type = typeText(source.type, dialect, names)
    const old = use?.olds.get(source)
    return [
      `@group(0) @binding(${binding}) var<storage, ${isWritten ? 'read_write' : 'read'}> ${name}: ${type};`,
      ...(old && oldBinding !== undefined ? [`@group(0) @binding(${oldBinding}) var<storage, read> ${names.value(old, old.type)}: ${type};`] : []),
    ]
  })

/** All declarations of a module but its functions. `privates` are inputs that functions read, which the entry points assign. */
export const interfaceLines = (
  names: Names,
  dialect: Dialect,
  compact: boolean,
  privates: Iterable<StageInput>,
  features: readonly string[],
  use?: StorageUse,
): readonly string[] => {
  const blank = (lines: readonly string[]): readonly string[] => (compact || lines.length === 0 ? lines : [...lines, ''])
  // Made before the structs, because the types of storages may add some.
  const storages = storageLines(names, dialect, use)
  const variables = [...names.variables].flatMap((variable) =>
    variable.space === 'workgroup' ? [`var<workgroup> ${names.of(variable, variable.name)}: ${typeText(variable.type, dialect, names)};`] : [],
  )
  const inputs = [...privates].map((input) => `var<private> ${names.of(input, input.name)}: ${dialect.typeName(input.type)};`)
  const enabled = features.includes('subgroups') ? ['enable subgroups;'] : []
  const [declarations, rest] = [wgslDeclarations(names, dialect, compact), [...blank(storages), ...blank(variables), ...blank(inputs)]]
  return [...blank(enabled), ...declarations, ...rest]
}

/** The WebGPU features that a module requires. */
export const featuresOf = (builtins: readonly Builtin[], inputs: Iterable<StageInput>): readonly string[] => [
  ...new Set([
    ...builtins.flatMap(({ detail }) => detail.feature ?? []),
    ...[...inputs].flatMap((input) => (input.kind === 'builtin' ? (input.feature ?? []) : [])),
  ]),
]

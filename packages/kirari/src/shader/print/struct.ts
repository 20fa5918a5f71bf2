/** Declarations of structs: GLSL ends a field with a semicolon and puts its type first, WGSL the other way round. */
import type { StructType } from '../ir/type.ts'
import { typeText, type Dialect, type Names } from './text.ts'

export const structLines = (
  structs: readonly StructType[],
  dialect: Dialect,
  names: Names,
  field: (type: string, name: string) => string,
  end: string,
  compact: boolean,
): readonly string[] =>
  structs.flatMap((type) => [
    `struct ${names.of(type, type.name)} {`,
    ...type.fields.map(({ name, type: of }) => (compact ? '' : '  ') + field(typeText(of, dialect, names), names.namer.field(name))),
    end,
    ...(compact ? [] : ['']),
  ])

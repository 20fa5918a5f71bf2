/** The names, fields and declarations of structs, in languages that have structs. A program without a struct does not contain this code. */
import { cleanName } from '../ir/name.ts'
import type { HeadNames, StructText } from '../ir/text.ts'
import type { StructType, Type } from '../ir/type.ts'

/** Declares the structs inside a type first. */
const declareInner = (type: Type, names: HeadNames): void => {
  if (type.kind === 'struct') structText.name(type, names)
  else if (type.kind === 'array') declareInner(type.element, names)
}

export const structText: StructText = {
  name: (type, names) => {
    for (const field of type.fields) declareInner(field.type, names)
    names.structs.add(type)
    return names.of(type, type.name)
  },
  field: ({ fields, isBuiltin }, at, { namer }) => {
    const name = fields[at]?.name ?? ''
    return isBuiltin ? name : namer.field(cleanName(name))
  },
  lines: ({ names, compact, typeText, declare, language }) => {
    const lineOf = ({ name, type, align }: StructType['fields'][number]): string =>
      (compact ? '' : '  ') +
      (align ? `@align(${align}) ` : '') +
      declare(typeText(type), names.namer.field(cleanName(name)), undefined) +
      (language === 'glsl' ? ';' : ',')
    return [...names.structs].flatMap((type) =>
      type.isBuiltin
        ? []
        : [
            `struct ${structText.name(type, names)}${compact ? '' : ' '}{`,
            ...type.fields.map(lineOf),
            language === 'glsl' ? '};' : '}',
            ...(compact ? [] : ['']),
          ],
    )
  },
}

export const structOf = (name: string, fields: StructType['fields']): StructType => ({ kind: 'struct', name, text: structText, fields })

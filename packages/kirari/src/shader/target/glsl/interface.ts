/** Declarations for GLSL functions that are printed alone: uniforms and stage inputs. */
import { glslDialect } from './dialect.ts'
import type { Given, Names } from '../text/program-names.ts'
import { headLines, typeText } from '../text/print.ts'

/** The storage qualifier of an input; undefined if it needs no declaration. */
const wayIn = (source: Given): string | undefined => {
  if (typeof source === 'object' && 'kind' in source) return source.kind === 'builtin' ? undefined : 'in'
  return source === 'uv' ? 'in' : 'uniform'
}

export const interfaceLines = (names: Names): readonly string[] => {
  const values = [...names.values].flatMap(([source, type]) => {
    const way = wayIn(source)
    return way ? [`${way} ${typeText(type, glslDialect, names)} ${names.value(source, type)};`] : []
  })
  return [...headLines(names, glslDialect, false), ...values, ...(values.length === 0 ? [] : [''])]
}

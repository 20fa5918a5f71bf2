/** Built-ins that combine the components of a vector. */
import type { Expr } from '../../../ir/expr.ts'
import type { Form } from '../scalar/form.ts'
import { dot } from '../scalar/matrix.ts'
import { apply, at, binary, choose, like, unary, type Parts } from '../scalar/scalar.ts'

const sqrt = (x: Expr): Expr => apply('sqrt', x.type, x)
/** √(v·v), summed from x to w. */
const length = (v: Parts): Expr => sqrt(dot(v, v))
const subtract = (a: Parts, b: Parts): Parts => a.map((part, i) => binary('-', part, at(b, i)))
const scale = (a: Parts, by: Expr): Parts => a.map((part) => binary('*', by, part))
const arg = (args: readonly Parts[], i: number): Parts => args[i] ?? []

const refract = (incident: Parts, normal: Parts, eta: Expr): Parts => {
  const cosine = dot(normal, incident)
  const one = like(cosine, 1)
  const k = binary('-', one, binary('*', binary('*', eta, eta), binary('-', one, binary('*', cosine, cosine))))
  // Beyond the critical angle nothing is refracted.
  const isReflected = binary('<', k, like(k, 0))
  const along = binary('+', binary('*', eta, cosine), sqrt(k))
  return incident.map((part, i) => choose(binary('-', binary('*', eta, part), binary('*', along, at(normal, i))), like(part, 0), isReflected))
}

export const geometricForms: Readonly<Record<string, Form>> = {
  dot: (args) => [dot(arg(args, 0), arg(args, 1))],
  length: (args) => [length(arg(args, 0))],
  distance: (args) => [length(subtract(arg(args, 0), arg(args, 1)))],
  normalize: (args) => {
    const v = arg(args, 0)
    const size = length(v)
    return v.map((part) => binary('/', part, size))
  },
  reflect: (args) => {
    const [incident, normal] = [arg(args, 0), arg(args, 1)]
    const along = dot(normal, incident)
    return subtract(incident, scale(normal, binary('*', like(along, 2), along)))
  },
  refract: (args) => refract(arg(args, 0), arg(args, 1), at(arg(args, 2), 0)),
  /** (normal, incident, reference): the normal, turned against the incident. */
  faceForward: (args) => {
    const normal = arg(args, 0)
    const along = dot(arg(args, 2), arg(args, 1))
    const isBehind = binary('<', along, like(along, 0))
    return normal.map((part) => choose(unary('-', part), part, isBehind))
  },
  cross: (args) => {
    const [a, b] = [arg(args, 0), arg(args, 1)]
    return [1, 2, 0].map((i) => {
      const j = (i + 1) % 3
      return binary('-', binary('*', at(a, i), at(b, j)), binary('*', at(a, j), at(b, i)))
    })
  },
}

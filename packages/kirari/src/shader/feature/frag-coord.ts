/** The only stage input that front ends and compilers share: the position of the pixel, from which `uv` is computed. */
import { makeExpr, type BuiltinInput, type Expr, type Input } from '../ir/expr.ts'
import { floatType, typeOf } from '../ir/type.ts'
import { arithmetic, float } from '../pass/build.ts'
import { construct } from '../pass/construct.ts'

/** x and y are in pixels from the bottom left (the y of WGSL counts from the top), z is the depth, 0 to 1, w the reciprocal of the clip-space w. */
export const fragCoordInput: BuiltinInput = {
  kind: 'builtin',
  name: 'fragCoord',
  type: /*#__PURE__*/ typeOf(floatType, 4),
  stages: ['fragment'],
  glsl: 'gl_FragCoord',
  wgsl: 'position',
  fullScreen: () => {
    const vec2 = typeOf(floatType, 2)
    const xy = arithmetic('*', makeExpr<Input>('input', vec2, [], 'uv'), makeExpr<Input>('input', vec2, [], 'resolution'))
    return construct(typeOf(floatType, 4), xy, float(0), float(1))
  },
}

export const fragCoordOf = (): Expr => makeExpr<Input>('input', fragCoordInput.type, [], fragCoordInput)

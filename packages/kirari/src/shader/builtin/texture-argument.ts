/** The arguments of a texture function by role, as texture.ts lists them. */
import type { Builtin, Expr } from '../ir/expr.ts'
import type { ResourceType } from '../ir/type.ts'

export interface TextureArguments {
  readonly type: ResourceType
  readonly texture: Expr
  /** The coord or the texel. */
  readonly coord: Expr
  /** Present for arrays only. */
  readonly layer: Expr | undefined
  readonly rest: readonly Expr[]
}

export const argumentsOf = ({ args: [texture, coord, ...rest], detail: { name } }: Builtin): TextureArguments => {
  const type = texture?.type
  if (!texture || !coord || (type?.kind !== 'texture' && type?.kind !== 'storageTexture'))
    throw new TypeError(`expected a texture and a place in ${name}(): please report this`)
  if (type.dimension !== '2d-array') return { type, texture, coord, layer: undefined, rest }
  const [layer, ...others] = rest
  return { type, texture, coord, layer, rest: others }
}

/** Shared by the conversions of three components: the same for colours with alpha. */
import { fn, vec4 } from 'kirari/node'
import type { Vec3, Vec4 } from 'kirari/node'

/** The overload of a conversion for colours with alpha, which passes through. `parameter` has the name of the colour, as the conversion calls it. */
export const withAlpha = <P extends readonly [Vec3]>(
  name: string,
  parameter: { readonly [colour: string]: typeof vec4 },
  convert: (...colour: P) => Vec3,
): ((...colour: { readonly [K in keyof P]: Vec4 }) => Vec4) =>
  // A conversion has one argument; a mapped tuple only keeps the name that it has in the editor.
  fn(`${name}_vec4`, [parameter], vec4, (c) => vec4((convert as unknown as (colour: Vec3) => Vec3)(c.xyz), c.w)) as never

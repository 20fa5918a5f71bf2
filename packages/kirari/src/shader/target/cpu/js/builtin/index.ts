/** How to write every built-in that is one operation on scalars, by the name of its rule; one family a file. */
import { arraySpellings } from './array.ts'
import { bitSpellings } from './bits.ts'
import { derivativeSpellings } from './derivative.ts'
import { mathsSpellings } from './maths.ts'
import type { Spellings } from './spelling.ts'
import { textureSpellings } from './texture.ts'

export const spellings: Spellings = { ...mathsSpellings, ...bitSpellings, ...derivativeSpellings, ...textureSpellings, ...arraySpellings }

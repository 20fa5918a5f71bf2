import { floatType, type Type } from '../../../ir/type.ts'
import { signed, single, type Bytes } from './byte.ts'
import { constant } from './opcode.ts'

/** The instruction that pushes a number, or a boolean as 0 or 1. */
export const literal = (value: number, type: Type): Bytes => (type === floatType ? [constant.f32, ...single(value)] : [constant.i32, ...signed(value)])

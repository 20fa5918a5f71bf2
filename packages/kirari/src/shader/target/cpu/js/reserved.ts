import { words, type ReservedWords } from '../../text/namer.ts'
import { runtime } from './runtime/index.ts'

/** Words that no name in a JavaScript module may be (ECMA-262, section 12.7.2), and the names that the printed text itself uses. */
export const jsReserved: ReservedWords = {
  keywords: /*#__PURE__*/ words(
    'await break case catch class const continue debugger default delete do else enum export extends false finally for function if import in ' +
      'instanceof new null return super switch this throw true try typeof var void while with yield let static implements interface package private ' +
      'protected public arguments eval undefined NaN Infinity async of get set',
  ),
  builtins: /*#__PURE__*/ new Set([
    .../*#__PURE__*/ words('Math Float32Array Float64Array Int32Array Uint32Array Uint8Array Object Map Array Uint8ClampedArray Number discarded inputs'),
    .../*#__PURE__*/ Object.keys(runtime),
  ]),
}

/**
 * Calls many functions of one text, each on its own inputs, in one program on WebGL2 and on WebGPU: the fixed costs of a program are
 * paid once. As in differential.ts, every value travels as 32-bit words, and inputs may be constants.
 */
import { callCount, callOnConstants, callOnWords, inputWords, interleave, typeName, wordCount, wordsOf, wordsToFloats } from './differential-shape.ts'
import type { Language } from './differential-shape.ts'
import { getContext } from './differential-webgl.ts'
import { dispatchWebGPU } from './differential-webgpu.ts'
import type { Backend, Specimen } from './differential.ts'
import { drawWords, inputWidth } from './word-program.ts'

/** Functions in one text, and how to call each. */
export interface Together {
  /** For messages. */
  readonly name: string
  readonly text: string
  readonly calls: readonly Omit<Specimen, 'name' | 'text'>[]
}

const outputWidth = 256

/** The position of one function's calls among all: rows from `start`, their words from `offset`. */
interface Part {
  readonly specimen: Specimen
  readonly words: Uint32Array
  readonly start: number
  readonly count: number
  readonly offset: number
  readonly size: number
}

const partsOf = ({ name, text, calls }: Together): readonly Part[] => {
  const parts: Part[] = []
  let [start, offset] = [0, 0]
  for (const call of calls) {
    const specimen = { name: `${name}: ${call.symbol}`, text, ...call }
    const count = callCount(specimen)
    const words = interleave(specimen, count)
    parts.push({ specimen, words, start, count, offset, size: wordCount(call.result) })
    start += count
    offset += words.length
  }
  return parts
}

/** Runs `write` with the words of a result, for the function that row `togetherIndex` belongs to. */
const branches = (parts: readonly Part[], language: Language, word: (index: string) => string, write: (words: readonly string[]) => string): string =>
  parts
    .map(({ specimen, words, start, count, offset }) => {
      const type = typeName(specimen.result, language)
      const declare = language === 'glsl' ? `${type} togetherResult` : `var togetherResult: ${type}`
      const first = language === 'glsl' ? `int togetherRow = togetherIndex - ${start}` : `let togetherRow = togetherIndex - ${start}`
      const others = (i: number): string => `if (togetherRow == ${i}) { togetherResult = ${callOnConstants(specimen, language, words, i)}; }`
      const calls = specimen.constant
        ? [`${declare} = ${callOnConstants(specimen, language, words, 0)};`, ...Array.from({ length: count - 1 }, (_, i) => others(i + 1))]
        : [`${declare} = ${callOnWords(specimen, language, (index) => word(`${offset} + togetherRow * ${inputWords(specimen)} + ${index}`))};`]
      return `  if (togetherIndex >= ${start} && togetherIndex < ${start + count}) {
    ${[`${first};`, ...calls].join('\n    ')}
    ${write(wordsOf(specimen.result, 'togetherResult', language))}
  }`
    })
    .join('\n')

const four = (words: readonly string[], target: number): string => Array.from({ length: 4 }, (_, c) => words[target * 4 + c] ?? '0u').join(', ')

const fragmentText = (text: string, parts: readonly Part[], targets: number): string => `#version 300 es
precision highp float;
precision highp int;
precision highp usampler2D;
uniform usampler2D togetherInput;
${Array.from({ length: targets }, (_, t) => `layout(location = ${t}) out uvec4 togetherOutput${t};`).join('\n')}
uint togetherWord(int index) {
  int texel = index >> 2;
  return texelFetch(togetherInput, ivec2(texel % ${inputWidth}, texel / ${inputWidth}), 0)[index & 3];
}
${text}
void main() {
  int togetherIndex = int(gl_FragCoord.y) * ${outputWidth} + int(gl_FragCoord.x);
${Array.from({ length: targets }, (_, t) => `  togetherOutput${t} = uvec4(0u);`).join('\n')}
${branches(
  parts,
  'glsl',
  (index) => `togetherWord(${index})`,
  (words) => Array.from({ length: Math.ceil(words.length / 4) }, (_, t) => `togetherOutput${t} = uvec4(${four(words, t)});`).join(' '),
)}
}
`

const groupSize = 64

const moduleText = (text: string, parts: readonly Part[], size: number): string => `${text}
@group(0) @binding(0) var<storage, read> togetherInput: array<u32>;
@group(0) @binding(1) var<storage, read_write> togetherOutput: array<u32>;
@compute @workgroup_size(${groupSize})
fn differentialMain(@builtin(global_invocation_id) togetherId: vec3<u32>) {
  let togetherIndex = i32(togetherId.x);
  _ = arrayLength(&togetherInput);
  _ = arrayLength(&togetherOutput);
${branches(
  parts,
  'wgsl',
  (index) => `togetherInput[${index}]`,
  (words) => words.map((word, i) => `togetherOutput[togetherIndex * ${size} + ${i}] = ${word};`).join(' '),
)}
}
`

/** The results of each function, call after call. Throws with the compiler's message and the text when it does not compile. */
export const runTogether = async (backend: Backend, together: Together): Promise<readonly Float32Array<ArrayBuffer>[]> => {
  const { name, text } = together
  const parts = partsOf(together)
  const count = parts.reduce((sum, part) => sum + part.count, 0)
  // Every result has as many words as the largest.
  const size = Math.max(...parts.map((part) => part.size))
  const words = new Uint32Array(parts.reduce((sum, part) => sum + part.words.length, 0))
  for (const part of parts) words.set(part.words, part.offset)
  const results =
    backend === 'webgl'
      ? drawWords(
          getContext(),
          { name },
          {
            fragment: fragmentText(text, parts, Math.ceil(size / 4)),
            words,
            width: outputWidth,
            height: Math.ceil(count / outputWidth),
            count,
            size,
            pixelOf: (call) => call,
          },
        )
      : await dispatchWebGPU({ name }, moduleText(text, parts, size), words, count * size, Math.ceil(count / groupSize))
  return parts.map((part) => {
    const own = new Uint32Array(part.count * part.size)
    for (let i = 0; i < part.count; i++) own.set(results.subarray((part.start + i) * size, (part.start + i) * size + part.size), i * part.size)
    return wordsToFloats(own)
  })
}

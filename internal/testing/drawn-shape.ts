/**
 * The text around a function that takes derivatives: the four pixels of a quad call it, with the arguments of the call
 * and, to the right and above, with the slopes of the call added. Both halves of drawn.ts use it; it must not touch a GPU.
 */
import { callOnWords, wordCount, wordsOf } from './differential-shape.ts'
import type { Language } from './differential-shape.ts'
import type { Drawing } from './drawn.ts'

/** Quads in a row of the image. */
export const quadsAcross = 256
/** Words of a result, four a target: as many as every device can write in one pass. */
export const maxResultWords = 8

/** The number of arguments of one call, as scalars. */
export const argumentCount = ({ params }: Drawing): number => params.reduce((sum, shape) => sum + wordCount(shape), 0)

/** The number of calls; throws if the rows do not match the parameters. */
export const rowCount = (drawing: Drawing): number => {
  const { name, params, result, rows } = drawing
  const isFloats = params.every((shape) => typeof shape === 'string' && /^(?:float|vec[234])$/.test(shape))
  if (!isFloats) throw new Error(`drawn: ${name} takes other things than floats and vectors of floats, of which slopes would have no meaning.`)
  if (wordCount(result) > maxResultWords) throw new Error(`drawn: the result of ${name} has ${wordCount(result)} words; at most ${maxResultWords} come back.`)
  const count = rows.length / (3 * argumentCount(drawing))
  if (count < 1 || !Number.isInteger(count))
    throw new Error(`drawn: ${name} needs rows of ${argumentCount(drawing)} arguments with two slopes each; got ${rows.length} numbers.`)
  return count
}

/** The call in a pixel, where `differentialWord(i)` is word `i` of all rows, `differentialCall` the row and `differentialCorner` the place in the quad. */
export const callInQuad = (drawing: Drawing, language: Language): string => {
  const count = argumentCount(drawing)
  const [toFloat, toWord] = language === 'glsl' ? ['uintBitsToFloat', 'floatBitsToUint'] : ['bitcast<f32>', 'bitcast<u32>']
  const at = (index: number): string => `${toFloat}(differentialWord(differentialCall * ${3 * count} + ${index}))`
  return callOnWords(
    drawing,
    language,
    (index) => `${toWord}(${at(index)} + differentialCorner.x * ${at(index + count)} + differentialCorner.y * ${at(index + 2 * count)})`,
  )
}

/** The words of the result in fours, one text a target. */
export const outputsOf = ({ result }: Drawing, language: Language): readonly string[] => {
  const words = wordsOf(result, 'differentialResult', language)
  const vector = language === 'glsl' ? 'uvec4' : 'vec4<u32>'
  return Array.from({ length: Math.ceil(words.length / 4) }, (_, target) => {
    const four = Array.from({ length: 4 }, (__, c) => words[target * 4 + c] ?? '0u')
    return `${vector}(${four.join(', ')})`
  })
}

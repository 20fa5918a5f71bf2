/**
 * Checks the options of steps when the steps are made: otherwise one backend would throw an error of its own, and the other draw
 * something else. The results of functions are checked at each call, without allocating.
 */
import { badStep } from '#explain-frame'
import { EngineError } from '../message/error.ts'
import type { BlendFactor, BlendOperation, BlendPart, Compare, DepthState, DrawStep, Live, Topology } from './step.ts'

export const refuse = (wanted: string, came: unknown): never => {
  throw new EngineError(badStep(wanted, came))
}

const topologies: readonly Topology[] = ['triangles', 'triangle-strip', 'lines', 'line-strip', 'points']
const culls: readonly DrawStep['cull'][] = ['none', 'back', 'front']
const compares: readonly Compare[] = ['never', 'less', 'equal', 'less-equal', 'greater', 'not-equal', 'greater-equal', 'always']
const operations: readonly BlendOperation[] = ['add', 'subtract', 'reverse-subtract', 'min', 'max']
const factors: readonly BlendFactor[] = [
  'zero',
  'one',
  'src',
  'one-minus-src',
  'src-alpha',
  'one-minus-src-alpha',
  'dst',
  'one-minus-dst',
  'dst-alpha',
  'one-minus-dst-alpha',
]

/** Callers without types may pass any string. */
const checkWord = (name: string, words: readonly string[], word: string): void => {
  if (!words.includes(word)) refuse(`one of ${words.join(', ')} as ${name}`, word)
}
export const checkTopology = (topology: Topology): void => checkWord('`topology`', topologies, topology)
export const checkCull = (cull: DrawStep['cull']): void => checkWord('`cull`', culls, cull)
export const checkPart = ({ source, destination, operation = 'add' }: BlendPart): void => {
  checkWord('the source of `blend`', factors, source)
  checkWord('the destination of `blend`', factors, destination)
  checkWord('the operation of `blend`', operations, operation)
}
export const checkDepth = ({ compare = 'less', bias: { constant = 0, slope = 0 } = {} }: DepthState): void => {
  checkWord('`compare`', compares, compare)
  if (!Number.isFinite(constant) || !Number.isFinite(slope)) refuse('finite numbers as `bias`', [constant, slope])
}
export const checkClearDepth = (depth: number | false): void => {
  if (depth !== false && !(depth >= 0 && depth <= 1)) refuse('a number from 0 to 1, or false, as `clearDepth`', depth)
}
export const checkMask = (mask: readonly boolean[]): void => {
  if (mask.length !== 4 || mask.some((part) => typeof part !== 'boolean')) refuse('four booleans as `colorMask`', mask)
}

/** Checks a value, or wraps a function to check its results. */
const live = <T>(given: Live<T>, check: (value: T) => T): Live<T> => {
  if (typeof given !== 'function') return check(given)
  // Values are numbers and lists, so a function is the callback.
  const evaluate = given as () => T
  return () => check(evaluate())
}
export const liveCount = (name: string, given: Live<number>): Live<number> =>
  live(given, (value) => (Number.isInteger(value) && value >= 0 ? value : refuse(`a whole number ${name}`, value)))

type Box = readonly [x: number, y: number, width: number, height: number]
/** Without `every`, whose callback would be allocated in each frame. */
const isBox = ({ length, 0: x, 1: y, 2: width = -1, 3: height = -1 }: readonly number[]): boolean =>
  length === 4 && Number.isFinite(x) && Number.isFinite(y) && Number.isFinite(width) && Number.isFinite(height) && width >= 0 && height >= 0
export const liveBox = (name: string, given: Live<Box>): Live<Box> =>
  live(given, (box) => (isBox(box) ? box : refuse(`x, y, width and height in pixels as \`${name}\``, box)))

/** Generates programs from seeds, runs them on a target, and reports those with a different meaning there. */
import { argumentsFor } from './argument.ts'
import { buildProgram, has } from './build.ts'
import { generate } from './generate.ts'
import { meaningOf } from './meaning.ts'
import { exact, noisy, rounded, Unfit } from './operation.ts'
import { Choices } from './prng.ts'
import type { Program } from './program.ts'
import { runCases, textOf, type Case, type Target } from './run.ts'
import type { Features } from './scope.ts'
import { sourceOf } from './source.ts'
import { smallerOnes, sizeOf } from './shrink.ts'
import { unfolded, zeroArgument } from './unfolded.ts'
import { flatten, float, fromWord, scalarsOf, type Value } from './type.ts'

/** One program in this many has functions that are compared with a tolerance. */
const inexactOneIn = 5
const featuresOf = (seed: number): Features => ({ has, arrays: has('array'), matrices: has('mat3'), inexact: seed % inexactOneIn === 0 })

export interface Failure {
  readonly program: Program
  /** What went wrong, in a line. */
  readonly reason: string
}
interface Ready extends Case {
  /** The expected result of each call. */
  readonly expected: readonly Value[]
  /** The tolerance of each number of it. */
  readonly tolerances: readonly (readonly number[])[]
}

const noisyRuns = 6
/** Multiplies the observed noise, to allow for noise that was not observed. */
const safety = 8

/** The result of a call, and the tolerance of a target. Throws `Unfit` if any result is allowed. */
const meaningOfCall = (program: Program, args: readonly Value[]): { readonly value: Value; readonly tolerance: readonly number[] } => {
  if (!program.isInexact) {
    const value = meaningOf(program, args, exact)
    return { value, tolerance: flatten(value).map(() => 0) }
  }
  const value = meaningOf(program, args, rounded)
  const numbers = flatten(value)
  const choices = new Choices(program.seed)
  const moved = numbers.map(() => 0)
  for (let run = 0; run < noisyRuns; run++) {
    const other = flatten(meaningOf(program, args, noisy(choices)))
    numbers.forEach((number, i) => (moved[i] = Math.max(moved[i] ?? 0, Math.abs(Number(number) - Number(other[i])))))
  }
  const kinds = scalarsOf(program.entry.result ?? float)
  const tolerance = numbers.map((number, i) => (kinds[i] === 'float' ? (moved[i] ?? 0) * safety + 1e-5 * (1 + Math.abs(Number(number))) : 0))
  // An integer that changes, or a float that jumps, depends on an edge.
  if (moved.some((by, i) => by > (kinds[i] === 'float' ? 0.02 * (1 + Math.abs(Number(numbers[i]))) : 0))) throw new Unfit('it hangs on an edge')
  return { value, tolerance }
}

/** The calls of a program with results that all targets agree on, and these results. */
const meaningOfCalls = (program: Program, calls: readonly (readonly Value[])[]): Pick<Ready, 'calls' | 'expected' | 'tolerances'> => {
  const fit = calls.flatMap((args) => {
    try {
      return [{ args, ...meaningOfCall(program, args) }]
    } catch (error) {
      if (error instanceof Unfit) return []
      throw error
    }
  })
  return { calls: fit.map(({ args }) => args), expected: fit.map(({ value }) => value), tolerances: fit.map(({ tolerance }) => tolerance) }
}

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .split('\n')
    .slice(0, 4)
    .join(' ')
    .replace(/^.*does not compile\./, 'does not compile:')
    .replace(/ {3,}\d+ .*$/, '')
    .slice(0, 300)

/** Builds a program and its calls, or reports why that fails; undefined if none of its calls can be compared. */
export const prepare = (program: Program, calls: readonly (readonly Value[])[]): Ready | Failure | undefined => {
  const meaning = meaningOfCalls(program, calls)
  if (meaning.calls.length === 0) return undefined
  try {
    const callable = buildProgram(program)
    // Bodies run when they are first needed.
    textOf('webgl', [callable])
    textOf('webgpu', [callable])
    textOf('js', [callable])
    return { program, callable, ...meaning }
  } catch (error) {
    return { program, reason: `refused: ${lineOf(error)}` }
  }
}

/** The first difference between the results of a program and its meaning. */
const differenceOf = ({ program, calls, expected, tolerances }: Ready, given: readonly (readonly number[])[]): Failure | undefined => {
  const kinds = scalarsOf(program.entry.result ?? { kind: 'struct', name: '', fields: [] })
  for (const [i, wanted] of expected.entries()) {
    const words = given[i] ?? []
    // A GPU pads its answers to full texels; a missing part is not zero.
    if (words.length < kinds.length) return { program, reason: `(${JSON.stringify(calls[i])}) → expected ${kinds.length} numbers, got ${words.length}` }
    const got = kinds.map((kind, component) => fromWord(kind, words[component] ?? NaN))
    const want = flatten(wanted)
    // The two zeros are one number.
    if (got.every((value, component) => isNear(value, want[component] ?? NaN, tolerances[i]?.[component] ?? 0))) continue
    return { program, reason: `(${JSON.stringify(calls[i])}) → expected ${JSON.stringify(want)}, got ${JSON.stringify(got)}` }
  }
  return undefined
}

const isNear = (value: number | boolean, wanted: number | boolean, tolerance: number): boolean =>
  value === wanted || (tolerance > 0 && Math.abs(Number(value) - Number(wanted)) <= tolerance)

/** The failures on a target. A text that does not compile is halved until the faulty program is known. */
export const failuresOn = async (target: Target, cases: readonly Ready[]): Promise<readonly Failure[]> => {
  const [first] = cases
  if (!first) return []
  try {
    const results = await runCases(target, cases)
    return cases.flatMap((one, i) => differenceOf(one, results[i] ?? []) ?? [])
  } catch (error) {
    const reason = lineOf(error)
    const isLost = wasLost(reason)
    // A crashed driver restarts.
    if (isLost) await new Promise((resolve) => setTimeout(resolve, 500))
    if (cases.length === 1) return [{ program: first.program, reason: isLost ? lost : reason }]
    const half = cases.length >> 1
    return [...(await failuresOn(target, cases.slice(0, half))), ...(await failuresOn(target, cases.slice(half)))]
  }
}

/** Whether a program that fails is right without constants: then the driver folds them wrongly. */
export const isFoldedWrongly = async (target: Target, { program, reason }: Failure): Promise<boolean> => {
  const ready = prepareSafely(program, argumentsFor(program))
  if (kindOf(reason) !== difference || !ready || isFailure(ready)) return false
  const other = unfolded(program)
  const failures = await failuresOn(target, [
    { ...ready, program: other, callable: buildProgram(other), calls: ready.calls.map((args) => [...args, zeroArgument]) },
  ])
  return failures.length === 0
}

/** The reason of programs that crash the driver, whatever they mean. */
export const lost = 'the driver broke down'
/** A compiler without a message, or a draw without output. */
const wasLost = (reason: string): boolean => /lost|not run|does not compile:\s*$/.test(reason)

export const isFailure = (one: Ready | Failure): one is Failure => 'reason' in one
export const isReady = (one: Ready | Failure): one is Ready => 'expected' in one

/** A program of a seed, ready to run. */
export const prepareSeed = (seed: number): Ready | Failure | undefined => {
  const program = generate(seed, `entry${seed}`, featuresOf(seed))
  return prepare(program, argumentsFor(program))
}

const difference = 'difference'
/** The kind of a failure apart from numbers: a smaller program has to fail in the same way. */
const kindOf = (reason: string): string => (reason.includes('→ expected') ? difference : reason.replaceAll(/[^A-Za-z]+/g, ' ').slice(0, 60))

/** The smallest program found that fails as this one does. */
export const shrink = async (target: Target, failure: Failure, patienceMilliseconds = 15_000): Promise<Failure> => {
  const end = performance.now() + patienceMilliseconds
  const calls = argumentsFor(failure.program)
  const kind = kindOf(failure.reason)
  let best = failure
  for (let isSmaller = true; isSmaller;) {
    isSmaller = false
    const candidates = smallerOnes(best.program).filter((one) => sizeOf(one) < sizeOf(best.program))
    for (let first = 0; first < candidates.length && !isSmaller; first += 24) {
      if (performance.now() > end) return best
      const prepared = candidates
        .slice(first, first + 24)
        .flatMap((program, i) => prepareSafely(renamed(program, `${failure.program.entry.name}_${i}`), calls) ?? [])
      const failures = [...prepared.filter(isFailure), ...(await failuresOn(target, prepared.filter(isReady)))]
      const found = failures.find(({ reason }) => kindOf(reason) === kind)
      if (found) {
        best = found
        isSmaller = true
      }
    }
  }
  return best
}
/** Programs that stand in one text need entries of different names: those of one name would all run the first. */
const renamed = (program: Program, name: string): Program => {
  const entry = { ...program.entry, name }
  return { ...program, entry, functions: program.functions.map((func) => (func === program.entry ? entry : func)) }
}

/** A program without something that it needs is invalid. */
const prepareSafely = (program: Program, calls: readonly (readonly Value[])[]): Ready | Failure | undefined => {
  try {
    const made = prepare(program, calls)
    return made && isFailure(made) && made.reason.includes('random: ') ? undefined : made
  } catch {
    return undefined
  }
}

/** All that a person needs to understand a failure, and to repeat it. */
export const reportOf = (target: Target, { program, reason }: Failure): string => {
  let text = ''
  try {
    text = textOf(target, [buildProgram(program)])
  } catch (error) {
    text = lineOf(error)
  }
  const again = `KIRARI_RANDOM_PROGRAMS=1 KIRARI_RANDOM_SEED=${program.seed} npm test -- ${target === 'js' ? 'random.test' : 'random.gpu'}`
  return `${target}: ${reason}\n${again}\n\n${sourceOf(program)}\n\n${text}\n`
}

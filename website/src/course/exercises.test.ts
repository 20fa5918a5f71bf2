/** Exercises of the course: the start is far from the target, the solution reaches it, and plausible mistakes do not. */
import { describe, expect, it } from 'vitest'
import { isExhaustive } from '../../../internal/testing/exhaustive.ts'
import { readScenes } from '../../scripts/scenes.ts'
import { runCode } from '../playground/frame/run.ts'
import { drawnByCPU, loneFragment } from './run.ts'
import { differenceOf, scoreOf, solvedScore, type Pictures } from './score.ts'

const scenes = await readScenes()
const draw = (source: string): Pictures | undefined => {
  const fragment = loneFragment(runCode({ source, watch: () => undefined, createEngine: () => undefined }).content)
  return fragment && drawnByCPU(fragment)
}

const exercises = [...new Set(scenes.flatMap(({ exercise }) => exercise ?? []))].flatMap((name) => {
  const code = (suffix: string) => scenes.find((scene) => scene.name === `${name}${suffix}`)?.code ?? ''
  const [start, solution] = [code('-start'), code('')]
  return /\bexport const frame\b/.test(solution) ? [] : [{ name, start, solution }]
})

/** The limit of mistakes that are tried in each solution; the exhaustive run tries all. */
const mostMistakes = 6

/** The solution with one mistake: a number that is three times as large, or another function. */
const mistakesOf = (code: string): readonly string[] => {
  const swaps: Readonly<Record<string, string>> = {
    sin: 'cos',
    cos: 'sin',
    add: 'sub',
    sub: 'add',
    mul: 'add',
    div: 'mul',
    max: 'min',
    min: 'max',
    fract: 'floor',
    x: 'y',
    y: 'x',
  }
  const body = code.replace(/^(?:import[^;]*?from '[^']+'\n+)+/, '')
  const head = code.slice(0, code.length - body.length)
  const numbers = [...body.matchAll(/(?<![\w.'])\d+(?:\.\d+)?(?![\w.'])/g)].map(({ 0: text, index }) => ({
    index,
    text,
    to: String(Number(text) === 0 ? 0.5 : Number(text) * 3),
  }))
  const names = [...body.matchAll(/\.(\w+)\b/g)].flatMap(({ 0: text, 1: name = '', index }) => (swaps[name] ? [{ index, text, to: `.${swaps[name]}` }] : []))
  const all = [...numbers, ...names]
  const every = isExhaustive ? 1 : Math.ceil(all.length / mostMistakes)
  return all.filter((_, index) => index % every === 0).map(({ index, text, to }) => head + body.slice(0, index) + to + body.slice(index + text.length))
}

describe.each(exercises)('$name', ({ start, solution }) => {
  const [from, target] = [draw(start), draw(solution)]
  if (!from || !target) throw new Error('Expected a fragment, got a frame of several steps.')

  it('begins with a picture that differs from its target', () => {
    expect(differenceOf(from, target)).toBeGreaterThan(0.004)
    expect(scoreOf(from, target, from)).toBe(0)
  })

  it('is solved by its solution', () => {
    expect(scoreOf(target, target, from)).toBe(1)
  })

  it('is not solved by most programs with one mistake', () => {
    const scores = mistakesOf(solution).flatMap((code) => {
      try {
        const pictures = draw(code)
        // Some changes leave the picture as it is: doubling a zero, swapping equal coordinates.
        return pictures && differenceOf(pictures, target) > 0 ? [scoreOf(pictures, target, from)] : []
      } catch {
        return []
      }
    })
    expect(scores.length).toBeGreaterThan(0)
    expect(scores.filter((score) => score >= solvedScore).length).toBeLessThan(scores.length / 2)
  })
})

/** The browser's WGSL compiler agrees with the package's checks on each case: neither refuses what the other accepts. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compute, float, fn, uv, vec2, vec3, type Float, type Vec2 } from '../../../src/shader/front/node/index.ts'
import { checks } from '../../../src/shader/valid/valid.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'
import { complaintsOfWGSL } from '../compiler.ts'
import { refused, refusedBarriers, taken, takenBarriers } from './case.ts'

// Prints the text without the package's checks.
const ours = [...checks]
beforeAll(() => void checks.splice(0))
afterAll(() => void checks.push(...ours))

const refusal = 'must only be called from uniform control flow'

describe('a derivative', () => {
  const print = (body: (typeof taken)[string]): string => toWGSL(vec3(fn('main', [{ p: vec2 }], float, body as (p: Vec2) => Float)(uv)))

  it.each(Object.entries(taken))('is taken %s', async (_, body) => {
    expect(await complaintsOfWGSL(print(body))).toEqual([])
  })

  it.each(Object.entries(refused))('is refused %s', async (_, body) => {
    expect((await complaintsOfWGSL(print(body))).join('\n')).toContain(refusal)
  })
})

describe('a barrier', () => {
  const print = (body: () => void): string => toWGSL(compute({ workgroupSize: [64] }, body))

  it.each(Object.entries(takenBarriers))('is taken %s', async (_, body) => {
    expect(await complaintsOfWGSL(print(body))).toEqual([])
  })

  it.each(Object.entries(refusedBarriers))('is refused %s', async (_, [body]) => {
    expect((await complaintsOfWGSL(print(body))).join('\n')).toContain(refusal)
  })
})

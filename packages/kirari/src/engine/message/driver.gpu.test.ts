/** Errors of a real driver are reported at the user's statement that the shader text was printed from. */
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { Break, fn, float, If, Loop, Return, uv, vec2, vec3, type Float, type Vec2, type Vec3 } from '../../shader/front/node/index.ts'
import { builtin } from '../../shader/front/node/node.ts'
import { captureSite } from '../../shader/diagnostic/site.ts'
import { ShaderError } from '../../shader/diagnostic/diagnostic.ts'
import { ruleOf } from '../../shader/builtin/rule.ts'
import { startEngine } from '../engine.ts'
import { createStage, type Stage } from '../../../test/engine/stage.ts'
import { connectOwn } from '../webgl/own.ts'
import { connectWebGPU } from '../webgpu/device.ts'

let stage: Stage
beforeEach(() => {
  stage = createStage()
})
afterEach(() => stage.clear())

/** A built-in that neither language has: our checks accept it, the driver does not. */
const rule = ruleOf('strange', 'map', 1)
const strange = (x: Float): Float =>
  // The rule 'map' returns the type of the argument.
  builtin(rule, [x], strange) as unknown as Float

const lines = new Set<string>()
/** Records the line of the call, and returns its argument. */
const here = <T>(value: T): T => {
  lines.add(lineOf(captureSite(here)?.place))
  return value
}
/** `file:line` of a source location. */
const lineOf = (place: string | undefined): string => /[^/]*:\d+(?=:\d+$)/.exec(place ?? '')?.[0] ?? `no line: ${place}`

const ofBody = (body: (p: Vec2) => Float): Vec3 => vec3(fn('main', [{ p: vec2 }], float, body)(uv))

describe.each([
  ['WebGL2', connectOwn],
  ['WebGPU', connectWebGPU],
] as const)('a driver of %s names', (_, connect) => {
  const errorOf = async (fragment: Vec3): Promise<ShaderError> => {
    const error: unknown = await stage.keep(startEngine(connect, { container: stage.container, fragment })).ready.catch((reason: unknown) => reason)
    if (!(error instanceof ShaderError)) throw new Error(`expected a ShaderError, got ${String(error)}`)
    return error
  }
  beforeEach(() => lines.clear())

  test('the statement inside of branches and loops', async () => {
    const error = await errorOf(
      ofBody((p) => {
        const v = p.x.toVar('v')
        Loop(3, () => {
          If(v.lessThan(1), () => {
            here(v.addAssign(strange(p.y)))
          })
        })
        return v
      }),
    )
    expect(error.diagnostic.code).toBe('S4001')
    expect(error.message).toContain('strange')
    expect([lineOf(error.diagnostic.site?.place)]).toEqual([...lines])
  })

  test('the declaration of a variable', async () => {
    const error = await errorOf(
      ofBody((p) => {
        const v = here(strange(p.x).toVar('v'))
        v.addAssign(1)
        return v
      }),
    )
    expect([lineOf(error.diagnostic.site?.place)]).toEqual([...lines])
  })

  test('the condition of a branch', async () => {
    const error = await errorOf(
      ofBody((p) => {
        const v = p.x.toVar('v')
        here(If(strange(p.y).lessThan(1), () => v.assign(0)))
        return v
      }),
    )
    expect([lineOf(error.diagnostic.site?.place)]).toEqual([...lines])
  })

  test('the declaration of a function that is one expression', async () => {
    const error = await errorOf(here(vec3(here(fn('main', [{ p: vec2 }], float, (p) => strange(p.x)))(uv))))
    expect([lineOf(error.diagnostic.site?.place)]).toEqual([...lines])
  })

  test('nothing where statements are unreachable: users debug with an early Return', async () => {
    const fragment = ofBody((p) => {
      const v = p.x.toVar('v')
      Loop(3, () => {
        Break()
        v.addAssign(1)
      })
      Return(v)
      v.assign(0)
      return v
    })
    await expect(stage.keep(startEngine(connect, { container: stage.container, fragment })).ready).resolves.toBeUndefined()
  })
})

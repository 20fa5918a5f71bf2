/** Traces on the CPU beside lists that are worked out here by hand, and the declarations that they bring to a text. */
import { expect, test } from 'vitest'
import { toJS } from '../../target/cpu/index.ts'
import { toGLSL } from '../../target/glsl/index.ts'
import { toWGSL } from '../../target/wgsl/index.ts'
import { array, bvec2, float, fn, If, int, ivec2, Loop, Return, trace, uint, uvec4, vec3, type Trace, type UVec4 } from './index.ts'

const view = new DataView(new ArrayBuffer(4))
const floatOf = (bits: number): number => {
  view.setUint32(0, bits)
  return view.getFloat32(0)
}

/** Runs the function and writes its list: the number of each value, and its first component as a float. */
const run = (main: () => unknown): string => {
  // The function has no parameters and returns the list.
  const list = main() as readonly (readonly number[])[]
  return list.flatMap(([id], i) => (i % 2 === 0 ? [`${id}:${floatOf(list[i + 1]?.[0] ?? 0)}`] : [])).join(' ')
}

const main = (log: Trace, count: number, body: () => void): (() => unknown) =>
  toJS(
    fn('main', [], array(uvec4, count * 2), () => {
      body()
      return log.entries
    }),
  )

test('a trace lists the values of nested calls, loops and branches in the order of execution', () => {
  const log = trace(12)
  const half = fn('half', [{ x: float }], float, (x) => {
    log.record(1, x)
    If(x.greaterThan(1), () => {
      log.record(2, x.mul(0.5))
      Return(x.mul(0.5))
    })
    log.record(3, x)
    return x
  })
  const listed = run(
    main(log, 12, () => {
      const sum = float(0).toVar('sum')
      Loop(3, (i) => {
        sum.addAssign(half(float(i)))
        log.record(4, sum)
      })
    }),
  )
  expect(listed).toBe('1:0 3:0 4:0 1:1 3:1 4:1 1:2 2:1 4:2 0:0 0:0 0:0')
})

test('a trace holds the values from `from` on, says when it is over, and drops what follows', () => {
  const log = trace(3, 2)
  const turns = fn('turns', [], float, () => {
    const turn = float(0).toVar('turn')
    Loop({ end: 1_000_000 }, () => {
      turn.addAssign(1)
      log.record(1, turn)
      If(log.isOver, () => Return(turn))
    })
    return turn
  })
  expect(run(main(log, 3, () => log.record(2, turns())))).toBe('1:3 1:4 1:5')
})

test('a trace that is stopped records nothing more', () => {
  const log = trace(3)
  const listed = run(
    main(log, 3, () => {
      log.record(1, float(1))
      log.stop()
      log.record(2, float(2))
    }),
  )
  expect(listed).toBe('1:1 0:0 0:0')
})

test('each run begins with an empty list', () => {
  const log = trace(2)
  const traced = main(log, 2, () => log.record(1, float(7)))
  expect([run(traced), run(traced)]).toEqual(['1:7 0:0', '1:7 0:0'])
})

test('integers and bools are stored as they are, floats as their bits', () => {
  const log = trace(4)
  const listed = main(log, 4, () => {
    log.record(1, uint(4_294_967_295))
    log.record(2, ivec2(-1, 16_777_217))
    log.record(3, bvec2(true, false))
    log.record(4, vec3(1, -2, 0.5))
  })() as readonly UVec4[]
  expect(listed.filter((_, i) => i % 2 === 1)).toEqual([
    [4_294_967_295, 0, 0, 0],
    [4_294_967_295, 16_777_217, 0, 0],
    [1, 0, 0, 0],
    [0x3f800000, 0xc0000000, 0x3f000000, 0],
  ])
})

test('a call whose value is recorded runs once, also if later statements use it', () => {
  const log = trace(4)
  const next = fn('next', [{ x: float }], float, (x) => {
    log.record(1, x)
    return x.add(1)
  })
  const listed = run(
    main(log, 4, () => {
      const value = next(float(1))
      log.record(2, value)
      const sum = value.toVar('sum')
      sum.addAssign(value)
      log.record(3, sum)
    }),
  )
  expect(listed).toBe('1:1 2:2 3:4 0:0')
})

test('a program declares the variables of its trace beside its constants, and one without a trace declares none', () => {
  const log = trace(1)
  const weights = array(float, 2)([0.25, 0.75])
  const plain = fn('plain', [{ i: int }], float, (i) => weights.at(i))
  const traced = fn('traced', [{ i: int }], float, (i) => {
    log.record(1, i)
    return weights.at(i)
  })
  expect(toGLSL(traced)).toContain('int recorded = 0;\nuvec4[2] entries = uvec4[2](uvec4(0u), uvec4(0u));\n')
  expect(toGLSL(traced)).toContain('const float[2] ')
  expect(toWGSL(traced)).toContain('var<private> recorded: i32;\nvar<private> entries: array<vec4u, 2>;\n')
  expect(toGLSL(plain) + toWGSL(plain)).not.toMatch(/record|entries|private/)
})

test('a trace refuses a count below 1, and values that are neither scalars nor vectors', () => {
  expect(() => trace(0)).toThrow(/count|at least 1/)
  const log = trace(1)
  const wrong = fn('wrong', [], float, () => {
    // Callers without types may pass anything.
    log.record(1, array(float, 2)([1, 2]) as never)
    return float(0)
  })
  expect(() => wrong()).toThrow(/scalar or vector/)
})

/** Valid code that resembles a JavaScript habit, how consoles show nodes, and errors between two copies of the package. */
import { format, inspect } from 'node:util'
import { describe, expect, it, vi } from 'vitest'
import * as node from '../../../src/shader/front/node/index.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'

const { atomic, atomicAdd, Comment, float, fn, If, inout, int, kernel, Loop, nothing, Return, storage, Switch, time, uint, uv, vec2 } = node

/** The text of a function with this body. */
const textOf = (body: (p: node.Vec2) => node.Float): string => toGLSL(fn('shade', [{ p: vec2 }], float, body))

describe('what JavaScript decides while a body is recorded', () => {
  it('may leave a branch empty', () => {
    const lights: readonly node.Vec2[] = []
    const text = textOf((p) => {
      const v = p.x.toVar('v')
      If(v.lessThan(0), () => {
        for (const light of lights) v.addAssign(light.x)
      })
        .ElseIf(v.lessThan(1), () => {})
        .Else(() => Comment('as it is'))
      Loop(3, () => {})
      Switch(int(v))
        .Case(1, () => {})
        .Default(() => {})
      return v
    })
    expect(text).toContain('for (')
  })

  it('may give the counter of a loop a name of its own, which is known in the loop', () => {
    const text = textOf((p) => {
      const v = int(0).toVar('v')
      Loop({ end: int(3), name: 'a' }, (i) => v.assign(i.toConst('turn')))
      return p.x.mul(float(v))
    })
    expect(text).toMatch(/for \(int a = 0; a < 3; a\+\+\) \{\n {4}int turn = a;/)
  })

  it('may make a value in a branch, use it there, and again outside', () => {
    // A function that caches its nodes: nodes are values, and may be shared wherever they were made first.
    const kept = new Map<number, node.Float>()
    const text = textOf((p) => {
      const wave = (k: number): node.Float => {
        const made = kept.get(k) ?? p.x.mul(k).sin()
        kept.set(k, made)
        return made
      }
      const v = float(0).toVar('v')
      If(p.y.lessThan(0), () => v.assign(wave(2)))
      Loop(2, () => v.addAssign(wave(2)))
      return v.add(wave(2))
    })
    expect(text.match(/sin\(/g)).toHaveLength(1)
  })

  it('may give a name to another value in a branch that goes on with it there', () => {
    const text = textOf((p) => {
      const v = float(0).toVar('v')
      let q = p
      If(p.x.lessThan(0), () => {
        q = q.mul(2)
        v.assign(q.x)
      })
      return v
    })
    expect(text).toContain('v = ')
  })

  it('may make what a later part of a chain needs before that part', () => {
    const text = textOf((p) => {
      const v = float(0).toVar('v')
      const cases = Switch(int(p.x))
      const high = p.y.mul(2)
      cases.Case(0, () => v.assign(1))
      cases.Case(1, () => v.assign(high))
      return v.add(high)
    })
    expect(text).toContain('case 1')
  })

  it('may make the condition of a loop where only what follows uses it', () => {
    let distance = float(0)
    const text = textOf((p) => {
      const t = float(0).toVar('t')
      Loop(
        () => {
          distance = p.length()
          return t.lessThan(1)
        },
        () => t.addAssign(0.5),
      )
      return t.add(distance)
    })
    expect(text).toContain('length(p)')
  })

  it('may make a value in a body of its own function', () => {
    const text = textOf((p) => {
      const v = float(0).toVar('v')
      If(p.x.lessThan(0), () => {
        const half = fn('half_of', [{ x: float }], float, (x) => {
          const y = x.toVar('y')
          y.mulAssign(0.5)
          return y
        })
        v.assign(half(p.y))
      })
      return v
    })
    expect(text).toContain('half_of(p.y)')
  })
})

describe('a callback', () => {
  const bins = storage(atomic(uint), 4, { name: 'bins' })
  /** A callback whose result TypeScript refuses. */
  const loose = (callback: () => unknown): (() => void) => callback

  it('may give what its statement gives', () => {
    const count = kernel(8, (i) => {
      If(
        i.lessThan(4),
        loose(() => atomicAdd(bins.at(i), 1)),
      )
    })
    expect(toWGSL(count)).toContain('atomicAdd')
    const raise = fn('raise', [{ v: inout(float) }], float, (v) => {
      v.addAssign(1)
      return v
    })
    const text = textOf((p) => {
      const v = p.x.toVar('v')
      If(
        v.lessThan(1),
        loose(() => raise(v)),
      )
      If(
        v.lessThan(2),
        loose(() => v.toVar('w')),
      )
      If(v.lessThan(3), () => Return(v))
      return v
    })
    expect(text).toContain('raise(v);')
  })

  it('of a function that gives nothing may end with an assignment', () => {
    const set = fn('set', [{ v: inout(float) }], nothing, (v) => v.assign(1))
    expect(toGLSL(set)).toContain('v = 1.0')
  })
})

describe('a node is shown', () => {
  it.each([
    ['in a console', () => inspect(uv.add(1))],
    ['in a console, as a part of something', () => inspect({ value: [vec2(1)] }, { depth: 5 })],
    ['with a format', () => format('%o', uv)],
  ])('%s', (_, show) => {
    expect(show()).toContain('vec2')
  })

  it('by a comparison that fails', () => {
    expect(() => expect(uv.x).toEqual(uv.y)).toThrow(/Node/)
    expect(() => expect(uv).toBe(time)).toThrow(/Node/)
    expect(() => expect({ at: uv }).toStrictEqual({ at: time })).toThrow(/at/)
  })
})

/** The language again, as a second copy of the package. */
const other = async (): Promise<typeof node> => {
  vi.resetModules()
  return import('../../../src/shader/front/node/index.ts')
}

describe('another copy of the package', async () => {
  const copy = await other()
  const circle = fn('circle', [{ p: vec2 }, { r: float }], float, (p, r) => p.length().sub(r))
  const theirs = copy.fn('theirs', [{ p: copy.vec2 }], copy.float, (p) => p.length())
  const body = (run: (p: node.Vec2) => unknown): unknown =>
    // As a user without types would write it.
    textOf(run as (p: node.Vec2) => node.Float)

  it.each<[string, () => unknown, RegExp]>([
    ['a value in an operator', () => uv.add(copy.uv), /^S1001: expected a node or a float, got vec2 of another copy of kirari/],
    ['a value for a parameter', () => circle(copy.uv, 1), /^S2003: parameter "p" of circle\(\) needs vec2, got vec2 of another copy of kirari/],
    ['our value for a parameter of theirs', () => theirs(uv), /^S2003: parameter "p" of theirs\(\) needs vec2, got vec2 of another copy of kirari/],
    ['a value as a component', () => vec2(copy.time, 1), /^S1001: .* got float of another copy of kirari/],
    ['a value as a result', () => body(() => copy.time), /^S1001: .* got float of another copy of kirari/],
    // Passes a colour of the second copy.
    ['a picture', () => toGLSL(copy.vec3(1) as never), /^S3002: a fragment must be a vec3 or vec4 colour, got vec3 of another copy of kirari/],
    ['a function to print', () => toGLSL(theirs), /^S3002: .* got a function of another copy of kirari/],
    ['a function to join', () => node.overload(theirs), /^S1001: expected functions made by fn or generic, got a function of another copy of kirari/],
    [
      'a type in a declaration',
      () => fn('mixed', [{ p: copy.vec2 }], float, (p) => p.x)(uv),
      /^S2003: parameter "p" of mixed\(\) needs vec2, got vec2\n.*\n.*two declarations have this name/,
    ],
  ])('%s is said to be of another', (_, mistake, text) => {
    expect(mistake).toThrow(text)
  })

  it('is told how to be one', () => {
    expect(() => uv.add(copy.uv)).toThrow(/hint: two copies of kirari are loaded/)
  })
})

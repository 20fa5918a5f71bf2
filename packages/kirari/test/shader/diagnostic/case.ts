/**
 * Mistakes, each with the line that its error must name: the one with `here`, or the only one there is.
 * TypeScript refuses many of them; they are written as in JavaScript. golden/diagnostic.txt has the messages.
 */
import { uint } from '../../../src/shader/front/node/construct.ts'
import { attribute } from '../../../src/shader/front/node/attribute.ts'
import * as node from '../../../src/shader/front/node/index.ts'
import { kernel } from '../../../src/shader/front/node/kernel.ts'
import { compute } from '../../../src/shader/front/node/stage.ts'
import { varying } from '../../../src/shader/front/node/varying.ts'
import { atomic, storage, workgroup } from '../../../src/shader/front/node/storage.ts'
import { fwidth } from '../../../src/shader/front/node/function/derivative.ts'
import { toGLSL } from '../../../src/shader/target/glsl/index.ts'
import { toJS } from '../../../src/shader/target/cpu/index.ts'
import { validate } from '../../../src/shader/valid/valid.ts'
import { toWGSL } from '../../../src/shader/target/wgsl/index.ts'

const {
  array,
  atomicAdd,
  atomicLoad,
  bool,
  Break,
  Comment,
  Continue,
  Discard,
  dot,
  float,
  fn,
  generic,
  half,
  If,
  inout,
  int,
  localIndex,
  Loop,
  mat3,
  mix,
  nothing,
  overload,
  Return,
  select,
  storageTexture2D,
  struct,
  Switch,
  T,
  texture,
  texture2D,
  time,
  uniform,
  uv,
  uvec2,
  vec2,
  vec3,
  vec4,
  workgroupBarrier,
} = node

/** A call that TypeScript would refuse. */
const loose = (callable: unknown): ((...values: readonly unknown[]) => never) =>
  // It is called as a user without types would call it.
  callable as (...values: unknown[]) => never
/** `fn` without types: its result accepts any arguments. */
// As above.
const looseFn = fn as unknown as (...declaration: readonly unknown[]) => (...values: readonly unknown[]) => node.Float

/** A node with methods, or arguments, that TypeScript would refuse. */
type Wild = Readonly<
  Record<'x' | 'xx' | 'xyz' | 'rgb' | 'add' | 'mul' | 'at' | 'assign' | 'addAssign' | 'bitNot' | 'toVar' | 'sampleCompare', (...values: unknown[]) => never>
>
// All nodes have these.
const wild = (value: unknown): Wild => value as Wild
/** A value that untyped JavaScript takes for a number. */
// As above.
const asNumber = (value: unknown): number => value as number
const circle = fn('circle', [{ p: vec2 }, { radius: float }], float, (p, radius) => p.length().sub(radius))
const pulse = generic('pulse', [{ x: T }], T, (x) => x.abs())
const Box = struct('Box', { min: vec3, max: vec3 })
const bump = fn('bump', [{ a: inout(float) }, { b: inout(float) }], nothing, (a, b) => {
  a.addAssign(1)
  b.addAssign(2)
})
const image = texture(texture2D)
const weights = storage(float, 8, { access: 'read', name: 'weights' })
const cells = storage(float, 8, { name: 'cells' })
const counters = storage(atomic(uint), 8, { name: 'counters' })
const halves = storage(half, 8, { name: 'halves' })
const picture = texture(storageTexture2D('rgba8unorm'), 'picture')
const shared = workgroup(float, 'total')

/** Runs a body as that of a fragment's function. */
const body = (run: (p: node.Vec2) => unknown): unknown => toGLSL(vec3(looseFn('main', [{ p: vec2 }], float, run)(uv)))
const inStage = (stage: 'vertex' | 'fragment' | 'compute', run: () => void, target: 'glsl' | 'wgsl' = 'wgsl'): void =>
  validate([compute({ workgroupSize: [1] }, run).func], target, stage)

export const mistakes: Readonly<Record<string, () => unknown>> = {
  // Making nodes.
  'a string for a number': () => wild(uv).add('1'),
  'nothing for a number': () => wild(uv).add(undefined),
  'an array for a vector': () => wild(vec3(1)).mul([1, 2, 3]),
  'a node of another copy of the language': () => wild(uv).add({ op: 'literal', type: { name: 'float' }, args: [], detail: 1 }),
  'null for a node': () => loose(dot)(uv, null),
  'a type for a value': () => wild(uv).mul(float),
  'a function that was not called': () => wild(uv).mul(() => 2),
  'a bool for a number': () => wild(uv).mul(true),
  'NaN as a literal': () => uv.mul(Number.NaN),
  'infinity as a literal': () => uv.mul(1 / 0),
  'an int that is too large': () => int(3e9),
  'an int beyond 32 bits': () => int(0).add(2 ** 40),
  'a uint that is too large': () => uint(5e9),
  'a float that is too large': () => float(1e39),
  'a half that is too large': () => half(1e5),
  'a uniform that is too large': () => uniform(int, 3e9),
  'too many components': () => loose(vec3)(uv, uv),
  'no components': () => loose(vec2)(),
  'too few numbers for a matrix': () => loose(mat3)(1, 2, 3, 4, 5),
  'a component a vector does not have': () => wild(uv).xyz,
  'a colour a vector does not have': () => wild(uv).rgb,
  'a component of a number': () => wild(float(1)).x,
  'an index after the last': () => array(float, 2)([1, 2]).at(2),
  'an index before the first': () => uv.at(-1),
  'an index that is no integer': () => wild(uv).at(float(0)),
  'an element of something without any': () => wild(float(1)).at(0),
  'an array of another length': () => loose(array(float, 3))([1, 2]),
  'a uniform set to another shape': () => Reflect.set(uniform([1, 2]), 'value', 3),
  'a uniform of nothing': () => loose(uniform)(),
  'something else where a function is wanted': () => loose(toJS)(bool),
  'a type that is none': () => loose(fn)('wrong', [{ p: 'vec2' }], float, () => 0),
  'a field that a node has already': () => loose(struct)('Wrong', { type: float }),
  'a number without a value': () => loose(float)(),
  'a field left out': () => loose(Box)({ min: vec3(0) }),
  'NaN for a uniform': () => uniform(Number.NaN),
  'NaN set to a uniform': () => Reflect.set(uniform([1, 2]), 'value', [1, Number.NaN]),
  'a texture in a struct': () => loose(struct)('Wrong', { image: texture2D }),
  'a storage of bools': () => loose(storage)(bool, 8),
  'atomics in storage that is only read': () => storage(atomic(uint), 8, { access: 'read' }),
  'a uniform of a texture': () => loose(uniform)(texture2D),
  'a varying of bools': () => loose(varying)(bool(true)),
  'an attribute of a matrix': () => loose(attribute)(mat3, 'normalMatrix'),
  'a workgroup of no size': () => compute({ workgroupSize: [0] }, () => {}),
  'a setting that a texture does not have': () => loose(texture)(texture2D, { compare: 'less' }),
  'T outside of a generic function': () => loose(fn)('wrong', [{ x: T }], float, () => 0),
  'two parameters in one object': () => loose(fn)('wrong', [{ x: float, y: float }], float, () => 0),
  // Statements.
  'a statement outside of a body': () => If(true, () => {}),
  'a variable outside of a body': () => float(1).toVar('v'),
  'an Else that does not follow': () =>
    body((p) => {
      const chain = If(p.x.lessThan(0), () => {})
      Comment('in between')
      chain.Else(() => {}) // here
      return p.x
    }),
  'a Break without a loop': () => body(() => Break()),
  'a Continue in a branch without a loop': () => body((p) => If(p.x.lessThan(0), () => Continue())),
  'a parameter that is assigned': () => body((p) => wild(p).assign(0)),
  'a counter that is assigned': () => body(() => Loop(3, (i) => wild(i).addAssign(1))),
  'a value that is assigned': () => body((p) => wild(p.add(1)).assign(0)),
  'a component twice on the left': () => body((p) => wild(wild(p.toVar('v')).xx).assign(vec2(1))),
  'a value of another type assigned': () => body((p) => wild(p.toVar('v')).assign(vec3(1))),
  'branches inside of each other without end': () =>
    body((p) => {
      const go = (left: number): void => {
        if (left > 0) If(p.x.lessThan(left), () => go(left - 1)) // here
      }
      go(1000)
    }),
  'a chain of very many branches': () =>
    body((p) => {
      let chain = If(p.x.lessThan(0), () => {})
      for (let i = 1; i < 1000; i++) chain = chain.ElseIf(p.x.lessThan(i), () => {}) // here
    }),
  'a case twice': () =>
    body((p) => {
      const cases = Switch(int(p.x)).Case(1, () => {})
      cases.Case([0, 1], () => {}) // here
    }),
  'a case of a fraction': () => body((p) => Switch(int(p.x)).Case(0.5, () => {})),
  'a choice by a float': () => body((p) => loose(Switch)(p.x)),
  'a condition that is no bool': () => body((p) => loose(If)(p.x, () => {})),
  'a step of nothing': () => body(() => Loop({ start: 0, end: 5, step: 0 }, () => {})),
  'a range of two types': () => body((p) => loose(Loop)({ start: int(0), end: p.x }, () => {})),
  'a texture in a variable': () => body(() => wild(image).toVar('t')),
  'a texture as a result': () => loose(fn)('pick', [{ t: texture2D }], texture2D, (t: unknown) => t),
  'a store to storage that is only read': () => inStage('compute', () => wild(weights.at(0)).assign(1)),
  // JavaScript habits. These tests run without types: code that TypeScript would refuse is written as in JavaScript.
  'a variable of JavaScript in a branch': () =>
    body((p) => {
      let s = float(0)
      const set = (): void => {
        s = float(1)
      }
      If(p.x.lessThan(0.5), set) // here
      return s
    }),
  'a variable of JavaScript in a loop': () =>
    body((p) => {
      let s = float(0)
      const next = (): void => {
        s = s.add(p.x)
      }
      Loop(3, next) // here
      return s
    }),
  'a sum that nobody takes in a loop by a condition': () =>
    body((p) => {
      const v = p.x.toVar('v')
      const add = (): void => void v.add(1)
      Loop(() => v.lessThan(1), add) // here
      return v
    }),
  'a variable of JavaScript in an Else': () =>
    body((p) => {
      let s = float(0)
      const chain = If(p.x.lessThan(0), () => {})
      const set = (): void => {
        s = p.x.add(1)
      }
      chain.Else(set) // here
      return s
    }),
  'a variable of JavaScript in an ElseIf': () =>
    body((p) => {
      let s = float(0)
      const chain = If(p.x.lessThan(0), () => {})
      const set = (): void => {
        s = p.x.add(1)
      }
      chain.ElseIf(p.x.lessThan(1), set) // here
      return s
    }),
  'a variable of JavaScript in a Case': () =>
    body((p) => {
      let s = float(0)
      const cases = Switch(int(p.x))
      const set = (): void => {
        s = p.x.add(1)
      }
      cases.Case(1, set) // here
      return s
    }),
  'a value returned from a branch': () =>
    body((p) => {
      const early = (): node.Float => float(1)
      loose(If)(p.x.lessThan(0), early) // here
      return p.x
    }),
  'a variable returned from a branch that assigns it': () =>
    body((p) => {
      const v = p.x.toVar('v')
      const early = (): node.Float => (v.assign(1), v)
      loose(If)(p.x.lessThan(0), early) // here
      return v
    }),
  'a value returned from a Default': () =>
    body((p) => {
      const cases = Switch(int(p.x)).Case(1, () => Return(1))
      cases.Default(loose(() => p.y)) // here
      return p.x
    }),
  'a branch that waits': () =>
    body((p) => {
      const v = p.x.toVar('v')
      const load = async (): Promise<void> => v.assign(await Promise.resolve(1))
      loose(If)(p.x.lessThan(0), load) // here
      return v
    }),
  'a value returned from a function that gives nothing': () => looseFn('move', [{ by: vec2 }], nothing, (by: node.Vec2) => by.add(1))(uv),
  'a value returned from a kernel': () => toWGSL(loose(kernel)(8, (i: node.Uint) => cells.at(i).add(1))),
  'a branch that is no function': () =>
    body((p) => {
      const v = p.x.toVar('v')
      loose(If)(v.lessThan(0), v.assign(1)) // here
      return v
    }),
  'a loop that is no function': () => body(() => loose(Loop)(3, float(1))),
  'a loop by a condition without a body': () => body((p) => loose(Loop)(() => p.x.lessThan(0))),
  'a variable of JavaScript beside a statement in a branch': () =>
    body((p) => {
      const steps = float(0).toVar('steps')
      let hit = float(0)
      const test = (): void => {
        hit = float(1)
        Break()
      }
      Loop(8, () => {
        steps.addAssign(1)
        If(p.x.lessThan(steps), test) // here
      })
      return steps.mul(hit)
    }),
  'a variable of JavaScript beside a statement in a loop': () =>
    body((p) => {
      const steps = float(0).toVar('steps')
      let s = p.x
      const next = (): void => {
        s = s.mul(2)
        steps.addAssign(1)
      }
      Loop(8, next) // here
      steps.assign(s.add(1))
      return steps
    }),
  'a node compared as JavaScript compares': () => asNumber(uv.x) < 0.5,
  'a node subtracted as JavaScript subtracts': () => 1 - asNumber(uv.x),
  'a node in a function of Math': () => Math.sin(asNumber(uv)),
  'a node added as JavaScript adds': () => asNumber(uv.x) + 1,
  'a node of a class of its own': () => asNumber(mat3(1)) * 2,
  'a node in a template': () => `length(${asNumber(uv)})`,
  'a node as a key': () => [1, 2][asNumber(int(1))],
  // Types.
  'vectors of two sizes added': () => wild(uv).add(vec3(1)),
  'an int and a float added': () => wild(int(1)).add(float(1)),
  'a matrix times a vector of another size': () => wild(mat3(1)).mul(uv),
  'an integer divided by zero': () => int(4).div(0),
  'a shift by more bits than there are': () => int(4).shiftLeft(32),
  'a float inverted': () => wild(float(1)).bitNot(),
  'the dot product of two sizes': () => loose(dot)(vec3(1), uv),
  'a built-in with an argument missing': () => loose(mix)(uv, uv),
  'a choice between two types': () => loose(select)(uv, vec3(1), bool(true)),
  'a call no overload takes': () => loose(overload(circle, pulse.of(vec3)))(vec3(1), 1, 2),
  'a wrong argument of a function': () => loose(circle)(vec3(1), 2),
  'a wrong field of a struct': () => loose(Box)({ min: vec3(0), max: uv }),
  'a value for a parameter that is written back': () => body((p) => loose(bump)(p.x, p.y)),
  'an argument missing in a call': () => loose(circle)(uv),
  'a body that returns another type': () => looseFn('wrong', [{ p: vec2 }], float, (p: unknown) => p)(uv),
  'a body that waits': () => looseFn('late', [{ p: vec2 }], float, async (p: node.Vec2) => p.x)(uv),
  'a body that gives NaN': () => toGLSL(looseFn('none', [], float, () => Number.NaN)),
  'a body that gives a boolean for a number, printed': () => toGLSL(looseFn('flag', [], float, () => true)),
  'a Return of another type': () => body((p) => Return(p)),
  'a result of a procedure': () => looseFn('wrong', [], nothing, () => Return(1))(),
  'a fraction for an int': () => int(1).add(0.5),
  'a negative number for an unsigned uniform': () => uniform(uint, -1),
  'a method of another kind of texture': () => wild(image).sampleCompare(uv, 0.5),
  'an argument of another shape on the CPU': () => loose(toJS(circle))(1, 2),
  // The full shader.
  'a function that calls itself': () => {
    const self: (x: node.Float) => node.Float = fn('self', [{ x: float }], float, (x) => self(x.sub(1))) // here
    self(float(1))
  },
  'two functions that call each other': () => {
    const even: (x: node.Float) => node.Float = fn('even', [{ x: float }], float, (x) => odd(x.sub(1)))
    const odd: (x: node.Float) => node.Float = fn('odd', [{ x: float }], float, (x) => even(x.sub(1))) // here
    even(float(1))
  },
  'a fragment that is no colour': () => loose(toGLSL)(uv),
  'a parameter that escaped its function': () => {
    let kept: node.Vec2 | undefined
    const first = fn('first', [{ p: vec2 }], float, (p) => (kept = p).x)
    first(uv)
    const second = fn('second', [{ q: vec2 }], float, (q) => q.add(kept ?? q).x) // here
    toGLSL(second)
  },
  'a parameter that escaped into a statement': () => {
    let kept: node.Vec2 | undefined
    fn('first', [{ p: vec2 }], float, (p) => (kept = p).x)(uv)
    body((q) => {
      const v = q.toVar('v')
      v.addAssign(kept ?? q) // here
      return v.x
    })
  },
  'a variable used after its branch': () =>
    body((p) => {
      let inner: node.Float = p.x
      If(p.x.lessThan(0), () => {
        inner = p.y.toVar('inner')
      })
      Return(inner) // here
    }),
  'a counter used after its loop': () =>
    body((p) => {
      let last: node.Float = p.x
      Loop({ end: p.x }, (i) => {
        last = i
      })
      Return(last) // here
    }),
  'what reads a variable, used after its branch': () =>
    body((p) => {
      const v = p.x.toVar('v')
      let inner: node.Float = p.x
      If(p.x.lessThan(0), () => {
        v.addAssign(1)
        inner = v.mul(2)
        v.mulAssign(inner)
      })
      v.assign(inner) // here
      return v
    }),
  'a path without a result': () => {
    const half = looseFn('half', [{ p: vec2 }], float, (p: node.Vec2) => If(p.x.lessThan(0), () => Return(0)) && undefined) // here
    half(uv)
  },
  'a derivative inside a branch': () =>
    body((p) => {
      const v = p.x.toVar('v')
      If(p.x.lessThan(0.5), () => {
        v.assign(fwidth(p.y)) // here
      })
      return v
    }),
  'a derivative in a function that a branch calls': () => {
    const edge = fn('edge', [{ d: float }], float, (d) => d.div(fwidth(d))) // here
    body((p) => {
      const v = p.x.toVar('v')
      If(p.x.lessThan(0.5), () => {
        v.assign(edge(p.y))
      })
      return v
    })
  },
  'a derivative after some have returned': () =>
    body((p) => {
      If(p.x.lessThan(0.5), () => Return(0))
      Return(fwidth(p.y)) // here
    }),
  'a derivative in a loop that ends early for some': () =>
    body((p) => {
      const v = p.x.toVar('v')
      Loop(4, () => {
        v.addAssign(fwidth(p.y)) // here
        If(v.greaterThan(1), () => Break())
      })
      return v
    }),
  'a texture sampled in a branch': () =>
    body((p) => {
      const v = p.x.toVar('v')
      If(p.x.lessThan(0.5), () => {
        v.assign(image.sample(p).x) // here
      })
      return v
    }),
  'a derivative in the vertex stage': () => inStage('vertex', () => fwidth(time).toVar('v')),
  'a Discard in the compute stage': () => inStage('compute', () => Discard()),
  'an attribute in the fragment stage': () => inStage('fragment', () => attribute(vec3, 'normal').toVar('n')),
  'the place of the pixel in the vertex stage': () => inStage('vertex', () => uv.toVar('place')),
  'storage that is written in the vertex stage': () => inStage('vertex', () => cells.at(0).assign(1)),
  'an atomic in the vertex stage': () => inStage('vertex', () => void atomicLoad(counters.at(0))),
  'a workgroup variable in a fragment': () => inStage('fragment', () => shared.assign(1)),
  'storage in a GLSL function on its own': () => toGLSL(fn('first', [], float, () => cells.at(0).toVar('cell'))),
  'the levels of a texture in WebGL2': () => body(() => float(image.levels())),
  'one variable for two parameters': () =>
    body((p) => {
      const v = p.x.toVar('v')
      bump(v, v) // here
      return v
    }),
  'a whole and its part for two parameters': () => {
    const both = fn('both', [{ all: inout(vec2) }, { one: inout(float) }], nothing, (all, one) => {
      all.mulAssign(one)
      one.assign(0)
    })
    body((p) => {
      const v = p.toVar('v')
      both(v, v.y) // here
      return v.x
    })
  },
  'a kernel of no invocations': () => kernel(0, () => {}),
  'a kernel of more invocations than can be counted': () => kernel([65_536, 65_536, 2], () => {}),
  'a kernel in four directions': () => loose(kernel)([1, 2, 3, 4], () => {}),
  'a kernel with a large workgroup': () => kernel(8, () => {}, { workgroupSize: [512] }),
  'data of another length': () => storage(vec3, 2, { data: [1, 2, 3] }),
  'a barrier in a kernel': () => toWGSL(kernel(8, () => workgroupBarrier())),
  'a workgroup variable in a kernel': () => toWGSL(kernel(8, () => shared.assign(1))),
  'the number in the workgroup in a kernel': () => toWGSL(kernel(8, (i) => cells.at(i).assign(float(localIndex)))),
  'another element in a kernel on WebGL2': () => toGLSL(kernel(8, (i) => cells.at(i.add(1)).assign(1), { name: 'shift' })),
  'an element of a kernel of fewer directions on WebGL2': () => toGLSL(kernel([2, 4], (_, id) => cells.at(id.x).assign(1))),
  'another element of a function in a kernel on WebGL2': () =>
    toGLSL(
      kernel(8, (i) => {
        const set = fn('set', [{ at: uint }], nothing, (at) => {
          cells.at(at).assign(1) // here
        })
        set(i)
        set(i.add(1))
      }),
    ),
  'an atomic in a kernel on WebGL2': () => toGLSL(kernel(8, (i) => void atomicAdd(counters.at(i), 1))),
  'halves in a kernel on WebGL2': () => toGLSL(kernel(8, (i) => halves.at(i).assign(half(1)))),
  'a storage texture in a kernel on WebGL2': () => toGLSL(kernel(8, (i) => picture.store(uvec2(i, 0), vec4(1)))),
  'a kernel that writes nothing on WebGL2': () => toGLSL(kernel(8, (i) => void cells.at(i).toVar('cell'))),
  'a loop without an end': () =>
    toWGSL(
      fn('forever', [{ x: float }], float, (x) => {
        const v = x.toVar('v')
        const always = (): boolean => true
        Loop(always, () => v.addAssign(1)) // here
        return v
      }),
    ),
}

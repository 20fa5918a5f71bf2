/** Statements: loops, branches, variables, and where expressions between them are computed. */
import {
  Break,
  Comment,
  Continue,
  Discard,
  float,
  fn,
  If,
  inout,
  int,
  Loop,
  nothing,
  Return,
  select,
  Switch,
  T,
  generic,
  uv,
  varOf,
  vec2,
  vec3,
  type AnyFn,
  type Float,
  type Vec3,
  type Vec4,
} from '../../../src/shader/front/node/index.ts'

const wave = fn('wave', [{ p: vec2 }], float, (p) => p.x.sin().mul(p.y.cos()))

/** A loop with variables, a call in it, and a way out. */
const fbm = fn('fbm', [{ p: vec2 }, { octaves: int }], float, (p, octaves) => {
  const sum = float(0).toVar('sum')
  const amplitude = float(0.5).toVar('amplitude')
  const q = p.toVar('q')
  Loop(octaves, () => {
    Comment('each octave is half as high and twice as fine')
    sum.addAssign(amplitude.mul(wave(q)))
    q.mulAssign(2)
    amplitude.mulAssign(0.5)
    If(amplitude.lessThan(0.01), () => Break())
  })
  return sum
})

/** A value computed from a variable keeps its value; the variable changes. */
const before = fn('before', [{ x: float }], vec3, (x) => {
  const v = x.toVar()
  const old = v.mul(2)
  const kept = v.toConst('kept')
  v.assign(5)
  return vec3(old, kept, v)
})

/** The same across the rounds of a loop: `step` is one value, `next` another in each round. */
const rounds = fn('rounds', [{ n: int }], float, (n) => {
  const v = float(1).toVar()
  const step = v.mul(0.5)
  Loop(n, () => {
    const next = v.add(step)
    v.assign(next)
    v.mulAssign(next)
  })
  return v.add(step)
})

/** Every kind of branch; a value that several of them need is computed once, before them. */
const branches = fn('branches', [{ p: vec3 }], float, (p) => {
  const r = varOf(vec3, 'r')
  r.xy.assign(p.yx)
  const distance = p.length().toConst('distance')
  If(distance.greaterThan(1), () => {
    r.x.assign(distance)
  })
    .ElseIf(p.dot(p).greaterThan(0.25), () => {
      r.yz.assign(distance)
    })
    .Else(() => {
      If(p.x.lessThan(0), () => Return(0))
      r.z.addAssign(p.x)
    })
  return r.length()
})

/** A case that leaves the loop around it, and one that continues with the next round. */
const cases = fn('cases', [{ mode: int }], float, (mode) => {
  const sum = varOf(float, 'sum')
  Switch(mode)
    .Case(0, () => sum.assign(1))
    .Case([1, 2], () => sum.assign(2))
    .Default(() => Return(-1))
  Loop({ start: 10, end: 0, step: -1 }, (i) => {
    Switch(i)
      .Case(3, () => Break())
      .Case(5, () => Continue())
      .Default(() => sum.addAssign(float(i)))
  })
  Loop({ start: 0.5, end: 2, step: 0.25, inclusive: true, name: 't' }, (t) => {
    Switch(int(t)).Case(1, () => sum.addAssign(t))
  })
  return sum
})

/** Loops with a condition, one of which needs statements. */
const conditions = fn('conditions', [{ x: float }], float, (x) => {
  const v = x.toVar()
  Loop(
    () => v.lessThan(10),
    () => v.mulAssign(2),
  )
  Loop(
    () => {
      const square = v.mul(v).toConst('square')
      return square.greaterThan(4).and(square.lessThan(1000))
    },
    () => v.subAssign(1),
  )
  return v
})

const halve = fn('halve', [{ p: inout(vec2) }, { scale: inout(float) }], nothing, (p, scale) => {
  p.mulAssign(0.5)
  scale.mulAssign(2)
})
/** Parameters that are written back: full variables, parts of one, and one that is such a parameter itself. */
const back = fn('back', [{ v: inout(vec3) }], float, (v) => {
  const q = v.xy.toVar('q')
  const scale = float(1).toVar('scale')
  halve(q, scale)
  halve(v.xy, v.z)
  const more = fn('more', [{ w: inout(vec3) }], float, (w) => {
    w.x.addAssign(1)
    return w.x
  })
  return more(v).add(scale).add(q.x)
})
const caller = fn('caller', [{ p: vec3 }], vec3, (p) => {
  const v = p.toVar('v')
  const sum = back(v)
  back(v)
  return v.mul(sum)
})

/** One body over four types. */
const triangle = generic('triangle', [{ x: T }, { folds: int }], T, (x, folds) => {
  const v = x.toVar('v')
  Loop(folds, () => v.assign(v.mul(2).sub(1).abs()))
  return v
})

/** A function that takes a function: a march along a ray. */
const march = (scene: (p: Vec3) => Float) =>
  fn('march', [{ origin: vec3 }, { direction: vec3 }], float, (origin, direction) => {
    const t = float(0).toVar('t')
    Loop(64, () => {
      const d = scene(origin.add(direction.mul(t))).toConst('d')
      t.addAssign(d)
      If(d.lessThan(0.001).or(t.greaterThan(20)), () => Break())
    })
    return t
  })
const sphere = fn('sphere', [{ p: vec3 }], float, (p) => p.length().sub(1))

const hole = fn('hole', [{ p: vec2 }], vec3, (p) => {
  const d = p.sub(0.5).length()
  If(d.lessThan(0.2), () => Discard())
  return select(vec3(d), vec3(1, 0, 0), d.greaterThan(0.4))
})

export const flowFunctions: Readonly<Record<string, AnyFn>> = {
  fbm,
  before,
  rounds,
  branches,
  cases,
  conditions,
  caller,
  triangle,
  march: march(sphere),
}
export const flowFragments: Readonly<Record<string, Vec3 | Vec4>> = { hole: hole(uv) }

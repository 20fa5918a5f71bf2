/**
 * The benchmark's shader in @thi.ng/shader-ast: a tree built by function calls, typed as it is built.
 */
import {
  $,
  $x,
  $y,
  $z,
  abs,
  add,
  assign,
  brk,
  clamp,
  defMain,
  defn,
  div,
  dot,
  exp,
  float,
  FLOAT0,
  FLOAT1,
  floor,
  forLoop,
  fract,
  gt,
  ifThen,
  inc,
  input,
  int,
  length,
  lt,
  max,
  min,
  mix,
  mul,
  normalize,
  or,
  output,
  program,
  ret,
  sin,
  smoothstep,
  sub,
  sym,
  uniform,
  vec2,
  vec3,
  vec4,
} from '@thi.ng/shader-ast'

export const build = () => {
  const time = uniform('float', 'time')
  const resolution = uniform('vec2', 'resolution')
  const uv = input('vec2', 'uv')
  const color = output('vec4', 'color')
  const hash = defn('float', 'hash', ['vec2'], (p) => [ret(fract(mul(sin(dot(p, vec2(127.1, 311.7))), float(43758.5453))))])
  const noise = defn('float', 'noise', ['vec2'], (p) => {
    const i = sym(floor(p))
    const f = sym(fract(p))
    const u = sym(mul(mul(f, f), sub(vec2(3), mul(f, 2))))
    const a = mix(hash(i), hash(add(i, vec2(1, 0))), $x(u))
    const b = mix(hash(add(i, vec2(0, 1))), hash(add(i, vec2(1, 1))), $x(u))
    return [i, f, u, ret(mix(a, b, $y(u)))]
  })
  const fbm = defn('float', 'fbm', ['vec2'], (p) => {
    const v = sym(float(0))
    const a = sym(float(0.5))
    const q = sym(p)
    const octaves = forLoop(
      sym(int(0)),
      (i) => lt(i, int(5)),
      (i) => inc(i),
      () => [assign(v, add(v, mul(a, noise(q)))), assign(q, add(mul(q, 2.03), vec2(17.3, 9.1))), assign(a, mul(a, 0.5))],
    )
    return [v, a, q, octaves, ret(v)]
  })
  const sdSphere = defn('float', 'sdSphere', ['vec3', 'float'], (p, r) => [ret(sub(length(p), r))])
  const sdBox = defn('float', 'sdBox', ['vec3', 'vec3'], (p, b) => {
    const q = sym(sub(abs(p), b))
    return [q, ret(add(length(max(q, vec3(0))), min(max($x(q), max($y(q), $z(q))), FLOAT0)))]
  })
  const sdTorus = defn('float', 'sdTorus', ['vec3', 'vec2'], (p, t) => [ret(sub(length(vec2(sub(length($(p, 'xz')), $x(t)), $y(p))), $y(t)))])
  const smin = defn('float', 'smin', ['float', 'float', 'float'], (a, b, k) => {
    const h = sym(clamp(add(0.5, mul(0.5, div(sub(b, a), k))), FLOAT0, FLOAT1))
    return [h, ret(sub(mix(b, a, h), mul(mul(k, h), sub(1, h))))]
  })
  const map = defn('float', 'map', ['vec3'], (p) => {
    const s = sym(sdSphere(sub(p, vec3(sin(time), 0, 0)), float(0.7)))
    const b = sym(sdBox(sub(p, vec3(0, sin(mul(time, 0.7)), 0)), vec3(0.5, 0.4, 0.3)))
    const t = sym(sdTorus(p, vec2(1.1, 0.2)))
    return [s, b, t, ret(add(smin(smin(s, b, float(0.2)), t, float(0.2)), mul(0.05, fbm(mul($(p, 'xz'), 2)))))]
  })
  const normal = defn('vec3', 'normal', ['vec3'], (p) => {
    const e = sym(vec2(0.001, 0))
    const x = sub(map(add(p, $(e, 'xyy'))), map(sub(p, $(e, 'xyy'))))
    const y = sub(map(add(p, $(e, 'yxy'))), map(sub(p, $(e, 'yxy'))))
    const z = sub(map(add(p, $(e, 'yyx'))), map(sub(p, $(e, 'yyx'))))
    return [e, ret(normalize(vec3(x, y, z)))]
  })
  const march = defn('float', 'march', ['vec3', 'vec3'], (ro, rd) => {
    const t = sym(float(0))
    const steps = forLoop(
      sym(int(0)),
      (i) => lt(i, int(64)),
      (i) => inc(i),
      () => {
        const h = sym(map(add(ro, mul(rd, t))))
        return [h, ifThen(or(lt(h, float(0.001)), gt(t, float(20))), [brk]), assign(t, add(t, h))]
      },
    )
    return [t, steps, ret(t)]
  })
  const main = defMain(() => {
    const q = sym(mul(sub(mul(uv, 2), 1), vec2(div($x(resolution), $y(resolution)), 1)))
    const ro = sym(vec3(0, 0, 4))
    const rd = sym(normalize(vec3(q, -1.6)))
    const t = sym(march(ro, rd))
    const col = sym(mix(vec3(0.05, 0.07, 0.1), vec3(0.2, 0.3, 0.4), fbm(mul(q, 3))))
    const n = sym(normal(add(ro, mul(rd, t))))
    const l = sym(max(dot(n, normalize(vec3(1, 2, 3))), FLOAT0))
    const fog = mul(smoothstep(float(4), float(20), t), sub(1, exp(mul(t, -0.1))))
    const lit = ifThen(lt(t, float(20)), [n, l, assign(col, mix(mul(vec3(0.9, 0.6, 0.3), add(l, 0.2)), col, fog))])
    return [q, ro, rd, t, col, lit, assign(color, vec4(col, 1))]
  })
  return program([time, resolution, uv, color, main])
}

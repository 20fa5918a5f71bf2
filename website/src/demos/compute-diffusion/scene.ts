/**
 * Two substances that react and spread, after Gray and Scott (1984): the numbers lie in a storage, a kernel takes them a step further.
 * A kernel reads its neighbours as they were before it ran, on WebGPU and on WebGL2, so no second copy appears here.
 */
import { draw, repeat } from 'kirari'
import { deltaTime, float, fn, ivec2, kernel, mix, resolution, select, smoothstep, storage, uint, uniform, uv, uvec2, vec2, vec3 } from 'kirari/node'
import type { Float, Int, Uint, Vec2 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import { regimes, type Regime } from './regime.ts'

export interface Values {
  readonly regime: Regime
  /** Added to the rates of the regime. */
  readonly feed: number
  readonly kill: number
  /** Steps a frame. */
  readonly steps: number
  /** How far the substances spread in a step, as a part of Pearson's. */
  readonly spread: number
  readonly brush: number
  readonly relief: number
  readonly palette: PaletteName
  readonly seed: number
}

/** Cells of the grid. */
type Size = readonly [width: number, height: number]

type Color = readonly [red: number, green: number, blue: number]
type PaletteName = 'indigo' | 'coral' | 'moss' | 'night'
/** Ground, middle and top of the relief, as a screen takes them. */
const palettes: { readonly [name in PaletteName]: readonly [Color, Color, Color] } = {
  indigo: [
    [0.95, 0.93, 0.88],
    [0.42, 0.56, 0.72],
    [0.07, 0.13, 0.3],
  ],
  coral: [
    [0.04, 0.15, 0.24],
    [0.82, 0.3, 0.27],
    [1, 0.86, 0.68],
  ],
  moss: [
    [0.93, 0.9, 0.78],
    [0.5, 0.62, 0.28],
    [0.1, 0.27, 0.2],
  ],
  night: [
    [0.03, 0.03, 0.07],
    [0.24, 0.16, 0.5],
    [0.98, 0.74, 0.36],
  ],
}

/** Jarzynski and Olano 2020: two words from two, by integers only. Their high 24 bits make numbers in [0, 1). */
const random = fn('random', [{ seed: uvec2 }], vec2, (seed) => {
  const v = seed.mul(1664525).add(1013904223).toVar('v')
  v.x.addAssign(v.y.mul(1664525))
  v.y.addAssign(v.x.mul(1664525))
  v.assign(v.bitXor(v.shiftRight(16)))
  v.x.addAssign(v.y.mul(1664525))
  v.y.addAssign(v.x.mul(1664525))
  return vec2(v.bitXor(v.shiftRight(16)).shiftRight(8)).mul(2 ** -24)
})

export const createScene = (values: Values, [width, height]: Size = [512, 320]) => {
  const brush = createBrush()
  const rates = uniform([0, 0], 'rates')
  const isMap = uniform(0, 'isMap')
  const spread = uniform(values.spread, 'spread')
  const radius = uniform(values.brush, 'radius')
  const relief = uniform(values.relief, 'relief')
  const colors = [uniform([0, 0, 0], 'ground'), uniform([0, 0, 0], 'middle'), uniform([0, 0, 0], 'top')] as const

  /** u, what is fed, and v, what eats it: one pair a cell, row after row. The plane is a torus. */
  const cells = storage(vec2, width * height, { name: 'cells' })
  const at = (x: Int | Uint, y: Int | Uint): Uint => uint(y).mul(width).add(uint(x))

  // ── Sowing: in every block of 32 × 32 cells a disc, or none.
  const block = 32
  const isSown = (x: Uint, y: Uint) => {
    const home = uvec2(x.div(block), y.div(block)).toConst('home')
    const chance = random(home.add(uvec2(values.seed, 7))).toConst('chance')
    const middle = random(home.add(uvec2(values.seed, 1_000_003)))
      .mul(12)
      .add(10)
    const away = vec2(float(x), float(y)).add(0.5).sub(vec2(home).mul(block)).sub(middle)
    return chance.x.lessThan(0.5).and(away.length().lessThan(chance.y.mul(5).add(4)))
  }
  const begin = kernel(
    [width, height],
    (i, id) => {
      const noise = random(uvec2(i, values.seed)).mul(0.02).toConst('noise')
      const pair = select(vec2(1, 0), vec2(0.5, 0.25), isSown(id.x, id.y))
      cells.at(i).assign(pair.add(vec2(noise.x.sub(0.01), noise.y.mul(0.5))))
    },
    { name: 'begin' },
  )
  const sow = kernel(
    [width, height],
    (i, id) => {
      const pair = cells.at(i).toConst('pair')
      cells.at(i).assign(select(pair, vec2(0.5, 0.25), isSown(id.x, id.y)))
    },
    { name: 'sow' },
  )

  // ── The picture covers the grid's middle, whatever its shape.
  const cell = (place: Vec2): Vec2 =>
    place
      .sub(0.5)
      .mul(resolution)
      .div(resolution.x.div(width).max(resolution.y.div(height)))
      .add(vec2(width / 2, height / 2))

  // ── One step of forward Euler, dt = 1.
  const react = kernel(
    [width, height],
    (i, id) => {
      const left = select(id.x.sub(1), uint(width - 1), id.x.equal(0)).toConst('left')
      const right = select(id.x.add(1), uint(0), id.x.equal(width - 1)).toConst('right')
      const below = select(id.y.sub(1), uint(height - 1), id.y.equal(0)).toConst('below')
      const above = select(id.y.add(1), uint(0), id.y.equal(height - 1)).toConst('above')
      const here = cells.at(i).toConst('here')
      const sides = cells
        .at(at(left, id.y))
        .add(cells.at(at(right, id.y)))
        .add(cells.at(at(id.x, below)))
        .add(cells.at(at(id.x, above)))
      const corners = cells
        .at(at(left, below))
        .add(cells.at(at(right, below)))
        .add(cells.at(at(left, above)))
        .add(cells.at(at(right, above)))
      // The Laplacian of nine points: what it errs is the same in all directions, so that rings stay round.
      const laplacian = sides.mul(4).add(corners).sub(here.mul(20)).div(6).toConst('laplacian')

      const u = here.x
      const v = here.y
      // On the map F grows upwards, and k to the right around the border beyond which nothing lives, k = √F / 2 − F.
      const mapFeed = mix(float(0.008), float(0.07), float(id.y).div(height)).toConst('mapFeed')
      const mapKill = mapFeed.sqrt().div(2).sub(mapFeed).add(float(id.x).div(width).sub(0.72).mul(0.03))
      const feed = mix(rates.x, mapFeed, isMap).toConst('feed')
      const kill = mix(rates.y, mapKill, isMap)
      const eaten = u.mul(v).mul(v).toConst('eaten')
      const next = vec2(
        u
          .add(laplacian.x.mul(0.2097).mul(spread))
          .sub(eaten)
          .add(feed.mul(float(1).sub(u))),
        v.add(laplacian.y.mul(0.1049).mul(spread)).add(eaten).sub(feed.add(kill).mul(v)),
      )
      cells.at(i).assign(next.saturate())
    },
    { name: 'react' },
  )

  // ── The brush, once a frame: v along the way it went.
  const paint = kernel(
    [width, height],
    (i, id) => {
      const from = cell(brush.before)
      const way = cell(brush.place).sub(from)
      const p = vec2(float(id.x), float(id.y)).add(0.5).sub(from).toConst('p')
      const along = p.dot(way).div(way.dot(way).max(1e-6)).saturate()
      const away = p.sub(way.mul(along)).length()
      const amount = float(1)
        .sub(smoothstep(radius.mul(0.5), radius, away))
        .mul(brush.pressed)
        .mul(deltaTime.mul(30).saturate())
      const pair = cells.at(i).toConst('pair')
      cells.at(i).assign(vec2(pair.x.sub(amount.mul(pair.x).mul(0.5)), pair.y.max(amount.mul(0.3))))
    },
    { name: 'paint' },
  )

  // ── Relief: a quadratic B-spline through nine cells gives height and slope without corners.
  const place = cell(uv).sub(0.5)
  const nearest = place.round().toConst('nearest')
  const f = place.sub(nearest).toConst('f')
  const weight = (t: Float): readonly Float[] => [
    float(0.5).sub(t).mul(float(0.5).sub(t)).mul(0.5),
    float(0.75).sub(t.mul(t)),
    t.add(0.5).mul(t.add(0.5)).mul(0.5),
  ]
  const slope = (t: Float): readonly Float[] => [t.sub(0.5), t.mul(-2), t.add(0.5)]
  const wrap = (value: Int, size: number): Int => value.add(size).remainder(size)
  const shade = fn('shade', [{ nearest: vec2 }, { f: vec2 }], vec3, (middle, t) => {
    const m = ivec2(middle).toConst('m')
    const [wx, wy, sx, sy] = [weight(t.x), weight(t.y), slope(t.x), slope(t.y)]
    const row = (y: number): readonly Float[] =>
      [0, 1, 2].map((x) => cells.at(at(wrap(m.x.add(x - 1), width), wrap(m.y.add(y - 1), height))).y.toConst(`v${x}${y}`))
    const rows = [row(0), row(1), row(2)]
    const dot = (values: readonly Float[], weights: readonly Float[]): Float => values.map((value, i) => value.mul(weights[i] ?? 0)).reduce((a, b) => a.add(b))
    const along = rows.map((values, i) => dot(values, wx).toConst(`along${i}`))
    const sum = vec3(
      dot(along, wy),
      dot(
        rows.map((values) => dot(values, sx)),
        wy,
      ),
      dot(along, sy),
    )
    return sum
  })
  const surface = shade(nearest, f).toConst('surface')
  const normal = vec3(surface.yz.mul(relief.mul(-9)), 1)
    .normalize()
    .toConst('normal')
  const sun = vec3(-0.5, 0.62, 0.6).normalize()
  const gloss = normal.dot(sun.add(vec3(0, 0, 1)).normalize()).max(0)
  const [ground, middle, top] = colors
  const rise = smoothstep(0.02, 0.36, surface.x).toConst('rise')
  const tone = mix(mix(ground, middle, rise.mul(2).saturate()), top, rise.mul(2).sub(1).saturate())
  // Beside what rises the ground lies in its shade.
  const lit = mix(float(1), normal.dot(sun).max(0).mul(1.25).add(0.22), relief.saturate())
  const show = draw({ fragment: tone.mul(lit).add(gloss.pow(48).mul(0.4).mul(relief.saturate())), label: 'relief' })

  let steps = values.steps
  let regime = values.regime
  let isHungry = false
  const takeSowing = (): number => {
    const count = isHungry ? 1 : 0
    isHungry = false
    return count
  }
  const current = (next: Values): readonly [number, number] => {
    const [feed, kill] = regimes[next.regime]
    return [feed + next.feed, kill + next.kill]
  }
  let shown = current(values)

  const update = (next: Values): void => {
    shown = current(next)
    rates.value = [...shown]
    isMap.value = next.regime === 'map' ? 1 : 0
    spread.value = next.spread
    radius.value = next.brush
    relief.value = next.relief
    steps = next.steps
    // What lives in one regime may have starved in the last.
    if (next.regime !== regime) isHungry = true
    regime = next.regime
    colors.forEach((node, i) => {
      node.value = palettes[next.palette][i] ?? node.value
    })
  }
  update(values)

  return {
    init: [begin, repeat(150, [react])],
    frame: [repeat(takeSowing, [sow]), paint, repeat(() => steps, [react]), show],
    update,
    connect: brush.connect,
    actions: {
      sow() {
        isHungry = true
      },
    },
    readouts: () => ({ rates: regime === 'map' ? 'F 0.008–0.070' : `F ${shown[0].toFixed(4)}, k ${shown[1].toFixed(4)}` }),
    cells,
  }
}

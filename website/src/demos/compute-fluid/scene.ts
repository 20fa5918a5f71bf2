/**
 * A fluid that cannot be squeezed, after Stam (1999), on a grid whose cells keep the speed through their sides (Harlow and Welch 1965):
 * what comes in through the sides of a cell and what goes out can then be made equal to the last bit.
 * Speeds are in cells a second, so that no width of a cell stands in the formulas.
 */
import { draw } from 'kirari'
import type { Engine } from 'kirari'
import { cos, deltaTime, float, fn, int, ivec2, Loop, mix, resolution, select, sin, smoothstep, target, time, uniform, uv, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, IVec2, Texture2D, Vec2, Vec3, Vec4 } from 'kirari/node'
import { createBrush } from '../brush.ts'
import { createPressure, texel, type Solver } from './pressure.ts'
import { shadeOf, views, type ViewName } from './view.ts'

export type SceneName = 'ink' | 'tunnel' | 'calm'
export type WallsName = 'none' | 'one' | 'three' | 'grid'
export type BrushName = 'ink' | 'wall' | 'erase'
export interface Values {
  readonly scene: SceneName
  readonly walls: WallsName
  readonly brush: BrushName
  readonly view: ViewName
  readonly solver: Solver
  readonly iterations: number
  readonly cycles: number
  readonly vorticity: number
  readonly sharp: boolean
  /** Seconds until the ink has faded to a third. */
  readonly fading: number
  readonly seed: number
}

/** Cells of the grid; each side a multiple of 16. */
type Size = readonly [width: number, height: number]
/** Cells of ink for one of the flow, in each direction. */
const fine = 2

const pass = (options: Parameters<typeof draw>[0]) => draw({ ...options, clear: false })

/** Four texels and their mixture at a place, where texel (i, j) stands at (i, j). The place is kept inside. */
const around = (field: Texture2D, place: Vec2) => {
  const end = vec2(field.size()).sub(1)
  const p = place.clamp(vec2(0, 0), end).toConst('p')
  const corner = p.floor().toConst('corner')
  const f = p.sub(corner).toConst('f')
  const c = ivec2(corner).toConst('c')
  const last = ivec2(end)
  const [a, b] = [field.load(c).toConst('a'), field.load(c.add(ivec2(1, 0)).min(last)).toConst('b')]
  const [d, e] = [field.load(c.add(ivec2(0, 1)).min(last)).toConst('d'), field.load(c.add(ivec2(1, 1)).min(last)).toConst('e')]
  return { mixed: mix(mix(a, b, f.x), mix(d, e, f.x), f.y), low: a.min(b).min(d.min(e)), high: a.max(b).max(d.max(e)) }
}

export const createScene = (values: Values, [width, height]: Size = [256, 160]) => {
  let now = values
  const brush = createBrush()
  const isTunnel = uniform(0, 'isTunnel')
  const isInk = uniform(0, 'isInk')
  const wallCount = uniform(0, 'wallCount')
  const wallList = [0, 1, 2, 3, 4, 5].map((i) => uniform(vec3, [0, 0, 0], `wall${i}`))
  const paints = uniform(0, 'paints')
  const builds = uniform(0, 'builds')
  const vorticity = uniform(values.vorticity, 'vorticity')
  const sharpness = uniform(1, 'sharpness')
  const fading = uniform(values.fading, 'fading')
  const view = uniform(int, 0, 'view')
  const phase = ((values.seed * 2654435761) % 2 ** 32) / 2 ** 32

  // Speeds through the left (x) and the lower (y) side of each cell, with one more column and row for the last sides.
  const sides: readonly [number, number] = [width + 1, height + 1]
  const velocity = target({ flow: 'rg32float' }, { size: sides, pingPong: true, name: 'velocity' })
  const moved = target({ flow: 'rg32float' }, { size: sides, name: 'moved' })
  const curl = target({ spin: 'r32float' }, { size: sides, name: 'curl' })
  const walls = target({ solid: 'r8unorm' }, { size: [width, height], pingPong: true, filter: 'linear', name: 'walls' })
  const ink = target({ color: 'rgba16float' }, { size: [width * fine, height * fine], pingPong: true, filter: 'linear', name: 'ink' })
  const inkMoved = target({ color: 'rgba16float' }, { size: [width * fine, height * fine], name: 'inkMoved' })
  const after = target({ rest: 'r32float' }, { size: [width, height], name: 'after' })
  const block = 16
  const summary = target({ worst: 'rgba32float' }, { size: [width / block, height / block], name: 'summary' })
  const { pressure, source, faces, coarsen, solve } = createPressure(width, height, () => now)

  const dt = deltaTime.clamp(1 / 240, 1 / 30)
  const flow = velocity.flow
  /** Cells of the grid for a place in the picture, which shows its middle. */
  const cell = (place: Vec2): Vec2 =>
    place
      .sub(0.5)
      .mul(resolution)
      .div(resolution.x.div(width).max(resolution.y.div(height)))
      .add(vec2(width / 2, height / 2))

  // ── Speed at any place: the sides that look along x stand half a cell higher than those that look along y.
  const xAt = (field: Texture2D, p: Vec2) => around(field, p.sub(vec2(0, 0.5)))
  const yAt = (field: Texture2D, p: Vec2) => around(field, p.sub(vec2(0.5, 0)))
  const speedAt = fn('speedAt', [{ p: vec2 }], vec2, (p) => vec2(xAt(flow, p).mixed.x, yAt(flow, p).mixed.y))
  /** Where what is here now was before, or will be after: half a step to find the speed, then the whole one. */
  const trace = (p: Vec2, seconds: Float): Vec2 => p.add(speedAt(p.add(speedAt(p).mul(seconds.mul(0.5)))).mul(seconds))

  // ── Walls: circles of the scene at the start, and whatever is painted.
  const wallTexel = vec2(texel).add(0.5)
  const isInWall = wallList.map((wall, i) => select(float(0), smoothstep(-1, 1, wall.z.sub(wallTexel.distance(wall.xy))), wallCount.greaterThan(i)))
  const build = pass({ target: walls, fragment: { solid: isInWall.reduce((a, b) => a.max(b)) }, label: 'build' })
  /** How near the stroke of the brush is, in cells. */
  const stroke = (p: Vec2, from: Vec2, to: Vec2): Float => {
    const way = to.sub(from)
    const along = p.sub(from).dot(way).div(way.dot(way).max(1e-6)).saturate()
    return p.sub(from).sub(way.mul(along)).length()
  }
  const touched = smoothstep(6, 4, stroke(wallTexel, cell(brush.before), cell(brush.place))).mul(brush.pressed)
  const wallNow = walls.solid.load(texel).x
  const paint = pass({ target: walls, fragment: { solid: mix(wallNow, builds.max(0), touched.mul(builds.abs())) }, label: 'paint walls' })
  /** 1 where fluid can be; outside only beyond the outlet. */
  const openAt = (at: IVec2): Float => {
    const inside = at.clamp(ivec2(0, 0), ivec2(width - 1, height - 1))
    const isFree = select(float(1), float(0), walls.solid.load(inside).x.greaterThan(0.5))
    const isIn = at.equal(inside).all()
    return select(select(float(0), isTunnel, at.x.greaterThanEqual(width)), isFree, isIn)
  }
  const openHere = openAt(texel).toConst('openHere')
  const isRow = select(float(0), float(1), texel.y.lessThan(height))
  const isColumn = select(float(0), float(1), texel.x.lessThan(width))
  const open = pass({
    target: faces,
    fragment: {
      open: vec2(
        openAt(texel.sub(ivec2(1, 0)))
          .mul(openHere)
          .mul(isRow),
        openAt(texel.sub(ivec2(0, 1)))
          .mul(openHere)
          .mul(isColumn),
      ),
    },
    label: 'open sides',
  })
  /** Nothing goes through a wall; in the tunnel the wind comes in at the left. */
  const wind = isTunnel.mul(isRow).mul(64)
  const held = (speed: Vec2): Vec2 => {
    const free = faces.open.load(texel).xy.toConst('free')
    return vec2(select(select(float(0), wind, texel.x.equal(0)), speed.x, free.x.greaterThan(0)), select(float(0), speed.y, free.y.greaterThan(0)))
  }

  // ── Advection: along the flow backwards (Stam 1999), and what that blurs put back by going there and back again (Selle et al. 2008).
  const xPlace = vec2(texel).add(vec2(0, 0.5)).toConst('xPlace')
  const yPlace = vec2(texel).add(vec2(0.5, 0)).toConst('yPlace')
  const [xBefore, yBefore] = [trace(xPlace, dt.negate()).toConst('xBefore'), trace(yPlace, dt.negate()).toConst('yBefore')]
  const carry = pass({ target: moved, fragment: { flow: vec2(xAt(flow, xBefore).mixed.x, yAt(flow, yBefore).mixed.y) }, label: 'carry' })
  const restored = (own: Float, there: Float, back: Float, low: Float, high: Float): Float => there.add(own.sub(back).mul(0.5).mul(sharpness)).clamp(low, high)
  const own = flow.load(texel).xy.toConst('ownFlow')
  const there = moved.flow.load(texel).xy.toConst('there')
  const [xFrom, yFrom] = [xAt(flow, xBefore), yAt(flow, yBefore)]
  const xBack = xAt(moved.flow, trace(xPlace, dt)).mixed.x
  const yBack = yAt(moved.flow, trace(yPlace, dt)).mixed.y
  const settle = pass({
    target: velocity,
    fragment: {
      flow: held(vec2(restored(own.x, there.x, xBack, xFrom.low.x, xFrom.high.x), restored(own.y, there.y, yBack, yFrom.low.y, yFrom.high.y))),
    },
    label: 'settle',
  })

  // ── Forces. Vorticity stands at the corners of cells, where the four sides meet that turn around it.
  const clampSide = (at: IVec2): IVec2 => at.clamp(ivec2(0, 0), ivec2(width, height))
  const flowAt = (x: number, y: number): Vec4 => flow.load(clampSide(texel.add(ivec2(x, y))))
  const isInner = texel
    .greaterThan(0)
    .all()
    .and(texel.lessThan(ivec2(width, height)).all())
  const turn = flowAt(0, 0)
    .y.sub(flowAt(-1, 0).y)
    .sub(flowAt(0, 0).x.sub(flowAt(0, -1).x))
  const spin = pass({ target: curl, fragment: { spin: select(float(0), turn, isInner) }, label: 'vorticity' })
  const spinAt = (x: number, y: number): Float => curl.spin.load(clampSide(texel.add(ivec2(x, y)))).x
  const strong = (a: Float, b: Float): Float => a.add(b).abs().mul(0.5)
  /** Pushes what turns towards where more turns, around it (Fedkiw, Stam and Jensen 2001), for the left and for the lower side. */
  const confine = (): Vec2 => {
    const [here, above, right] = [spinAt(0, 0).toConst('spinHere'), spinAt(0, 1).toConst('spinAbove'), spinAt(1, 0).toConst('spinRight')]
    const xSlope = vec2(
      strong(spinAt(1, 0), spinAt(1, 1))
        .sub(strong(spinAt(-1, 0), spinAt(-1, 1)))
        .mul(0.5),
      above.abs().sub(here.abs()),
    ).toConst('xSlope')
    const ySlope = vec2(
      right.abs().sub(here.abs()),
      strong(spinAt(0, 1), spinAt(1, 1))
        .sub(strong(spinAt(0, -1), spinAt(1, -1)))
        .mul(0.5),
    ).toConst('ySlope')
    return vec2(
      xSlope.y.div(xSlope.length().add(1e-3)).mul(here.add(above)).mul(0.5),
      ySlope.x.div(ySlope.length().add(1e-3)).mul(here.add(right)).mul(-0.5),
    ).mul(vorticity)
  }

  /** Three springs of ink on a circle that turns, each blowing across its middle: place and way of one. */
  const middle = vec2(width / 2, height / 2)
  const springAngle = (i: number): Float => time.mul(0.24).add(2 * Math.PI * (phase + i / 3))
  const springs = [vec3(1, 0.26, 0.2), vec3(1, 0.72, 0.2), vec3(0.12, 0.5, 1)].map((color, i) => {
    const angle = springAngle(i)
    const out = vec2(cos(angle), sin(angle)).toConst(`out${i}`)
    const aim = sin(time.mul(0.9 + 0.23 * i).add(i * 2.1)).mul(0.55)
    const way = out.negate().add(vec2(out.y.negate(), out.x).mul(aim)).normalize()
    return {
      place: middle.add(out.mul(vec2(width * 0.37, height * 0.37))),
      way,
      color,
    }
  })
  const near = (p: Vec2, at: Vec2, size: number): Float =>
    p
      .sub(at)
      .dot(p.sub(at))
      .div(size * size)
      .negate()
      .exp()
  const to = cell(brush.place).toConst('brushCell')
  const from = cell(brush.before).toConst('brushFrom')
  const drag = to.sub(from).div(dt).clamp(-600, 600).toConst('drag')
  const stirred = (p: Vec2, speed: Float, along: (way: Vec2) => Float): Float => {
    let result = speed
    for (const { place, way } of springs) result = mix(result, along(way).mul(135), near(p, place, 5).mul(isInk).mul(dt.mul(14).saturate()))
    const hold = stroke(p, from, to)
    return mix(result, along(drag), hold.mul(hold).div(-90).exp().mul(paints).mul(brush.present).mul(drag.length().mul(0.05).saturate()))
  }
  const pushed = own.add(confine().mul(dt)).toConst('pushed')
  const stir = pass({
    target: velocity,
    fragment: {
      flow: held(
        vec2(
          stirred(xPlace, pushed.x, (way) => way.x),
          stirred(yPlace, pushed.y, (way) => way.y),
        ),
      ),
    },
    label: 'stir',
  })

  // ── Projection: the pressure whose slope takes away what each cell gains.
  const gainAt = (field: Texture2D): Float => {
    const here = field.load(texel).xy
    return field
      .load(texel.add(ivec2(1, 0)))
      .x.sub(here.x)
      .add(field.load(texel.add(ivec2(0, 1))).y.sub(here.y))
  }
  const gain = select(float(0), gainAt(flow), walls.solid.load(texel).x.lessThanEqual(0.5))
  const measure = pass({ target: source, fragment: { b: gain }, label: 'divergence before' })
  const last = ivec2(width - 1, height - 1)
  const pressureAt = (at: IVec2): Float => select(pressure.load(at.clamp(ivec2(0, 0), last)).x, float(0), at.x.greaterThan(last.x))
  const pressureHere = pressureAt(texel).toConst('pressureHere')
  const slope = vec2(pressureHere.sub(pressureAt(texel.sub(ivec2(1, 0)))), pressureHere.sub(pressureAt(texel.sub(ivec2(0, 1)))))
  const project = pass({ target: velocity, fragment: { flow: held(own.sub(slope)) }, label: 'project' })
  const check = pass({ target: after, fragment: { rest: gain }, label: 'divergence after' })

  // ── Numbers: the worst and the sum of squares of each block of cells, before and after.
  const summed = fn('summed', [{ at: ivec2 }], vec4, (at) => {
    const worst = vec2(0, 0).toVar('worst')
    const squares = vec2(0, 0).toVar('squares')
    Loop({ end: block, name: 'row' }, (row) => {
      Loop({ end: block, name: 'column' }, (column) => {
        const place = at.mul(block).add(ivec2(column, row)).toConst('place')
        const pair = vec2(source.b.load(place).x, after.rest.load(place).x).toConst('pair')
        worst.assign(worst.max(pair.abs()))
        squares.addAssign(pair.mul(pair))
      })
    })
    return vec4(worst, squares)
  })
  const summarize = pass({ target: summary, fragment: { worst: summed(texel) }, label: 'summary' })

  // ── Ink goes with the flow, twice as fine.
  const inkPlace = vec2(texel).add(0.5).div(fine).toConst('inkPlace')
  const inkAt = (field: Texture2D, p: Vec2) => around(field, p.mul(fine).sub(0.5))
  const inkBefore = trace(inkPlace, dt.negate()).toConst('inkBefore')
  const carryInk = pass({ target: inkMoved, fragment: { color: inkAt(ink.color, inkBefore).mixed }, label: 'carry ink' })
  const inkFrom = inkAt(ink.color, inkBefore)
  const inkBack = inkAt(inkMoved.color, trace(inkPlace, dt)).mixed
  const inkKept = inkMoved.color
    .load(texel)
    .add(ink.color.load(texel).sub(inkBack).mul(0.5).mul(sharpness))
    .clamp(inkFrom.low, inkFrom.high)
    .xyz.mul(dt.div(fading).negate().exp())
    .toConst('inkKept')
  const inked = (): Vec3 => {
    let color: Vec3 = inkKept
    for (const spring of springs) color = mix(color, spring.color.mul(1.5), near(inkPlace, spring.place, 4.5).mul(isInk).mul(dt.mul(22).saturate()))
    // Smoke of the wind tunnel: threads of two colours at the left.
    const thread = float(0.5)
      .sub(
        inkPlace.y
          .mul((2 * Math.PI) / 16)
          .cos()
          .mul(0.5),
      )
      .pow(2)
    const smoke = mix(vec3(0.16, 0.55, 1), vec3(1, 0.42, 0.16), smoothstep(height * 0.42, height * 0.58, inkPlace.y)).mul(thread)
    color = mix(color, smoke.mul(1.25), smoothstep(4, 1, inkPlace.x).mul(isTunnel))
    const hold = stroke(inkPlace, from, to)
    const tint = vec3(cos(time.mul(0.7)), cos(time.mul(0.7).sub(2.1)), cos(time.mul(0.7).add(2.1)))
      .mul(0.5)
      .add(0.55)
    const amount = hold
      .mul(hold)
      .div(-28)
      .exp()
      .mul(paints)
      .mul(brush.present)
      .mul(brush.pressed.mul(2).add(drag.length().mul(0.004).saturate()).saturate())
    color = mix(color, tint.mul(1.5), amount.mul(dt.mul(24).saturate()))
    return color.mul(float(1).sub(walls.solid.load(ivec2(inkPlace)).x))
  }
  const settleInk = pass({ target: ink, fragment: { color: vec4(inked(), 1) }, label: 'settle ink' })

  const place = cell(uv).toConst('picturePlace')
  const show = draw({
    fragment: shadeOf({
      place,
      view,
      ink: ink.color,
      walls: walls.solid,
      flow: speedAt(place),
      curl: curl.spin,
      pressure,
      before: source.b,
      after: after.rest,
      size: vec2(width, height),
    }),
    label: 'view',
  })

  const update = (next: Values): void => {
    now = next
    isTunnel.value = next.scene === 'tunnel' ? 1 : 0
    isInk.value = next.scene === 'ink' ? 1 : 0
    paints.value = next.brush === 'ink' ? 1 : 0
    builds.value = next.brush === 'wall' ? 1 : next.brush === 'erase' ? -1 : 0
    vorticity.value = next.vorticity
    sharpness.value = next.sharp ? 1 : 0
    fading.value = next.fading
    view.value = views.indexOf(next.view)
    const scale = width / 256
    const list = wallsOf[next.walls]
    wallCount.value = list.length
    list.forEach((wall, i) => {
      const node = wallList[i]
      if (node) node.value = [wall[0] * scale, wall[1] * scale, wall[2] * scale]
    })
  }
  update(values)

  return {
    init: [build],
    frame: [paint, open, ...coarsen, carry, settle, spin, stir, measure, ...solve, project, check, summarize, carryInk, settleInk, show],
    update,
    connect: brush.connect,
    readouts: async ({ engine }: { readonly engine: Engine }) => {
      const { data } = await engine.read(summary.worst)
      const [before, rest] = norms(data)
      return { before: format(before), after: format(rest), ratio: rest > 0 ? `÷ ${format(before / rest)}` : '' }
    },
    parts: { velocity: velocity.flow, before: source.b, after: after.rest, summary: summary.worst, walls: walls.solid, ink: ink.color },
  }
}

/** Circles: x, y and radius in cells of a grid that is 256 wide. */
const wallsOf: { readonly [name in WallsName]: readonly (readonly [number, number, number])[] } = {
  none: [],
  one: [[64, 81, 13]],
  three: [
    [96, 56, 11],
    [160, 68, 11],
    [124, 112, 11],
  ],
  grid: [
    [60, 50, 8],
    [60, 111, 8],
    [100, 80, 8],
    [140, 48, 8],
    [140, 113, 8],
    [182, 80, 8],
  ],
}

/** The largest of all blocks, before and after. */
const norms = (data: ArrayLike<number>): readonly [number, number] => {
  let [before, after] = [0, 0]
  for (let i = 0; i + 3 < data.length; i += 4) {
    before = Math.max(before, data[i] ?? 0)
    after = Math.max(after, data[i + 1] ?? 0)
  }
  return [before, after]
}
const format = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toPrecision(2))

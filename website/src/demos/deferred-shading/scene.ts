/**
 * Three drawings into one target of several pictures, then one pass over the pixels that computes the light.
 * The lights live in a buffer that a kernel moves; the bulbs and the light are drawn from the same buffer.
 */
import { draw, geometry, type Engine } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { icosphere, plane } from 'kirari/geometry'
import { attribute, float, fn, If, instancedAttribute, instanceIndex, int, kernel, Loop, mix, select, storage, target, time, uint } from 'kirari/node'
import { uniform, uv, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Uint, Vec2, Vec3 } from 'kirari/node'

export type Values = {
  readonly view: (typeof views)[number]
  readonly lights: number
  readonly reach: number
  readonly power: number
  readonly gloss: number
  readonly speed: number
  readonly bulbs: boolean
}

const views = ['final', 'albedo', 'normal', 'depth', 'lights', 'all'] as const
const mostLights = 400
/** Balls stand in a square of so many rows, this far apart. */
const rows = 15
const gap = 1.25
const side = (rows * gap) / 2

/** Place and radius of every ball: in rows, none as large as its neighbours. */
const balls = (): Float32Array => {
  const places = new Float32Array(rows * rows * 4)
  for (let i = 0; i < rows * rows; i++) {
    const radius = 0.26 + 0.26 * ((i * 0.618_034) % 1)
    places.set([((i % rows) - (rows - 1) / 2) * gap, radius, (Math.floor(i / rows) - (rows - 1) / 2) * gap, radius], i * 4)
  }
  return places
}

/** Multiples of an irrational number without their whole part fill the line evenly; each of these fills another one. */
const spread = (i: Uint, irrational: number): Float => float(i).add(0.5).mul(irrational).fract()
/** A pure colour: three waves, a third of a turn apart, squared to be narrow. */
const hue = (turn: Float): Vec3 =>
  vec3(0, 1 / 3, 2 / 3)
    .add(turn)
    .mul(2 * Math.PI)
    .cos()
    .mul(0.5)
    .add(0.5)
    .pow(vec3(2))

export const createScene = (values: Values) => {
  const camera = createOrbitCamera({
    target: [0, 0.3, 0],
    yaw: 0.6,
    pitch: 0.5,
    // Never below the floor.
    minPitch: 0.08,
    distance: 11,
    minDistance: 2.5,
    maxDistance: 26,
    near: 0.1,
    far: 60,
  })
  const view = uniform(int, views.indexOf(values.view), 'view')
  const count = uniform(uint, values.lights, 'count')
  const reach = uniform(values.reach, 'reach')
  const power = uniform(values.power, 'power')
  const gloss = uniform(values.gloss, 'gloss')
  let { lights, bulbs } = values
  let engine: Engine | undefined

  // 1. Lights: where each is, by its number and the time.
  const light = storage(vec4, mostLights, { name: 'light' })
  const moveLights = kernel(
    mostLights,
    (i) => {
      const home = vec2(spread(i, 0.754_877_666), spread(i, 0.569_840_291)).mul(2).sub(1).mul(side)
      const phase = spread(i, 0.618_033_989).mul(2 * Math.PI)
      const pace = time.mul(spread(i, 0.414_213_562).add(0.5))
      const wander = vec2(pace.add(phase).cos(), pace.mul(1.3).add(phase.mul(3)).sin()).mul(1.6)
      const height = pace.mul(1.7).add(phase.mul(5)).sin().mul(0.45).add(0.85)
      light.at(i).assign(vec4(home.x.add(wander.x), height, home.y.add(wander.y), 1))
    },
    { name: 'moveLights' },
  )
  const lightColor = (i: Uint): Vec3 => mix(vec3(1, 0.72, 0.42), hue(spread(i, 0.618_033_989)), 0.85)

  // 2. Surfaces: their colour, where they face and how far they are. Nothing knows of light yet.
  const surfaces = target({ albedo: 'rgba8unorm', normal: 'rgba16float', depth: true }, { name: 'surface', filter: 'nearest' })
  const position = attribute(vec3, 'position')

  const ball = icosphere()
  const ballPlace = instancedAttribute(vec4, 'place')
  const ballTone = varying(mix(vec3(0.9, 0.87, 0.82), vec3(0.5, 0.55, 0.62), spread(instanceIndex, 0.302_775_638)), { name: 'tone' })
  const drawBalls = draw({
    label: 'balls',
    target: surfaces,
    geometry: geometry({ ...ball.attributes, place: { data: balls(), size: 4 } }, { index: ball.index, instanced: ['place'] }),
    instances: rows * rows,
    vertex: camera.project(position.mul(ballPlace.w).add(ballPlace.xyz)),
    fragment: { albedo: vec4(ballTone, 0), normal: vec4(varying(position, { name: 'facing' }).normalize(), 1) },
    depth: true,
    cull: 'back',
  })

  const floor = plane({ size: 80, facing: 'y' })
  const spot = varying(position, { name: 'spot' })
  const tile = spot.xz.div(gap).floor()
  const drawGround = draw({
    label: 'ground',
    target: surfaces,
    geometry: geometry(floor.attributes, { index: floor.index }),
    vertex: camera.project(position),
    fragment: { albedo: vec4(mix(vec3(0.32), vec3(0.42), tile.x.add(tile.y).mul(0.5).fract().mul(2)), 0), normal: vec4(0, 1, 0, 1) },
    depth: true,
  })

  // An alpha of 1 says: this shines by itself.
  const bulb = icosphere({ subdivisions: 1 })
  const bulbColor = varying(lightColor(instanceIndex), { name: 'bulbColor' })
  const drawBulbs = draw({
    label: 'bulbs',
    target: surfaces,
    geometry: geometry(bulb.attributes, { index: bulb.index }),
    instances: () => (bulbs ? lights : 0),
    vertex: camera.project(position.mul(0.045).add(light.at(instanceIndex).xyz)),
    fragment: { albedo: vec4(bulbColor, 1), normal: vec4(0, 1, 0, 1) },
    depth: true,
    cull: 'back',
  })

  // 3. Light: for each pixel, every light that reaches what stands there. The fourth number counts them.
  const illuminate = fn('illuminate', [{ point: vec3 }, { normal: vec3 }, { albedo: vec3 }], vec4, (point, normal, albedo) => {
    const toEye = camera.eye.sub(point).normalize().toConst('toEye')
    const shine = gloss.mul(gloss).mul(180).add(4).toConst('shine')
    const sum = vec4(0).toVar('sum')
    Loop(count, (i) => {
      const way = light.at(i).xyz.sub(point).toConst('way')
      const square = way.dot(way).toConst('square')
      If(square.lessThan(reach.mul(reach)), () => {
        const toLight = way.mul(square.max(1e-4).inverseSqrt()).toConst('toLight')
        // Falls with the square of the distance, and is nothing where the reach ends (B. Karis, 2013).
        const rest = float(1)
          .sub(square.mul(square).div(reach.mul(reach).mul(reach).mul(reach)))
          .toConst('rest')
        const falloff = rest.mul(rest).div(square.mul(2.5).add(0.15))
        const facing = normal.dot(toLight).max(0).toConst('facing')
        // A highlight as large as Blinn and Phong have it, and as bright as its size leaves.
        const half = normal.dot(toLight.add(toEye).normalize()).max(0)
        const glint = half.pow(shine).mul(shine.add(8)).mul(gloss.mul(0.016))
        sum.addAssign(vec4(lightColor(i).mul(albedo.add(glint)).mul(facing.mul(falloff).mul(power).mul(1.5)), 1))
      })
    })
    return sum
  })

  const look = fn('look', [{ place: vec2 }, { what: int }], vec3, (place, what) => {
    const surface = surfaces.albedo.sampleLevel(place, 0).toConst('surface')
    const normal = surfaces.normal.sampleLevel(place, 0).xyz.toConst('normal')
    const depth = surfaces.depth.sampleLevel(place, 0).x.toConst('depth')
    const distance = camera.distanceOf(depth).toConst('distance')
    const color = vec3(0).toVar('color')
    If(what.equal(1), () => {
      color.assign(surface.xyz)
    })
      .ElseIf(what.equal(2), () => {
        color.assign(normal.mul(0.5).add(0.5))
      })
      .ElseIf(what.equal(3), () => {
        color.assign(vec3(distance.div(24).saturate()))
      })
      .Else(() => {
        const point = camera.eye.add(camera.ray(place).mul(distance))
        const lit = illuminate(point, normal, surface.xyz).toConst('lit')
        // A little sky, so that nothing is wholly black; and the dark that everything ends in.
        const ambient = surface.xyz.mul(normal.y.mul(0.5).add(0.5)).mul(vec3(0.012, 0.016, 0.028))
        const seen = mix(vec3(0.006, 0.008, 0.014), lit.xyz.add(ambient), distance.mul(-0.004).mul(distance).exp())
        const light = mix(seen, surface.xyz.mul(1.6), surface.w)
        const shown = light.div(light.add(1)).pow(vec3(1 / 2.2))
        const share = lit.w.div(24)
        const heat = mix(vec3(0.03, 0.05, 0.12), mix(vec3(0.1, 0.35, 0.65), vec3(1, 0.85, 0.35), share.sub(0.4).mul(1.6).saturate()), share.mul(2.5).saturate())
        color.assign(select(shown, heat, what.equal(4)))
      })
    return color
  })

  const isAll = view.equal(5)
  const quarter = uv.mul(2).floor()
  /** Top left, top right, bottom left, bottom right. */
  const ofQuarter = int(quarter.x).add(int(quarter.y).mul(-2).add(2))
  const place: Vec2 = select(uv, uv.mul(2).fract(), isAll)
  const shade = draw({ label: 'light', fragment: vec4(look(place, select(view, ofQuarter, isAll)), 1) })

  return {
    // So that the lights have their places before time runs.
    init: [moveLights],
    frame: [moveLights, drawGround, drawBalls, drawBulbs, shade],
    update(next: Values) {
      view.value = views.indexOf(next.view)
      count.value = next.lights
      reach.value = next.reach
      power.value = next.power
      gloss.value = next.gloss
      lights = next.lights
      bulbs = next.bulbs
      if (engine) engine.speed = next.speed
    },
    connect(stage: { readonly engine: Engine; readonly element: HTMLElement }) {
      ;({ engine } = stage)
      engine.speed = values.speed
      return camera.connect(stage.element)
    },
  }
}

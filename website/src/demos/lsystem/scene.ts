/** A grammar, rewritten and drawn: one draw for all branches, one for all leaves, and the same two for the shadow. */
import { valueNoise } from '@kirari/addons'
import { draw, geometry, type Engine, type Step } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { plane } from 'kirari/geometry'
import { attribute, float, instancedAttribute, int, mix, select, smoothstep, time, uniform, uv, varying, vec2, vec3, vec4 } from 'kirari/node'
import type { Float, Vec3 } from 'kirari/node'
import type { Stage } from '../scene.ts'
import { grammars } from './grammars.ts'
import { blade, createInstances, tube } from './instances.ts'
import { createLight, sun, toScreen, type Mood } from './light.ts'
import { branchSize, leafSize, pack, type Packed } from './pack.ts'
import { parse } from './parse.ts'
import { placeBranch, placeLeaf, ripening } from './plant.ts'
import { derive, TooLong } from './rewrite.ts'
import { GrammarError } from './scan.ts'
import { interpret, TooMany } from './turtle.ts'

type Color = readonly [red: number, green: number, blue: number]
export type Values = {
  readonly preset: keyof typeof grammars
  readonly grammar: string
  readonly more: number
  readonly seed: number
  readonly mood: Mood
  readonly season: keyof typeof seasons
  readonly limit: number
  readonly flower: Color
  readonly wind: number
  readonly pace: number
  readonly detail: 'full' | 'simple'
}

const seasons = { spring: [0.32, 0.48, 0.16], summer: [0.09, 0.22, 0.035], autumn: [0.62, 0.17, 0.025] } as const

/** A colour of the screen as light. */
const linear = ([red, green, blue]: Color): [number, number, number] => [red ** 2.2, green ** 2.2, blue ** 2.2]

export interface Grown {
  readonly packed: Packed
  readonly symbols: number
  readonly steps: number
  readonly milliseconds: number
}
/** A browser holds so many branches and leaves without trouble. */
const mostParts = 120_000
/** From the text to instance data. Throws what stops it. */
export const grow = ({ grammar: text, more, seed, limit }: Pick<Values, 'grammar' | 'more' | 'seed' | 'limit'>): Grown => {
  const grammar = parse(text)
  const steps = Math.max(0, grammar.steps + more)
  const begin = performance.now()
  const word = derive(grammar, { steps, seed, limit })
  const milliseconds = performance.now() - begin
  return { packed: pack(interpret(word, grammar, mostParts)), symbols: word.length, steps, milliseconds }
}

/** The beginning of growth that is long over. */
const grownUp = -1e6

export const createScene = (values: Values) => {
  const camera = createOrbitCamera({
    target: [0, 1, 0],
    yaw: 0.5,
    pitch: 0.12,
    minPitch: -0.04,
    distance: 4.3,
    minDistance: 0.8,
    maxDistance: 9,
    fieldOfView: 0.6,
    near: 0.05,
    far: 40,
  })
  const isFull = values.detail === 'full'
  const light = createLight(values.mood, isFull ? 2048 : 0)
  const leafColor = uniform([...seasons[values.season]], 'leafColor')
  const flowerColor = uniform(linear(values.flower), 'flowerColor')
  const wind = uniform(values.wind, 'wind')
  /** When growth began, and how long it takes. */
  const begun = uniform(grownUp, 'begun')
  const duration = uniform(values.pace, 'duration')
  /** 1 for curves, whose colours run along them. */
  const isCurve = uniform(0, 'isCurve')
  /** 1 where the curve hangs before a wall. */
  const isFlat = uniform(0, 'isFlat')
  const growth = time
    .sub(begun)
    .div(duration)
    .saturate()
    .mul(1 + ripening)
  const weather = { growth, wind: wind.mul(float(1).sub(isCurve)), time }

  // Branches: bark, or colours along the path of a curve.
  const read = (name: string) => instancedAttribute(vec4, name)
  const branchData = { from: read('from'), to: read('to'), fromNormal: read('fromNormal'), toNormal: read('toNormal'), open: read('open') }
  const corner = attribute(vec3, 'corner')
  const branch = placeBranch(branchData, corner, weather)
  const branchPoint = varying(branch.point, { name: 'branchPoint' })
  const branchNormal = varying(branch.normal, { name: 'branchNormal' })
  const along = varying(mix(branchData.fromNormal.w, branchData.toNormal.w, corner.z), { name: 'along' })
  const branchOpen = varying(mix(branchData.open.x, branchData.open.y, corner.z), { name: 'branchOpen' })
  const thick = varying(branchData.to.w, { name: 'thick' })

  // Leaves: light from both sides, since it shines through them. It is computed at the corners: leaves are small.
  const leafData = { at: read('at'), heading: read('heading'), up: read('up'), rest: read('rest') }
  const leafCorner = attribute(vec2, 'corner')
  const leaf = placeLeaf({ ...leafData, chance: leafData.rest.y }, leafCorner, weather)
  const lit = (albedo: Vec3, normal: Vec3, point: Vec3, open: Float, through: Vec3, reach: number): Vec3 => {
    const facing = normal.dot(sun).toConst('facing')
    const sunlight = light.sun.mul(light.shadow(point, float(0.0012), float(0.004), int(reach)))
    return albedo.mul(sunlight.mul(facing.max(0)).add(light.ambient(normal).mul(open))).add(through.mul(sunlight).mul(facing.negate().max(0)))
  }

  const rough = valueNoise(vec2(branchPoint.x.add(branchPoint.z.mul(0.7)).mul(26), branchPoint.y.mul(75)))
  const bark = mix(vec3(0.17, 0.11, 0.085).mul(rough.mul(0.75).add(0.5)), vec3(0.12, 0.14, 0.05), float(1).sub(smoothstep(0.002, 0.008, thick)))
  // Copper, plum and teal.
  const metal = mix(mix(vec3(0.8, 0.3, 0.1), vec3(0.4, 0.1, 0.3), along.mul(2).saturate()), vec3(0.04, 0.34, 0.42), along.mul(2).sub(1).saturate())
  const branchAlbedo = mix(bark, metal, isCurve)
  const facingNormal = branchNormal.normalize().toConst('facingNormal')
  const toEye = camera.eye.sub(branchPoint).normalize()
  const glint = facingNormal.dot(toEye.add(sun).normalize()).max(0).pow(48).mul(isCurve.mul(0.7))
  const branchLight = lit(branchAlbedo, facingNormal, branchPoint, branchOpen, vec3(0), 1).add(light.sun.mul(glint))

  const { rest } = leafData
  const upper = leaf.normal.normalize().toConst('upper')
  const leafFacing = select(upper.negate(), upper, upper.dot(camera.eye.sub(leaf.point)).greaterThan(0)).toConst('leafFacing')
  const kind = leafData.up.w
  const tone = rest.y.mul(0.45).add(0.75)
  const petal = mix(flowerColor.mul(vec3(0.85, 0.5, 0.55)), flowerColor, smoothstep(0, 0.5, leafCorner.y))
  // Leaf, petal, needle, seed, ray.
  const paints = [leafColor, petal, leafColor.mul(vec3(0.45, 0.6, 0.6)), vec3(0.16, 0.075, 0.02), vec3(0.85, 0.48, 0.04)]
  const leafAlbedo = paints
    .reduce((color, paint, i) => select(color, paint, kind.greaterThan(i - 0.5)))
    .mul(tone)
    .toConst('leafAlbedo')
  const through = leafAlbedo.mul(mix(vec3(0.9, 1, 0.45), vec3(0.8, 0.65, 0.6), smoothstep(0.4, 0.6, kind))).mul(0.7)
  const leafLight = varying(toScreen(lit(leafAlbedo, leafFacing, leaf.point, rest.x.mul(0.9).add(0.1), through, 0)), { name: 'leafLight' })

  const branches = createInstances(tube(isFull ? 8 : 4), branchSize, Object.keys(branchData), (form, instances) => [
    draw({ label: 'branches', geometry: form, instances, vertex: camera.project(branch.point), fragment: toScreen(branchLight), depth: true }),
    ...light.cast('shadow of branches', form, instances, branch.point),
  ])
  const leaves = createInstances(blade, leafSize, Object.keys(leafData), (form, instances) => [
    draw({ label: 'leaves', geometry: form, instances, vertex: camera.project(leaf.point), fragment: leafLight, depth: true }),
    ...light.cast('shadow of leaves', form, instances, leaf.point),
  ])

  // The floor, or the wall behind a flat curve, has the colour of the background and is only seen by its shadow.
  const floor = plane({ size: 8, facing: 'y' })
  const spread = attribute(vec3, 'position')
  const floorPoint = select(spread, vec3(spread.x, spread.z.add(1), -0.08), isFlat.greaterThan(0.5)).toConst('floorPoint')
  const onFloor = varying(floorPoint, { name: 'onFloor' })
  const shade = float(1).sub(light.shadow(onFloor, float(0.0028), float(0.006), int(1)))
  const near = float(1).sub(smoothstep(0.8, 2.4, onFloor.sub(vec3(0, isFlat, 0)).length()))
  const floorColor = light.background(onFloor.sub(camera.eye).normalize())
  const ground = draw({
    label: 'floor',
    geometry: geometry(floor.attributes, { index: floor.index }),
    vertex: camera.project(floorPoint),
    fragment: toScreen(floorColor.mul(float(1).sub(shade.mul(near).mul(0.55)))),
    depth: true,
  })
  const backdrop = draw({ label: 'background', fragment: vec4(toScreen(light.background(camera.ray(uv).normalize())), 1) })

  let last = values
  let grown: Grown | undefined
  let engine: Engine | undefined
  let stage: Stage | undefined
  const calm = (): boolean => typeof matchMedia === 'undefined' || matchMedia('(prefers-reduced-motion: reduce)').matches
  /** The first sprout is there at once. */
  const begin = (): void => {
    begun.value = (engine?.time ?? 0) - 0.08 * duration.value
  }
  let before = 0
  /** When the demo begins again, the plant is grown. */
  const follow = (): void => {
    const now = engine?.time ?? 0
    if (now < before) begun.value = grownUp
    before = now
  }
  const tell = (error: unknown): void => {
    if (error instanceof GrammarError) stage?.say(error.problem, { line: String(error.line), column: String(error.column), found: error.found })
    else if (error instanceof TooLong) stage?.say('long', { step: String(error.step), limit: error.limit.toLocaleString('en') })
    else if (error instanceof TooMany) stage?.say('many', { limit: error.limit.toLocaleString('en') })
    else throw error
  }
  let fault: unknown
  /** On an error the last good picture stays. */
  const rebuild = (next: Values): void => {
    try {
      grown = grow(next)
      branches.set(grown.packed.branches)
      leaves.set(grown.packed.leaves)
      isCurve.value = grown.packed.shape === 'plant' ? 0 : 1
      isFlat.value = grown.packed.shape === 'flat' ? 1 : 0
      fault = undefined
      stage?.say()
    } catch (error) {
      fault = error
      tell(error)
    }
  }
  const place = (): void => {
    const { shape = 'plant', height = 2 } = grown?.packed ?? {}
    if (shape === 'plant') camera.set({ target: [0, height / 2, 0], yaw: 0.2, pitch: height < 1.5 ? 0.28 : 0.12, distance: 3.8 })
    else
      camera.set(shape === 'flat' ? { target: [0, 1, 0], yaw: -0.22, pitch: 0.06, distance: 4.3 } : { target: [0, 1, 0], yaw: 0.5, pitch: 0.2, distance: 4.1 })
  }
  rebuild(values)
  // If the grammar in the address has an error, the scene starts with the preset; if it produces too many symbols, with fewer steps.
  const first = fault
  for (let more = values.more - 1; !grown && more > -40; more--)
    rebuild({ ...values, more, ...(first instanceof GrammarError && { grammar: grammars[values.preset].text }) })
  fault = first
  place()

  return {
    samples: isFull ? (4 as const) : (1 as const),
    frame: (): readonly Step[] => {
      follow()
      const [drawBranches, shadowBranches] = branches.steps
      const [drawLeaves, shadowLeaves] = leaves.steps
      if (!drawBranches && !drawLeaves) return [backdrop]
      return [shadowBranches, shadowLeaves, backdrop, ground, drawBranches, drawLeaves].filter((step) => step !== undefined)
    },
    update(next: Values) {
      light.update(next.mood)
      leafColor.value = [...seasons[next.season]]
      flowerColor.value = linear(next.flower)
      wind.value = next.wind
      duration.value = next.pace
      const isOther = next.preset !== last.preset
      if (next.grammar !== last.grammar || next.more !== last.more || next.seed !== last.seed || next.limit !== last.limit) {
        rebuild(next)
        if ((isOther || next.seed !== last.seed) && engine?.isPlaying && !calm()) begin()
      }
      if (isOther) place()
      last = next
    },
    connect(given: Stage) {
      stage = given
      ;({ engine } = given)
      if (fault !== undefined) tell(fault)
      const stop = camera.connect(given.element)
      const quit = new AbortController()
      given.element.addEventListener(
        'keydown',
        ({ key, ctrlKey, metaKey, altKey }) => void (key.toLowerCase() === 'g' && !ctrlKey && !metaKey && !altKey && begin()),
        quit,
      )
      return () => {
        quit.abort()
        stop()
        stage = engine = undefined
      }
    },
    actions: { grow: begin },
    readouts: () => ({
      symbols: (grown?.symbols ?? 0).toLocaleString('en'),
      steps: grown?.steps ?? 0,
      branches: branches.count.toLocaleString('en'),
      leaves: leaves.count.toLocaleString('en'),
      time: `${(grown?.milliseconds ?? 0).toFixed(1)} ms`,
    }),
    parts: { weather, begun, duration },
  }
}

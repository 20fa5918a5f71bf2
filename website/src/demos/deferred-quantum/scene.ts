/** A quantum particle in a landscape of its own probability: it is thrown, spreads, interferes, tunnels, and is found somewhere by a measurement. */
import { repeat, type Engine } from 'kirari'
import { createOrbitCamera } from 'kirari/camera'
import { createWave, type Packet } from './evolve.ts'
import { createLandscape } from './landscape.ts'
import { drawPlace, momentsOf, probability, transmissionOf, widthOf } from './measure.ts'
import { dt, settingOf, worldOf, type SceneName } from './setting.ts'
import { connectHand, throwAhead } from './throw.ts'

export interface Values {
  readonly scene: SceneName
  readonly drag: 'turn' | 'throw'
  readonly border: 'absorbing' | 'periodic'
  readonly grid: '128' | '256'
  readonly steps: number
  readonly separation: number
  readonly slit: number
  readonly barrier: number
  readonly height: number
  readonly lights: '16' | '64' | '256'
}
interface Stage {
  readonly engine: Engine
  readonly element: HTMLElement
}

/** How narrow a measurement leaves the packet, and how wide a thrown one is. */
const [foundSigma, thrownSigma] = [0.5, 1.2]

export const createScene = (values: Values) => createSceneOf(values, Math.random)

/** `chance` returns a random number in [0, 1) for each measurement. */
export const createSceneOf = (values: Values, chance: () => number) => {
  const { scene, border, separation, slit, barrier } = values
  const dials = { grid: values.grid === '128' ? 128 : 256, border, separation, slit, barrier } as const
  const setting = settingOf(scene, dials)
  const world = worldOf(setting, dials)
  const camera = createOrbitCamera({ ...setting.camera, minPitch: 0.08, maxPitch: 1.5, minDistance: 8, maxDistance: 60, near: 0.5, far: 150 })
  const wave = createWave(world, setting.packet)
  const landscape = createLandscape({
    wave,
    world,
    setting,
    camera,
    tiles: Math.sqrt(Number(values.lights)),
    isAbsorbing: border === 'absorbing',
  })

  let now = values
  let engine: Engine | undefined
  /** The packet that an experiment starts with, and the one whose motion is seen: after a measurement they differ. */
  let [prepared, packet] = [setting.packet, setting.packet]
  let [launches, rounds, count] = [0, 0, 0]
  let time = 0
  let found = ''

  const launch = (next: Packet): void => {
    packet = next
    wave.aim(next)
    count = 0
    launches = 1
    engine?.redraw()
  }
  const prepare = (place: Packet['place'], momentum: Packet['momentum']): void => {
    prepared = { place, momentum, sigma: [thrownSigma, thrownSigma] }
    found = ''
    launch(prepared)
  }
  /** Once a frame. While time stands still, the frame only shows the view. */
  const begin = (): number => {
    const moment = engine?.time ?? 0
    rounds = moment === time || launches > 0 ? 0 : now.steps
    time = moment
    count += rounds
    landscape.age.value += rounds > 0 ? 1 : 0
    const result = launches
    launches = 0
    return result
  }
  /** At the start, after a reset and after a lost GPU. */
  const restart = (): number => {
    prepared = setting.packet
    packet = prepared
    wave.aim(packet)
    ;[launches, count, found] = [0, 0, '']
    landscape.age.value = 1e6
    time = 0
    return 1
  }

  let isMeasuring = false
  const measure = async ({ engine: on }: Pick<Stage, 'engine'>): Promise<void> => {
    if (isMeasuring) return
    isMeasuring = true
    const place = drawPlace(await on.read(wave.psi), world, chance())
    isMeasuring = false
    landscape.found.value = place
    landscape.age.value = 0
    found = place.map((part) => part.toFixed(1).replace('-', '−')).join(', ')
    launch({ place, momentum: [0, 0], sigma: [foundSigma, foundSigma] })
  }
  const throws = (): boolean => now.drag === 'throw' || scene === 'throw'
  const update = (next: Values): void => {
    now = next
    landscape.height.value = next.height
    if (element) element.style.touchAction = throws() ? 'none' : 'pan-y'
  }
  let element: HTMLElement | undefined
  update(values)

  return {
    init: [repeat(restart, [wave.launch]), ...landscape.begin],
    frame: [repeat(begin, [wave.launch]), repeat(() => rounds, wave.step), ...landscape.steps],
    update,
    connect(stage: Stage) {
      ;({ engine, element } = stage)
      update(now)
      const again = engine.on('frame', () => {
        if (count * dt >= setting.period) launch(prepared)
      })
      const leave = connectHand(stage, {
        camera,
        throws,
        aim(from, to) {
          landscape.from.value = from
          landscape.to.value = to ?? from
          landscape.isThrown.value = to ? 1 : 0
        },
        launch: prepare,
        measure: () => void measure(stage),
      })
      return () => {
        again()
        leave()
      }
    },
    actions: {
      measure: (stage: Stage) => void measure(stage),
      throw: () => throwAhead(camera, prepare),
      again: () => launch(prepared),
    },
    async readouts({ engine: on }: Pick<Stage, 'engine'>) {
      const [psi, absorbed] = [await on.read(wave.psi), await on.read(wave.absorbed)]
      const t = count * dt
      const { norm, sigma } = momentsOf(psi, world)
      const area = (world.side / world.n) ** 2
      const taken = (isCounted: (i: number) => boolean): number => absorbed.reduce((sum, one, i) => (isCounted(i) ? sum + one : sum), 0) * area
      const all = taken(() => true)
      const beyond = probability(psi, world, (x) => x > 0) + taken((i) => i % world.n > world.n / 2)
      return {
        time: t.toFixed(2),
        norm: (norm + all).toFixed(5),
        absorbed: all.toFixed(3),
        ...(setting.isFree && { sigma: sigma[0].toFixed(3), formula: widthOf(packet.sigma[0], t).toFixed(3) }),
        ...(setting.barrier && { beyond: beyond.toFixed(3) }),
        ...(setting.barrier &&
          packet === setting.packet && { tunnel: transmissionOf(packet.momentum[0], packet.sigma[0], setting.barrier.height, setting.barrier.a).toFixed(3) }),
        ...(found && { found }),
      }
    },
    parts: { wave, world, setting, camera, arrivals: landscape.arrivals },
    measure,
  }
}

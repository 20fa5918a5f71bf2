/**
 * The reader's hand: a click, or Enter in the middle of the view, puts an animal or grass into a cell. What it adds is counted.
 * Must not know: drawing.
 */
import type { Engine } from 'kirari'
import type { OrbitCamera } from 'kirari/camera'
import { If, int, ivec4, kernel, select, storage, uniform } from 'kirari/node'
import type { Int } from 'kirari/node'
import { grazer, hunter, isNewborn, nobody, type Rules } from './rules.ts'
import type { Terrain } from './terrain.ts'

export type Gift = 'grazer' | 'hunter' | 'grass'
const gifts = { grazer, hunter, grass: nobody }
const clickPixels = 6

export const createHand = ({ law, ground, field, animal }: Rules) => {
  const cell = uniform(int, -1, 'handCell')
  const kind = uniform(int, grazer, 'handKind')
  /** The matter that the reader has added. */
  const given = storage(int, 1, { name: 'given' })
  /** The matter that a cell takes: an animal where none is, grass up to its tallest. */
  const taken = (at: Int): Int => {
    const isOpen = ground.at(at).y.equal(1)
    const young = select(law.grazerBirth, law.hunterBirth, kind.equal(hunter)).shiftRight(1)
    const body = select(int(0), young, animal.at(at).x.equal(nobody))
    return select(int(0), select(body, law.tallest.sub(field.at(at).x).max(0), kind.equal(nobody)), isOpen)
  }
  const count = kernel(1, (i) => given.at(i).addAssign(taken(cell.max(0))), { name: 'countGift' })
  const give = kernel(
    ground.count,
    (i) => {
      If(int(i).equal(cell), () => {
        const matter = taken(int(i)).toConst('matter')
        If(kind.equal(nobody), () => field.at(i).x.addAssign(matter)).ElseIf(matter.greaterThan(0), () =>
          animal.at(i).assign(ivec4(kind, matter, 0, 5 * 257 + isNewborn)),
        )
      })
    },
    { name: 'give' },
  )
  const forget = kernel(1, (i) => given.at(i).assign(0), { name: 'forgetGifts' })

  const waiting: { readonly cell: number; readonly gift: Gift }[] = []
  return {
    given,
    begin: [forget],
    steps: [count, give],
    put(at: number, gift: Gift) {
      if (at >= 0) waiting.push({ cell: at, gift })
    },
    /** One gift a frame. */
    next(): number {
      const one = waiting.shift()
      if (!one) return 0
      cell.value = one.cell
      kind.value = gifts[one.gift]
      return 1
    },
  }
}

/** The cell that a pixel shows, −1 for none; `u` and `v` as in `uv`. */
export const cellAt = (camera: OrbitCamera, { heights, land: { side } }: Terrain, aspect: number, u: number, v: number): number => {
  const { yaw, pitch, distance, target, fieldOfView } = camera
  const [sinYaw, cosYaw, sinPitch, cosPitch] = [Math.sin(yaw), Math.cos(yaw), Math.sin(pitch), Math.cos(pitch)]
  const tangent = Math.tan(fieldOfView / 2)
  const [right, up] = [(2 * u - 1) * aspect * tangent, (2 * v - 1) * tangent]
  const ray = [
    -sinYaw * cosPitch + cosYaw * right - sinYaw * sinPitch * up,
    -sinPitch + cosPitch * up,
    -cosYaw * cosPitch - sinYaw * right - cosYaw * sinPitch * up,
  ] as const
  const eye = [target[0] + sinYaw * cosPitch * distance, target[1] + sinPitch * distance, target[2] + cosYaw * cosPitch * distance] as const
  let isOver = false
  for (let t = 0; t < distance + 2 * side; t += 0.1) {
    const [x, y, z] = [eye[0] + ray[0] * t + side / 2, eye[1] + ray[1] * t, eye[2] + ray[2] * t + side / 2]
    const isInside = x >= 0 && z >= 0 && x < side && z < side
    const isBelow = isInside && y < Math.max(0, heights[Math.round(2 * z) * (2 * side + 1) + Math.round(2 * x)] ?? 0)
    // A ray that enters through a side of the block shows no cell.
    if (isBelow) return isOver ? Math.floor(z) * side + Math.floor(x) : -1
    isOver = isInside
  }
  return -1
}

interface Options {
  readonly camera: OrbitCamera
  readonly terrain: Terrain
  readonly put: (cell: number) => void
}
export const connectHand = (
  { engine, element }: { readonly engine: Engine; readonly element: HTMLElement },
  { camera, terrain, put }: Options,
): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  let press: { readonly x: number; readonly y: number; readonly id: number } | undefined
  const putAt = (u: number, v: number): void => {
    const { width, height } = engine.canvas.getBoundingClientRect()
    put(cellAt(camera, terrain, width / height, u, v))
  }
  element.addEventListener(
    'pointerdown',
    ({ button, target, isPrimary, clientX: x, clientY: y, pointerId: id }) => {
      // A second finger zooms.
      press = isPrimary && button === 0 && target === engine.canvas ? { x, y, id } : undefined
    },
    { signal },
  )
  // A drag that comes back to its start is still a drag.
  element.addEventListener(
    'pointermove',
    ({ clientX, clientY, pointerId }) => {
      if (press?.id === pointerId && Math.hypot(clientX - press.x, clientY - press.y) >= clickPixels) press = undefined
    },
    { signal },
  )
  element.addEventListener(
    'pointerup',
    ({ clientX, clientY, pointerId }) => {
      const { left, top, width, height } = engine.canvas.getBoundingClientRect()
      if (press?.id === pointerId && Math.hypot(clientX - press.x, clientY - press.y) < clickPixels)
        putAt((clientX - left) / width, 1 - (clientY - top) / height)
      press = undefined
    },
    { signal },
  )
  element.addEventListener('pointercancel', () => (press = undefined), { signal })
  element.addEventListener(
    'keydown',
    (event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event
      if (target !== element || key !== 'Enter' || ctrlKey || metaKey || altKey) return
      event.preventDefault()
      putAt(0.5, 0.5)
    },
    { signal },
  )
  return () => controller.abort()
}

/**
 * The light over the silk: how it follows the pointer, and how the cloth goes from ink to paper.
 * Must not know: React, or how the silk is drawn.
 */
import type { UniformFloat, UniformVec2 } from 'kirari/node'
import { restPlaces, silkAspect, type Place } from './silk.ts'

/** The width below which the style sheet shows the narrow poster. */
export const isNarrow = (): boolean => matchMedia('(max-width: 40rem)').matches
export const restPlace = (narrow: boolean): Place => (narrow ? restPlaces.narrow : restPlaces.wide)

/** How fast the light comes: the way that is left shrinks by e each `1 / speed` seconds. */
const speed = 2.6
/** Nearer than this it has arrived. */
const closeEnough = 1e-3

/** Lets the light follow the pointer over the page, and rest where it began when the pointer leaves. Returns the way to stop. */
export const follow = (box: Element, light: UniformVec2, onFrame: (listener: () => void) => () => void): (() => void) => {
  const quit = new AbortController()
  const options = { signal: quit.signal, passive: true }
  let goal: Place = restPlace(isNarrow())
  let lastMilliseconds = 0

  /** One step towards the goal. Setting the light asks for a frame, and the frame for the next step, until it has arrived. */
  const approach = (): void => {
    const [x, y] = light.value
    const [dx, dy] = [goal[0] - x, goal[1] - y]
    const now = performance.now()
    const seconds = Math.min(0.05, (now - lastMilliseconds) / 1000)
    lastMilliseconds = now
    if (Math.hypot(dx, dy) < closeEnough) return
    const part = 1 - Math.exp(-speed * seconds)
    light.value = [x + dx * part, y + dy * part]
  }
  const head = (next: Place): void => {
    goal = next
    if (performance.now() - lastMilliseconds > 50) lastMilliseconds = performance.now() - 16
    approach()
  }

  addEventListener(
    'pointermove',
    ({ clientX, clientY }) => {
      const { left, bottom, width, height } = box.getBoundingClientRect()
      const unit = Math.max(height, width / silkAspect)
      head([(clientX - left - width / 2) / unit, (bottom - clientY - height / 2) / unit])
    },
    options,
  )
  document.documentElement.addEventListener('pointerleave', () => head(restPlace(isNarrow())), options)
  const stop = onFrame(approach)
  return () => {
    quit.abort()
    stop()
  }
}

const fadeMilliseconds = 600

/** Takes a value smoothly to another. Returns the way to stop. */
export const fade = (value: UniformFloat, goal: number): (() => void) => {
  const from = value.value
  const start = performance.now()
  let id = 0
  const advance = (): void => {
    const t = Math.min(1, (performance.now() - start) / fadeMilliseconds)
    value.value = from + (goal - from) * t * t * (3 - 2 * t)
    if (t < 1) id = requestAnimationFrame(advance)
  }
  if (from !== goal) id = requestAnimationFrame(advance)
  return () => cancelAnimationFrame(id)
}

/**
 * Instances of a tube or a blade, whose number changes.
 * Must not know: what they are, how they are drawn.
 */
import { geometry, type Geometry, type Step } from 'kirari'

interface Shape {
  /** As many numbers a corner as `size`. */
  readonly corners: Float32Array
  readonly size: 2 | 3
  readonly index: readonly number[]
}

/** A ring at each end: cosine, sine, and 0 or 1 for the end. */
export const tube = (sides: number): Shape => {
  const corners = Array.from({ length: 2 * sides }, (_, i) => {
    const angle = (2 * Math.PI * (i % sides)) / sides
    return [Math.cos(angle), Math.sin(angle), i < sides ? 0 : 1]
  })
  const index = Array.from({ length: sides }, (_, i) => {
    const next = (i + 1) % sides
    return [i, next, i + sides, next, next + sides, i + sides]
  })
  return { corners: new Float32Array(corners.flat()), size: 3, index: index.flat() }
}
/** Base, left, right and tip: across from −1 to 1, along from 0 to 1. */
export const blade: Shape = { corners: new Float32Array([0, 0, -1, 0.5, 1, 0.5, 0, 1]), size: 2, index: [0, 3, 1, 0, 2, 3] }

type Data = Readonly<Record<string, Float32Array>>

/**
 * Each instance has `size` numbers: four for each attribute, in this order. Buffers cannot grow, so those of the next larger capacity are
 * drawn with; each is four times the one before, and is kept.
 */
export const createInstances = (shape: Shape, size: number, names: readonly string[], steps: (form: Geometry, count: () => number) => readonly Step[]) => {
  const forms = new Map<number, { readonly data: Data; readonly form: Geometry; readonly steps: readonly Step[] }>()
  let count = 0
  let current: readonly Step[] = []
  const make = (capacity: number) => {
    const data: Data = Object.fromEntries(names.map((name) => [name, new Float32Array(4 * capacity)]))
    const attributes = Object.fromEntries(Object.entries(data).map(([name, own]) => [name, { data: own, size: 4 as const }]))
    const form = geometry({ corner: { data: shape.corners, size: shape.size }, ...attributes }, { index: shape.index, instanced: names })
    const made = { data, form, steps: steps(form, () => count) }
    forms.set(capacity, made)
    return made
  }
  return {
    get count() {
      return count
    },
    get steps() {
      return count > 0 ? current : []
    },
    set(packed: Float32Array) {
      count = packed.length / size
      let capacity = 1024
      while (capacity < count) capacity *= 4
      const { data, form, steps: own } = forms.get(capacity) ?? make(capacity)
      names.forEach((name, part) => {
        const to = data[name]
        for (let i = 0; to && i < count; i++) to.set(packed.subarray(i * size + 4 * part, i * size + 4 * part + 4), 4 * i)
      })
      form.update()
      current = own
    },
  }
}

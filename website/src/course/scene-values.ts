/** The values of a live picture at one pixel, as scripts/scene-values.ts prints them. */
export type SceneValues = {
  readonly fields: readonly { readonly name: string; readonly type: string; readonly count: number }[]
  /** Computes all fields into `r`, one after another. */
  readonly values: () => void
  readonly r: Float64Array
  /** Setters of what the picture reads: `uv`, `time`, `resolution`, `pointer` and uniforms by their names. */
  readonly inputs: Record<string, unknown>
}

export type SceneValue = { readonly name: string; readonly type: string; readonly numbers: readonly number[] }

/** The inputs of an engine and the uniforms, by name. A picture reads some of them, and the others are left out. */
export const valuesAt = ({ fields, values, r, inputs }: SceneValues, given: Readonly<Record<string, unknown>>): readonly SceneValue[] => {
  for (const [name, value] of Object.entries(given)) if (name in inputs) inputs[name] = value
  values()
  let from = 0
  return fields.map(({ name, type, count }) => {
    const numbers = [...r.subarray(from, from + count)]
    from += count
    return { name, type, numbers }
  })
}

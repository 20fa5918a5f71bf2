/** A pseudorandom generator: an integer hash of a seed and a count, the same in each run. */

/** Choices made one after another from a seed. */
export class Choices {
  #state: number

  constructor(seed: number) {
    this.#state = mix(seed >>> 0)
  }

  /** An integer below `end`. */
  below(end: number): number {
    this.#state = (this.#state + 0x9e3779b9) >>> 0
    return Math.floor((mix(this.#state) / 2 ** 32) * end)
  }

  /** True with this probability. */
  chance(probability: number): boolean {
    return this.below(1 << 20) < probability * (1 << 20)
  }

  /** An integer from `low` to `high`, both included. */
  between(low: number, high: number): number {
    return low + this.below(high - low + 1)
  }

  of<V>(list: readonly V[]): V {
    if (list.length === 0) throw new Error('random: nothing to choose from')
    // The index is below the length.
    return list[this.below(list.length)] as V
  }

  /** One of the choices, each as likely as its weight. */
  weighted<V>(choices: readonly (readonly [weight: number, value: V])[]): V {
    let left = this.below(choices.reduce((sum, [weight]) => sum + weight, 0))
    for (const [weight, value] of choices) {
      if (left < weight) return value
      left -= weight
    }
    throw new Error('random: no weight above 0 to choose by')
  }
}

/** Every bit of the input moves about half of the bits of the result. */
const mix = (value: number): number => {
  let x = value | 0
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b)
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35)
  return (x ^ (x >>> 16)) >>> 0
}

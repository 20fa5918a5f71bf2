/**
 * The source of a texture: its contents, as pixel data or image sources, and its sampler settings. Contents are checked when they are set;
 * `texture` checks the settings.
 */
import { notAValue } from '#explain'
import { fail } from '../../diagnostic/diagnostic.ts'
import type { ExternalImage, PixelImage, SamplerSettings, TextureBinder, UniformSource, UniformValue } from '../../ir/expr.ts'
import type { ResourceType } from '../../ir/type.ts'
import { textureBinder } from '../../feature/texture-binding.ts'
import { externalOf, type GivenImage } from './image.ts'
import { checkImage } from './texture-check.ts'

export class TextureSource implements UniformSource {
  readonly type: ResourceType
  readonly name: string | undefined
  readonly sampler: SamplerSettings
  readonly binder: TextureBinder = textureBinder
  /** The target that owns this image. Set once, by `target`. */
  attachment: UniformSource['attachment']
  /** A texture has texels in place of a value. */
  readonly value: UniformValue = []
  readonly #listeners = new Set<() => void>()
  #given: GivenImage | undefined
  #external: ExternalImage | undefined
  #version = 0
  /** Unsubscribes from contents that change by themselves. */
  #stop: (() => void) | undefined

  constructor(type: ResourceType, name: string | undefined, sampler: SamplerSettings) {
    this.type = type
    this.name = name
    this.sampler = sampler
  }

  get given(): GivenImage | undefined {
    return this.#given
  }

  get image(): PixelImage | undefined {
    // Contents that are not external are pixel data.
    return this.#external ? undefined : (this.#given as PixelImage | undefined)
  }

  get external(): ExternalImage | undefined {
    return this.#external
  }

  get version(): number {
    return this.#version
  }

  set(given: GivenImage | undefined, below: unknown): void {
    if (given === this.#given) return
    if (given !== undefined && (typeof given !== 'object' || given === null)) return fail(notAValue('a picture', given), below)
    const external = given && externalOf(given, this.type, below)
    // As above.
    if (given && !external) checkImage(this.type, given as PixelImage, below)
    this.#given = given
    this.#external = external
    this.#follow()
    this.update()
  }

  /** Marks the contents as changed in place. */
  update(): void {
    this.#version++
    this.#notify()
  }

  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener)
    if (!this.#stop) this.#follow()
    return () => {
      this.#listeners.delete(listener)
      if (this.#listeners.size === 0) this.#follow()
    }
  }

  /** Subscribes to contents that change by themselves, such as a video, while this source has listeners. */
  #follow(): void {
    this.#stop?.()
    this.#stop = this.#listeners.size > 0 ? this.#external?.subscribe?.(() => this.#notify()) : undefined
  }

  #notify(): void {
    for (const listener of this.#listeners) listener()
  }
}

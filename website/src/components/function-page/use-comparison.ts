/** While the reader compares: measures again when the picture changes, paints where it differs, and says how far. */
import useDocusaurusContext from '@docusaurus/useDocusaurusContext'
import type { Subject } from '@site/src/previews/preview.ts'
import type { Engine, Fragment } from 'kirari'
import { useEffect, useRef, type RefObject } from 'react'
import { useText } from '../use-text.ts'
import type { Comparison } from './comparison.ts'
import type { ControlValues } from './control.ts'
import type { Difference } from './difference.ts'
import { filled } from '../filled.ts'
import { words } from './preview-words.ts'
import type { ValueDifference } from './value-difference.ts'

/** A slider that is dragged is measured when it rests. */
const pauseMilliseconds = 120

type Options = {
  /** The engine that draws the picture, while the reader compares. */
  readonly shown: Engine | undefined
  readonly fragment: Fragment
  /** What the picture is made of. */
  readonly subject: Subject
  readonly values: ControlValues
  readonly overlay: RefObject<HTMLCanvasElement | null>
  readonly onSay: (text: string) => void
}

export const useComparison = ({ shown, fragment, subject, values, overlay, onSay }: Options): void => {
  const { currentLocale } = useDocusaurusContext().i18n
  const text = useText()
  const comparison = useRef<Promise<Comparison>>(undefined)
  const tell = useRef({ text, locale: currentLocale })
  useEffect(() => {
    tell.current = { text, locale: currentLocale }
  })

  useEffect(() => {
    if (!shown) return undefined
    onSay(tell.current.text(words.comparing))
    const begun = import('./comparison.ts').then(({ createComparison }) =>
      createComparison(shown, fragment, shown.backend === 'webgpu' ? 'webgl2' : 'webgpu', subject),
    )
    comparison.current = begun
    return () => {
      comparison.current = undefined
      void begun.then(
        ({ end }) => end(),
        () => {},
      )
    }
  }, [shown, fragment, subject, onSay])

  useEffect(() => {
    if (!shown) return undefined
    let isOver = false
    const measure = async (): Promise<void> => {
      const { text: say, locale } = tell.current
      try {
        const begun = await comparison.current
        const difference = await begun?.measure()
        if (isOver || !difference) return
        paint(overlay.current, difference)
        const ofPicture = told(difference, say, locale)
        onSay(ofPicture)
        const ofValues = await begun?.values()
        if (!isOver && ofValues) onSay(`${ofPicture}${locale === 'ja' ? '' : ' '}${toldOfValues(ofValues, say, locale)}`)
      } catch (error) {
        // Nothing but Errors is thrown by modules and engines. The first line says what; the rest is for who writes shaders.
        if (!isOver) onSay(filled(say(words.notCompared), { reason: (error as Error).message.split('\n', 1)[0] ?? '' }))
      }
    }
    const timer = setTimeout(() => void measure(), pauseMilliseconds)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- with other values, or another fragment, it is another picture
  }, [shown, fragment, values, overlay, onSay])
}

const paint = (canvas: HTMLCanvasElement | null, { picture: { width, height, data } }: Difference): void => {
  if (!canvas) return
  Object.assign(canvas, { width, height })
  canvas.getContext('2d')?.putImageData(new ImageData(data, width, height), 0, 0)
}

const told = ({ largest, count, times, picture: { width, height } }: Difference, say: ReturnType<typeof useText>, locale: string): string => {
  const number = (value: number): string => value.toLocaleString(locale)
  const pixels = number(width * height)
  if (largest === 0) return filled(say(words.same), { pixels })
  const share = (count / (width * height)).toLocaleString(locale, { style: 'percent', maximumSignificantDigits: 2 })
  return filled(say(words.differs), { steps: number(largest), count: number(count), pixels, share, times: number(times) })
}

const toldOfValues = ({ largest, count, calls }: ValueDifference, say: ReturnType<typeof useText>, locale: string): string => {
  const number = (value: number): string => value.toLocaleString(locale)
  return filled(say(count === 0 ? words.sameValues : words.values), { steps: number(largest), count: number(count), calls: number(calls) })
}

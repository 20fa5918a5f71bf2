/** The two curves over one grid, what lies between them, and a pair of dots that moves by them. */
import { Fragment, useEffect, useRef, useState, type ReactNode } from 'react'
import { MotionButton } from '../live-shader/motion-button.tsx'
import { useReducedMotion } from '../live-shader/use-reduced-motion.ts'
import styles from './curve-editor.module.css'
import type { Comparison } from './curve-facts.ts'
import { areaPath, curvePath, framePath, gridPath, lanesPath, plot, xOf, yOf } from './plot.ts'

const sides = ['first', 'second'] as const

/** Seconds of the movement, with a rest before and after it. */
const movement = 1.9
const rest = 0.45

export const CurvePlot = ({ label, made }: { readonly label: string; readonly made: Comparison | undefined }): ReactNode => {
  const isReduced = useReducedMotion()
  const [wish, setWish] = useState<boolean>()
  const isMoving = wish ?? !isReduced
  return (
    <div className={styles.plot}>
      <svg viewBox={`0 0 ${plot.width} ${plot.height}`} role="img" aria-label={label}>
        <path className={styles.grid} d={gridPath} />
        {made && <path className={styles.area} d={areaPath(made.one.curve, made.other.curve)} />}
        <path className={styles.frame} d={`${framePath}${lanesPath}`} />
        <g className={styles.scale} aria-hidden="true">
          <text x={xOf(0) - 8} y={yOf(0) + 4} textAnchor="end">
            0
          </text>
          <text x={xOf(0) - 8} y={yOf(1) + 4} textAnchor="end">
            1
          </text>
          <text x={xOf(1)} y={yOf(0) + 18} textAnchor="end">
            t = 1
          </text>
        </g>
        {made && <Curves made={made} isMoving={isMoving} />}
      </svg>
      {made && <MotionButton className={styles.motion} isMoving={isMoving} onToggle={() => setWish(!isMoving)} />}
    </div>
  )
}

const Curves = ({ made, isMoving }: { readonly made: Comparison; readonly isMoving: boolean }): ReactNode => {
  const dots = useRef<SVGGElement>(null)
  const { one, other, difference } = made
  useEffect(() => {
    const group = dots.current
    if (!group) return undefined
    const place = (t: number): void => {
      const circles = group.querySelectorAll('circle')
      for (const [i, { curve }] of [one, other].entries()) {
        const y = String(yOf(curve(t)))
        circles[2 * i]?.setAttribute('cx', String(xOf(t)))
        circles[2 * i]?.setAttribute('cy', y)
        circles[2 * i + 1]?.setAttribute('cy', y)
      }
    }
    // What stands still stands where it tells the most.
    place(difference.time)
    if (!isMoving) return undefined
    let frame = 0
    const begin = performance.now()
    const step = (now: number): void => {
      const seconds = ((now - begin) / 1000) % (movement + 2 * rest)
      place(Math.min(Math.max((seconds - rest) / movement, 0), 1))
      frame = requestAnimationFrame(step)
    }
    const watcher = new IntersectionObserver((entries) => {
      cancelAnimationFrame(frame)
      if (entries.at(-1)?.isIntersecting) frame = requestAnimationFrame(step)
    })
    watcher.observe(group.ownerSVGElement ?? group)
    return () => {
      watcher.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [one, other, difference, isMoving])
  const { time } = difference
  return (
    <>
      <path className={styles.apart} d={`M${xOf(time)} ${yOf(one.curve(time))}V${yOf(other.curve(time))}`} />
      <path className={`${styles.curve} ${styles.second}`} d={curvePath(other.curve)} />
      <path className={`${styles.curve} ${styles.first}`} d={curvePath(one.curve)} />
      <g ref={dots}>
        {sides.map((side, i) => (
          <Fragment key={side}>
            <circle className={`${styles.dot} ${styles[side]}`} r="6" />
            <circle className={`${styles.dot} ${styles[side]}`} r="9" cx={plot.lanes[i]} />
          </Fragment>
        ))}
      </g>
    </>
  )
}

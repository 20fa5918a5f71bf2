/**
 * Lets a wall of posters come alive, one tile at a time: the one the reader is at. What draws comes when the first tile is pointed at, so that a
 * wall that is only looked at loads nothing. Readers who prefer less motion keep the posters: without it the live picture is the same one.
 */
import { useEffect, useRef, type RefObject } from 'react'
import { useReducedMotion } from '../live-shader/use-reduced-motion.ts'
import type { WallCanvas } from './wall-canvas.ts'
import { watchTiles } from './watch-tiles.ts'

export const useLiveWall = (): RefObject<HTMLDivElement | null> => {
  const wall = useRef<HTMLDivElement>(null)
  const prefersStill = useReducedMotion()
  useEffect(() => {
    if (!wall.current || prefersStill) return undefined
    let canvas: Promise<WallCanvas> | undefined
    const stop = watchTiles(wall.current, (tile, isAsked) => {
      canvas ??= import('./wall-canvas.ts').then(({ createWallCanvas }) => createWallCanvas())
      void canvas.then(({ show }) => show(tile, isAsked))
    })
    return () => {
      stop()
      void canvas?.then(({ dispose }) => dispose())
    }
  }, [prefersStill])
  return wall
}

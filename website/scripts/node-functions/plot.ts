/** The curve of a function of one float, as SVG: drawn when the site is built, by the function itself on the CPU. */
import * as node from 'kirari/node'
import { toJS } from 'kirari/js'
import { plotSize } from '../../src/image-size.ts'
import type { Plot } from './record.ts'

const { width, height } = plotSize
const margin = 4
const steps = 240

/** What the function gives for a number. */
const evaluator = (name: string, args: readonly (number | 'x')[]): ((x: number) => number) => {
  // The names of the table are functions of the language that take floats.
  const call = (node as unknown as Readonly<Record<string, (...values: unknown[]) => node.Float>>)[name]
  if (!call) throw new Error(`expected a function called ${name} in kirari/node`)
  return toJS(node.fn('curve', [{ x: node.float }], node.float, (x) => call(...args.map((arg) => (arg === 'x' ? x : arg)))))
}

type Point = readonly [left: number, top: number]
/** Without the points that lie on the line between their neighbours. */
const straightened = (points: readonly Point[]): readonly Point[] => {
  const kept: Point[] = []
  points.forEach((point, i) => {
    const [a, next] = [kept.at(-1), points[i + 1]]
    const isStraight = a && next && Math.abs((point[0] - a[0]) * (next[1] - a[1]) - (point[1] - a[1]) * (next[0] - a[0])) < 0.12
    if (!isStraight) kept.push(point)
  })
  return kept
}

const short = (value: number): string => String(Number(value.toFixed(1)))
const label = (value: number): string => (Math.abs(value - Math.PI) < 1e-9 ? 'π' : Math.abs(value + Math.PI) < 1e-9 ? '−π' : short(value).replace('-', '−'))

/** The plot as an `svg` element of JSX. The curve is broken where it jumps or leaves the frame. */
export const plotSvg = (name: string, { x: [fromX, toX], y: [fromY, toY], args = ['x'] }: Plot, title: string): string => {
  const of = evaluator(name, args)
  const atX = (x: number): number => margin + ((x - fromX) / (toX - fromX)) * (width - 2 * margin)
  const atY = (y: number): number => height - margin - ((y - fromY) / (toY - fromY)) * (height - 2 * margin)
  const runs: Point[][] = [[]]
  let before: number | undefined
  for (let i = 0; i <= steps; i++) {
    const x = fromX + ((i + 0.5) / (steps + 1)) * (toX - fromX)
    const y = of(x)
    const isInside = y >= fromY - 0.05 * (toY - fromY) && y <= toY + 0.05 * (toY - fromY)
    const jumps = before !== undefined && Math.abs(y - before) > (toY - fromY) / 6
    if (!isInside || jumps) runs.push([])
    if (isInside) runs.at(-1)?.push([atX(x), atY(y)])
    before = y
  }
  const path = runs
    .filter((points) => points.length > 1)
    .map(
      (points) =>
        `M${straightened(points)
          .map(([left, top]) => `${short(left)} ${short(top)}`)
          .join('L')}`,
    )
    .join('')
  const zeroX = fromX <= 0 && toX >= 0 ? `<path d="M${short(atX(0))} ${margin}V${height - margin}" className="axis" />` : ''
  const zeroY = fromY <= 0 && toY >= 0 ? `<path d="M${margin} ${short(atY(0))}H${width - margin}" className="axis" />` : ''
  const baseline = fromY <= 0 && toY >= 0 ? atY(0) : height - margin
  const textY = short(Math.min(height - 8, baseline + 11))
  const one =
    fromY < 1 && toY > 1
      ? `<path d="M${margin} ${short(atY(1))}H${width - margin}" className="one" /><text x="${width - margin - 2}" y="${short(atY(1) - 3)}" textAnchor="end">1</text>`
      : ''
  return (
    `<svg viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label=${JSON.stringify(title)} className="function-plot">` +
    `${zeroX}${zeroY}${one}<text x="${margin + 1}" y="${textY}">${label(fromX)}</text><text x="${width - margin - 1}" y="${textY}" textAnchor="end">${label(toX)}</text>` +
    `<path d="${path}" className="curve" /></svg>`
  )
}

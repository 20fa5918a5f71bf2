/** Collects the runtime functions that a program needs, each after those that it calls. */
import { runtime } from './index.ts'

export const runtimeText = (needed: Iterable<string>): readonly string[] => {
  const lines = new Map<string, string>()
  const add = (name: string): void => {
    const known = runtime[name]
    if (!known || lines.has(name)) return
    for (const other of known.needs ?? []) add(other)
    lines.set(name, known.text)
  }
  for (const name of needed) add(name)
  return [...lines.values()]
}

/**
 * Counts the processor seconds of everything that a script starts, by purpose. Linux reports for each process the time that it
 * has used (/proc), and for each parent that of its ended children; this reads both twice a second. On other systems there are no figures.
 *
 * A process belongs to its nearest ancestor with an owner: a command that was started for a layer (`run` in command.mjs), or a process
 * of vitest that has named itself after the file that it runs (internal/testing/process-name.mjs).
 */
import { readdirSync, readFileSync } from 'node:fs'
import { namePrefix, ownerIn } from '../testing/process-name.mjs'

const periodMilliseconds = 500
/** Linux reports process times in hundredths of a second. */
const ticksPerSecond = 100

/** @typedef {{ parent: number, ticks: number, ended: number, owner: string | undefined }} Process `ended`: what its ended children have used. */

/** @param {string} path */
const contentOf = (path) => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    // It has ended in the meantime.
    return ''
  }
}

/** @returns {Map<number, Process>} */
const processes = () => {
  const found = new Map()
  for (const name of readdirSync('/proc')) {
    const id = Number(name)
    const stat = id > 0 ? contentOf(`/proc/${id}/stat`) : ''
    if (stat === '') continue
    // The name in brackets may hold anything; what follows it is numbers.
    const end = stat.lastIndexOf(')')
    const fields = stat.slice(end + 2).split(' ')
    const isNamed = stat.slice(stat.indexOf('(') + 1).startsWith(namePrefix)
    found.set(id, {
      parent: Number(fields[1]),
      ticks: Number(fields[11]) + Number(fields[12]),
      ended: Number(fields[13]) + Number(fields[14]),
      owner: isNamed ? ownerIn(contentOf(`/proc/${id}/cmdline`)) : undefined,
    })
  }
  return found
}

/**
 * Starts counting the time of this process and all its descendants.
 * @param {(id: number) => string | undefined} ownerOf The owner that a process was started for, if it was started here.
 * @returns {{ stop: () => ReadonlyMap<string, number> | undefined }} Processor seconds by owner; processes without one count for ''. Undefined where
 *   the system does not report them.
 */
export const countProcessorTime = (ownerOf) => {
  if (process.platform !== 'linux') return { stop: () => undefined }
  /** @type {Map<string, number>} */
  const ticks = new Map()
  const add = (/** @type {string} */ owner, /** @type {number} */ used) => ticks.set(owner, (ticks.get(owner) ?? 0) + used)
  /** @typedef {Process & { readonly for: string }} Seen */
  /** @type {Map<number, Seen>} */
  let before = new Map()
  const look = () => {
    const all = processes()
    /** @type {Map<number, Seen>} */
    const now = new Map()
    for (const [id, one] of all) {
      const owner = ownerAmong(id, all)
      if (owner === undefined) continue
      now.set(id, { ...one, for: owner })
      add(owner, one.ticks - (before.get(id)?.ticks ?? 0))
    }
    // A parent counts the time of an ended child and of all children that it waited for: the excess over the last reading belongs to the child, or to
    // the parent if the child was never seen.
    /** @type {Map<number, number[]>} */
    const endedBelow = new Map()
    for (const [child, { parent }] of before) if (!now.has(child)) endedBelow.set(parent, [...(endedBelow.get(parent) ?? []), child])
    /** @param {number} id @returns {readonly number[]} */
    const goneBelow = (id) => (endedBelow.get(id) ?? []).flatMap((child) => [child, ...goneBelow(child)])
    for (const [id, { ended, for: owner }] of now) {
      // Each of them was in the previous reading.
      const gone = goneBelow(id).map((child) => /** @type {Seen} */ (before.get(child)))
      const rest = ended - (before.get(id)?.ended ?? ended) - gone.reduce((sum, child) => sum + child.ticks + child.ended, 0)
      if (rest > 0) add(gone.at(-1)?.for ?? owner, rest)
    }
    before = now
  }
  /** @param {number} id @param {Map<number, Process>} all @returns {string | undefined} Undefined for a process that is not below this one. */
  const ownerAmong = (id, all) => {
    let found
    for (let one = id; one > 0; one = all.get(one)?.parent ?? 0) {
      found ??= all.get(one)?.owner ?? ownerOf(one)
      if (one === process.pid) return found ?? ''
    }
    return undefined
  }
  const timer = setInterval(look, periodMilliseconds)
  timer.unref()
  return {
    stop: () => {
      clearInterval(timer)
      look()
      return new Map([...ticks].map(([owner, used]) => [owner, used / ticksPerSecond]))
    },
  }
}

/**
 * Loaded into a build before anything else (scripts/docusaurus.ts): ends it with a message when nothing moves in it any more, which the
 * bundler, waiting for itself, would let go on for ever. What counts is the processor time of the whole process with all its threads, so a
 * slow machine is no reason to end: a build that gets a two hundredth of one core still moves. Must not know: what is built.
 */
import { isMainThread } from 'node:worker_threads'
import { patienceInSeconds, secondsBetweenQuestions, standstill } from './standstill.mjs'

if (isMainThread) {
  const isStill = standstill()
  const ask = () => {
    const { user, system } = process.cpuUsage()
    if (!isStill((user + system) / 1e6)) return
    console.error(`Nothing has moved for ${patienceInSeconds / 60} minutes in: ${process.argv.slice(2).join(' ')}
Most likely the bundler waits for itself over what it found in its cache. Remove website/node_modules/.cache and build again.
If it stands still again, build with DOCUSAURUS_NO_PERSISTENT_CACHE=1, which neither reads nor writes that cache, and report the step it shows last.`)
    process.exit(1)
  }
  // A build that is done does not wait for this.
  setInterval(ask, secondsBetweenQuestions * 1000).unref()
}

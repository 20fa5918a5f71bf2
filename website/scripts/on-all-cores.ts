/** Does many like things in as many processes as there are cores. Must not know: what is done. */
import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'

interface Answered<Answer> {
  readonly index: number
  readonly answer: Answer
}

/** Waiting at each process, one of them being done, so that none stands still while this one is at something else. */
const waiting = 4

/** One process a core: the threads on which V8 compiles and collects garbage would only take time from the other processes. */
const execArgv = ['--enable-source-maps', '--single-threaded']

/**
 * Sends the numbers below `count` to processes that run `script`, which bundled.ts has made, and gives what they answer
 * (answerNumbers), in the order of the numbers. The first error ends all.
 */
export const onAllCores = async <Answer>(script: string, count: number): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  let next = 0
  const processes = Array.from({ length: Math.min(availableParallelism(), count) }, () => fork(script, { execArgv }))
  const work = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      const asked = new Set<number>()
      const ask = (): void => {
        while (asked.size < waiting && next < count) {
          asked.add(next)
          child.send(next++)
        }
        if (asked.size === 0) resolve()
      }
      child.on('message', (message) => {
        // What the script answers is for its caller to know.
        const { index, answer } = message as Answered<Answer>
        answers[index] = answer
        asked.delete(index)
        ask()
      })
      child.on('error', reject)
      child.on('exit', (code, signal) =>
        reject(new Error(`${script} ended with ${code ?? signal} at number ${Math.min(...asked)}, before its work was done. What it said is above.`)),
      )
      ask()
    })
  try {
    await Promise.all(processes.map(work))
  } finally {
    for (const child of processes) child.kill()
  }
  return answers
}

/** What such a script does: it answers the numbers that it is sent, one after another. A rejected promise ends the process, and it says why. */
export const answerNumbers = <Answer>(answerOf: (index: number) => Promise<Answer>): void => {
  let last = Promise.resolve()
  process.on('message', (index: number) => {
    last = last.then(async () => {
      const answered: Answered<Answer> = { index, answer: await answerOf(index) }
      process.send?.(answered)
    })
  })
}

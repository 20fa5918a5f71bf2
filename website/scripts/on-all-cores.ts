/** Does many like things in as many processes as there are cores; each is sent the next when it has done one. Must not know: what is done. */
import { fork, type ChildProcess } from 'node:child_process'
import { availableParallelism } from 'node:os'

/** Sends the numbers below `count` to processes that run `script`, and gives their answers in the order of the numbers. The first error ends all. */
export const onAllCores = async <Answer>(script: string, count: number): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  let next = 0
  // They inherit what lets this one read TypeScript.
  const processes = Array.from({ length: Math.min(availableParallelism(), count) }, () => fork(script))
  const work = (child: ChildProcess): Promise<void> =>
    new Promise((resolve, reject) => {
      let current = -1
      const ask = (): void => {
        current = next++
        if (current < count) child.send(current)
        else resolve()
      }
      child.on('message', (answer) => {
        // What the script answers is for its caller to know.
        answers[current] = answer as Answer
        ask()
      })
      child.on('error', reject)
      child.on('exit', (code, signal) =>
        reject(new Error(`${script} ended with ${code ?? signal} at number ${current}, before its work was done. What it said is above.`)),
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

/** When a build stands still, told from the processor time it has used. Must not know: what is built, or what is done about it. */

export const secondsBetweenQuestions = 10
/** How often in a row nothing may have moved. A machine that slept is not asked in between. */
const patience = 18
/** Seconds of processor time between two questions. What only waits was measured to use a tenth of that. */
const least = 0.05

export const patienceInSeconds = patience * secondsBetweenQuestions

/**
 * Says of the processor times it is told, in seconds, whether nothing has moved for as long as one waits.
 * @returns {(processorTime: number) => boolean}
 */
export const standstill = () => {
  let before = -Infinity
  let times = 0
  return (now) => {
    times = now - before < least ? times + 1 : 0
    before = now
    return times >= patience
  }
}

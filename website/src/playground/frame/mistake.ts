import type { Mistake } from '../message.ts'

/** The code cannot be run: what is wrong, and where. */
export class CodeMistake extends Error {
  readonly mistake: Mistake
  constructor(mistake: Mistake) {
    super(mistake.message)
    this.mistake = mistake
  }
}

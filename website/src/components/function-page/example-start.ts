/** The second that the poster of an example shows, and at which the live picture begins: what moves has left its start. */
export const exampleStart = 2

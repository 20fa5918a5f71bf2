/** The worker that holds the compiler. scripts/playground-types.ts bundles it into a file of its own. */
import { createDesk } from './desk.ts'
import type { Libraries } from './host.ts'
import type { Order } from './message.ts'
import { createService, type Messages } from './service.ts'

const textsAt = async (address: string): Promise<Readonly<Record<string, string>>> => {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`expected a file of the playground's types at ${address}, got status ${response.status}.`)
  // The build writes both files (scripts/playground-types.ts).
  return (await response.json()) as Libraries & Messages
}

const take = createDesk({
  load: async (libraries, messages) => {
    const [files, translated] = await Promise.all([textsAt(libraries), messages === undefined ? undefined : textsAt(messages)])
    return createService(files, translated)
  },
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one page, and its method takes no origin
  post: (report) => globalThis.postMessage(report),
  later: (work) => setTimeout(work),
})

// Only the page that started this worker can send to it (client.ts).
globalThis.addEventListener('message', ({ data }: MessageEvent<Order>) => take(data))

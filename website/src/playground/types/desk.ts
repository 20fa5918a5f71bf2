/**
 * Takes the orders of the page in the worker. Each question is answered for the text that stood when it was asked, and of several that wait
 * only the last one of each kind: who types fast is not answered late.
 */
import type { Ask, Order, Report } from './message.ts'
import type { Service } from './service.ts'

export interface DeskPlace {
  readonly load: (libraries: string, messages: string | undefined) => Promise<Service>
  readonly post: (report: Report) => void
  /** Calls back after the orders that have arrived so far. */
  readonly later: (work: () => void) => void
}

interface Waiting {
  readonly ask: Ask
  readonly code: string
}

export const createDesk = ({ load, post, later }: DeskPlace): ((order: Order) => void) => {
  let service: Service | undefined
  let hasFailed = false
  let isPlanned = false
  let code = ''
  const waiting = new Map<Ask['kind'], Waiting>()

  const open = async (libraries: string, messages: string | undefined): Promise<void> => {
    try {
      service = await load(libraries, messages)
      post({ type: 'ready' })
      plan()
    } catch (error) {
      hasFailed = true
      post({ type: 'failed', message: messageOf(error) })
      for (const { ask } of waiting.values()) post({ type: 'answer', id: ask.id })
      waiting.clear()
    }
  }

  const take = (ask: Ask): void => {
    const older = waiting.get(ask.kind)
    if (older) post({ type: 'answer', id: older.ask.id })
    if (hasFailed) return post({ type: 'answer', id: ask.id })
    // Appended to the queue.
    waiting.delete(ask.kind)
    waiting.set(ask.kind, { ask, code })
    plan()
  }

  const plan = (): void => {
    if (isPlanned || !service || waiting.size === 0) return
    isPlanned = true
    later(work)
  }

  /** One question at a time, so that newer ones can come in between. */
  const work = (): void => {
    isPlanned = false
    const [next] = waiting.values()
    if (!next || !service) return
    const { ask } = next
    waiting.delete(ask.kind)
    try {
      service.update(next.code)
      post({ type: 'answer', id: ask.id, answer: answerOf(service, ask) })
    } catch (error) {
      post({ type: 'mistake', id: ask.id, message: messageOf(error) })
    }
    plan()
  }

  return (order) => {
    if (order.type === 'open') void open(order.libraries, order.messages)
    else if (order.type === 'update') code = order.code
    else take(order)
  }
}

const answerOf = (service: Service, ask: Ask): unknown => {
  switch (ask.kind) {
    case 'diagnostics':
      return service.diagnostics()
    case 'completions':
      return service.completions(...ask.asked)
    case 'details':
      return service.details(...ask.asked)
    case 'hover':
      return service.hover(...ask.asked)
    case 'signatureHelp':
      return service.signatureHelp(...ask.asked)
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

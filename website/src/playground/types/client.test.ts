/** The page's side, with a worker that only its test moves, and with the real desk of the worker behind it. */
import { describe, expect, it, vi } from 'vitest'
import type { Diagnostic } from './answer.ts'
import { openTypes, type TypesOptions, type TypesWorker } from './client.ts'
import { createDesk } from './desk.ts'
import type { Order, Report } from './message.ts'
import type { Service } from './service.ts'

const fakeWorker = () => {
  const target = new EventTarget()
  const orders: Order[] = []
  const terminate = vi.fn()
  const worker: TypesWorker = {
    addEventListener: target.addEventListener.bind(target),
    postMessage: (order: Order) => void orders.push(order),
    terminate,
  }
  const report = (data: unknown): void => void target.dispatchEvent(new MessageEvent('message', { data }))
  const breakDown = (): void => void target.dispatchEvent(new Event('error', { cancelable: true }))
  return { worker, orders, terminate, report, breakDown }
}

const opened = (options: TypesOptions = {}) => {
  const fake = fakeWorker()
  return { ...fake, types: openTypes('/worker.js', '/libraries.json', { createWorker: () => fake.worker, ...options }) }
}

describe('orders and reports', () => {
  it('opens the worker with the addresses of its files', async () => {
    const { orders, report, types } = opened({ messagesAddress: '/messages.json' })
    expect(orders).toEqual([{ type: 'open', libraries: '/libraries.json', messages: '/messages.json' }])
    report({ type: 'ready' })
    await expect(types.ready).resolves.toBeUndefined()
  })

  it('answers each question with what was reported for it', async () => {
    const { orders, report, types } = opened()
    const answers = [types.hover(1), types.details('uv', 2)]
    const [, first, second] = orders
    expect([first, second]).toMatchObject([
      { type: 'ask', kind: 'hover', asked: [1] },
      { type: 'ask', kind: 'details', asked: ['uv', 2] },
    ])
    report({ type: 'answer', id: 2, answer: { signature: 'const uv: Vec2', documentation: '', changes: [] } })
    report({ type: 'answer', id: 1 })
    await expect(Promise.all(answers)).resolves.toEqual([undefined, { signature: 'const uv: Vec2', documentation: '', changes: [] }])
  })

  it('sends a text once', () => {
    const { orders, types } = opened()
    for (const code of ['a', 'a', 'b']) types.update(code)
    expect(orders.slice(1)).toEqual([
      { type: 'update', code: 'a' },
      { type: 'update', code: 'b' },
    ])
  })

  it('refuses an answer of another form, and reports a failure of the compiler', async () => {
    const { report, types } = opened()
    const answers = [types.diagnostics(), types.completions(0), types.hover(0)]
    report({ type: 'answer', id: 1, answer: [{ from: 0, to: 1, message: 1, severity: 'error', code: 1 }] })
    report({ type: 'answer', id: 2, answer: { from: 0, to: 1 } })
    report({ type: 'mistake', id: 3, message: 'Debug Failure.' })
    const failures = await Promise.allSettled(answers)
    expect(failures.map((one) => one.status === 'rejected' && String(one.reason))).toEqual([
      expect.stringContaining('expected an answer to diagnostics'),
      expect.stringContaining('expected an answer to completions'),
      'Error: The compiler failed: Debug Failure.',
    ])
  })

  it('ignores what is not a report', async () => {
    const { report, types } = opened()
    const answer = types.hover(0)
    for (const data of [null, 'ready', { type: 'failed' }, { type: 'answer', id: '1' }, { type: 'other', id: 1 }]) report(data)
    report({ type: 'ready' })
    report({ type: 'answer', id: 1 })
    await expect(types.ready).resolves.toBeUndefined()
    await expect(answer).resolves.toBeUndefined()
  })
})

describe('a failed load', () => {
  it('rejects `ready` where the files of the worker do not come, and leaves all questions without an answer', async () => {
    const { report, terminate, types } = opened()
    const early = types.diagnostics()
    report({ type: 'failed', message: 'got status 404.' })
    await expect(types.ready).rejects.toThrow('The types of the playground could not be loaded: got status 404.')
    await expect(early).resolves.toBeUndefined()
    await expect(types.completions(0)).resolves.toBeUndefined()
    expect(terminate).toHaveBeenCalledOnce()
  })

  it('rejects `ready` where the script of the worker does not come', async () => {
    const { breakDown, types } = opened()
    breakDown()
    await expect(types.ready).rejects.toThrow('the worker at /worker.js does not run.')
    await expect(types.hover(0)).resolves.toBeUndefined()
  })

  it('rejects `ready` where the browser refuses to start a worker', async () => {
    const types = openTypes('/worker.js', '/libraries.json', {
      createWorker: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
    await expect(types.ready).rejects.toThrow('the browser starts no worker from /worker.js (SecurityError: The operation is insecure.).')
    await expect(types.hover(0)).resolves.toBeUndefined()
  })
})

it('leaves all questions without an answer once it is closed', async () => {
  const { report, terminate, types } = opened()
  report({ type: 'ready' })
  const answer = types.hover(0)
  types.close()
  await expect(answer).resolves.toBeUndefined()
  await expect(types.hover(0)).resolves.toBeUndefined()
  expect(terminate).toHaveBeenCalledOnce()
  report({ type: 'answer', id: 1, answer: 'late' })
})

describe('with the desk of the worker', () => {
  /** A fake service: answers with its current text and records the questions. */
  const withDesk = (load?: () => Promise<Service>) => {
    let code = ''
    const done: string[] = []
    const said = (name: string): readonly Diagnostic[] => {
      done.push(`${name}(${code})`)
      if (code === 'broken') throw new Error('Debug Failure.')
      return [{ from: 0, to: code.length, message: code, severity: 'error', code: 1 }]
    }
    const service: Service = {
      update: (next) => void (code = next),
      diagnostics: () => said('diagnostics'),
      completions: (offset) => void said(`completions ${offset}`),
      details: (label, offset) => void said(`details ${label} ${offset}`),
      hover: (offset) => void said(`hover ${offset}`),
      signatureHelp: (offset) => void said(`signatureHelp ${offset}`),
    }
    const target = new EventTarget()
    const take = createDesk({
      load: load ?? (() => Promise.resolve(service)),
      post: (data: Report) => void target.dispatchEvent(new MessageEvent('message', { data })),
      later: (work) => setTimeout(work),
    })
    const worker: TypesWorker = { addEventListener: target.addEventListener.bind(target), postMessage: take, terminate: () => undefined }
    return { done, types: openTypes('/worker.js', '/libraries.json', { createWorker: () => worker }) }
  }

  it('answers only the last of several questions of a kind', async () => {
    const { done, types } = withDesk()
    types.update('a')
    const answers = [types.diagnostics(), types.hover(1), types.hover(2)]
    types.update('b')
    answers.push(types.diagnostics())
    const [first, , , last] = await Promise.all(answers)
    expect(first).toBeUndefined()
    expect(last).toMatchObject([{ message: 'b' }])
    // The answer is about an earlier text.
    expect(done).toEqual(['hover 2(a)', 'diagnostics(b)'])
  })

  it('answers again after a failure of the compiler', async () => {
    const { types } = withDesk()
    types.update('broken')
    await expect(types.diagnostics()).rejects.toThrow('The compiler failed: Debug Failure.')
    types.update('mended')
    await expect(types.diagnostics()).resolves.toMatchObject([{ message: 'mended' }])
  })

  it('leaves questions that waited for a failed load without an answer', async () => {
    const { types } = withDesk(() => Promise.reject(new Error('got status 404.')))
    const early = [types.diagnostics(), types.hover(0)]
    await expect(types.ready).rejects.toThrow('got status 404.')
    await expect(Promise.all(early)).resolves.toEqual([undefined, undefined])
  })
})

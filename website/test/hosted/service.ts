/**
 * A service on this machine that speaks the protocol of the hosted search: POSTs to its two paths, answered as the test says. It answers
 * from an origin of its own, so a browser asks it first whether it may, as it asks the real one.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Asked = { readonly path: string; readonly headers: IncomingMessage['headers']; readonly requests: readonly Readonly<Record<string, unknown>>[] }
/** What is answered: a body with a status, or a text as it is, once what it waits for has come; undefined for no answer at all. */
export type Answer = { readonly status?: number; readonly body?: unknown; readonly text?: string; readonly after?: Promise<unknown> } | undefined

export type Service = {
  readonly host: string
  /** Everything that was asked, in order. */
  readonly asked: Asked[]
  answer: (asked: Asked) => Answer
  readonly close: () => Promise<void>
}

export const startService = async (): Promise<Service> => {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    void handle(request, response)
  })
  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': 'content-type,x-algolia-api-key,x-algolia-application-id' }
    if (request.method !== 'POST') {
      response.writeHead(204, allowed).end()
      return
    }
    let text = ''
    for await (const chunk of request) text += String(chunk)
    // What the site sends; a test reads what it expects of it.
    const { requests } = JSON.parse(text) as Pick<Asked, 'requests'>
    const question = { path: request.url ?? '', headers: request.headers, requests }
    asked.push(question)
    const answer = service.answer(question)
    if (!answer) return
    await answer.after
    response.writeHead(answer.status ?? 200, { ...allowed, 'content-type': 'application/json' }).end(answer.text ?? JSON.stringify(answer.body))
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  // It listens on a port.
  const { port } = server.address() as AddressInfo
  const service: Service = {
    host: `http://127.0.0.1:${port}`,
    asked,
    answer: answerWith([]),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
  return service
}

export type FoundRecord = { readonly url: string; readonly page: string; readonly heading?: string; readonly content?: string; readonly group?: string }

/** Each request answered with these records, as the service writes them; `total` of them are said to be there. */
export const answerWith =
  (records: readonly FoundRecord[], total = records.length) =>
  ({ requests }: Asked): Answer => ({
    body: {
      results: requests.map(({ query, page, hitsPerPage }) => ({
        hits: records.map((record) => hitOf(record, String(query))),
        nbHits: total,
        page,
        hitsPerPage,
        nbPages: Math.ceil(total / Number(hitsPerPage)),
        query,
      })),
    },
  })

const hitOf = ({ url, page, heading, content, group = 'Docs' }: FoundRecord, query: string): object => {
  const marked = (text: string) => ({
    value: text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll(query, `<mark>${query}</mark>`),
    matchLevel: 'full',
    matchedWords: [query],
  })
  const hierarchy = { lvl0: group, lvl1: page, lvl2: heading ?? null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  const levels = { lvl0: marked(group), lvl1: marked(page), ...(heading ? { lvl2: marked(heading) } : {}) }
  return {
    objectID: url,
    url,
    anchor: url.split('#')[1] ?? null,
    type: content ? 'content' : heading ? 'lvl2' : 'lvl1',
    content: content ?? null,
    hierarchy,
    _highlightResult: { hierarchy: levels, ...(content ? { content: marked(content) } : {}) },
    _snippetResult: { hierarchy: levels, ...(content ? { content: marked(content) } : {}) },
  }
}

/**
 * The playground's frame: takes code from the page that holds it, draws what it makes, and answers what the page asks about it. It does so
 * only without the rights of the site, that is in a sandbox: opened by itself or framed by somebody else it would hand them to code from
 * anywhere.
 */
import { createEngine, draw, toPNG, type Engine } from 'kirari'
import { render } from 'kirari/js'
import type { Vec4 } from 'kirari/node'
import { browserClock, createWatch, EndlessLoop } from '../../live/frame/watch.ts'
import type { BackendChoice, Order, Report } from '../message.ts'
import { inputsAt, valuesOf } from './inspect.ts'
import { colourOf } from './node.ts'
import { CodeMistake } from './mistake.ts'
import { mistakeOf, runCode, type Content, type Picture } from './run.ts'
import { createReadBack } from './read-back.ts'
import { createStage } from './stage.ts'
import { stepsOf } from './steps.ts'
import { print } from './texts.ts'

/** The time in milliseconds after which a loop of the code is ended. */
const patience = 1500
/** Milliseconds between two reports of the time. */
const pace = 100

const start = (page: Window, main: HTMLElement): void => {
  const place = document.createElement('div')
  place.className = 'stage'
  const layer = document.createElement('div')
  layer.className = 'layer'
  layer.hidden = true
  const pixel = document.createElement('div')
  pixel.className = 'pixel'
  pixel.hidden = true
  main.replaceChildren(place, layer, pixel)

  const report = (message: Report, transfer: Transferable[] = []): void => page.postMessage(message, '*', transfer)
  const watch = createWatch(patience, browserClock())
  let current = 0
  let code = ''
  let backend: BackendChoice = 'auto'
  let picture: Picture | undefined
  let time: Extract<Order, { type: 'time' }> = { type: 'time', isPlaying: true, speed: 1, loop: undefined }
  let isChoosing = false
  let inspections = 0

  const fail = (run: number, error: unknown): void => {
    if (error instanceof EndlessLoop) return report({ type: 'endless', run })
    const mistake = mistakeOf(error, code)
    return mistake && report({ type: 'failed', run, mistake })
  }

  const stage = createStage(place, { onError: (error) => fail(current, error), onGPU: (isLost) => report({ type: 'gpu', isLost }) })
  const readBack = createReadBack()
  /** A second canvas over the first shows single expressions. */
  const overlay = createStage(layer, { onError: () => undefined, onGPU: () => undefined })

  const obeyTime = (): void => {
    const engine = stage.engine()
    if (!engine) return
    if (engine.isPlaying !== time.isPlaying) {
      if (time.isPlaying) engine.play()
      else engine.pause()
    }
    if (engine.speed !== time.speed) engine.speed = time.speed
  }

  let heard: Engine | undefined
  const hearFrames = (): void => {
    const engine = stage.engine()
    if (!engine || engine === heard) return
    heard = engine
    engine.on('frame', () => {
      const { loop } = time
      if (loop && (engine.time >= loop.to || engine.time < loop.from)) engine.seek(loop.from)
    })
  }

  const run = async (order: Extract<Order, { type: 'run' }>): Promise<void> => {
    const began = performance.now()
    current = order.run
    code = order.code
    let settle = (): void => undefined
    const drawn = new Promise<void>((resolve) => {
      settle = resolve
    })
    try {
      const next = runCode({
        source: order.code,
        live: order.live,
        watch,
        // The program's calls reach the engine that draws here.
        createEngine: () => engineProxy(stage.engine, drawn),
      })
      const drawnBy = await stage.show(next.content, order.backend)
      if (order.run !== current) return
      picture = next
      backend = order.backend
      hearFrames()
      obeyTime()
      settle()
      report({ type: 'drawn', run: order.run, backend: drawnBy, milliseconds: performance.now() - began })
    } catch (error) {
      if (order.run === current) fail(order.run, error)
    }
  }

  const sizeOf = (): { readonly width: number; readonly height: number } => {
    const { width, height } = place.querySelector('canvas') ?? { width: 1, height: 1 }
    return { width, height }
  }

  const inspect = async (x: number, y: number): Promise<void> => {
    const { width, height } = sizeOf()
    const box = place.getBoundingClientRect()
    pixel.hidden = false
    pixel.style.left = `${((x + 0.5) / width) * box.width}px`
    pixel.style.top = `${(1 - (y + 0.5) / height) * box.height}px`
    const by = stage.engine() ? backend : 'auto'
    const inputs = inputsAt({ x, y, width, height, time: stage.time(), deltaTime: 0, frame: 0, pointer: [0.5, 0.5] })
    const probe = { source: code, watch, createEngine: () => engineProxy(() => undefined), inputs }
    const inspection = ++inspections
    // Steps take longer than values: those of an earlier pixel must not follow the values of a later one.
    const answer = (message: Report): void => void (inspection === inspections && report(message))
    try {
      answer({ type: 'values', x, y, values: await valuesOf(runCode(probe), by, readBack) })
    } catch {
      // The code has a mistake, which its run has reported.
      answer({ type: 'values', x, y, values: [] })
    }
    try {
      if (inspection === inspections) answer({ type: 'steps', ...(await stepsOf(probe, by, readBack, (steps) => answer({ type: 'steps', ...steps }))) })
    } catch {
      answer({ type: 'steps', steps: [], isCut: false })
    }
  }

  const still = async ({ width, height, by }: Extract<Order, { type: 'still' }>): Promise<void> => {
    try {
      const { content } = picture ?? {}
      if (!content) throw new CodeMistake({ message: 'There is no picture yet.' })
      const image = by === 'cpu' ? drawnByCPU(content, width, height, stage.time()) : await drawnByGPU(content, width, height, stage.time(), backend)
      const png = await (await toPNG(image)).arrayBuffer()
      report({ type: 'still', png }, [png])
    } catch (error) {
      report({ type: 'noStill', message: mistakeOf(error, code)?.message ?? String(error) })
    }
  }

  const show = async (mark: number | undefined): Promise<void> => {
    const node = mark === undefined ? undefined : picture?.made[mark]?.[0]
    const colour = node && colourOf(node)
    layer.hidden = !colour
    if (!colour) return
    try {
      await overlay.show({ frame: [draw({ fragment: colour })] }, backend)
      overlay.engine()?.pause()
      overlay.seek(stage.time())
    } catch {
      // The expression exists only inside a function, or the GPU cannot draw it: the whole picture stays visible.
      layer.hidden = true
    }
  }

  const obey = (order: Order): void => {
    switch (order.type) {
      case 'run':
        return void run(order)
      case 'tweak':
        return order.values.forEach((value, at) => {
          const number = picture?.live[at]
          if (number) number.value = value
        })
      case 'time':
        time = order
        return obeyTime()
      case 'seek':
        return stage.seek(order.seconds)
      case 'step':
        return stage.engine()?.step()
      case 'print':
        try {
          return report({ type: 'printed', run: order.run, language: order.language, text: picture ? print(code, picture.content, order.language) : '' })
        } catch (error) {
          return report({ type: 'unprinted', run: order.run, language: order.language, message: mistakeOf(error, code)?.message ?? String(error) })
        }
      case 'still':
        return void still(order)
      case 'inspect':
        return void inspect(order.x, order.y)
      case 'choosing':
        isChoosing = order.isOn
        main.classList.toggle('is-choosing', isChoosing)
        if (!isChoosing) pixel.hidden = true
        return undefined
      case 'show':
        return void show(order.mark)
      case 'mode':
        document.documentElement.dataset['theme'] = order.mode
        return undefined
      case 'ping':
        return report({ type: 'alive' })
    }
  }

  place.addEventListener('pointerdown', ({ clientX, clientY }) => {
    if (!isChoosing) return
    const { width, height } = sizeOf()
    const box = place.getBoundingClientRect()
    const within = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
    report({ type: 'chosen', x: within((clientX - box.left) / box.width, width), y: within(1 - (clientY - box.top) / box.height, height) })
  })

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    // Only the page that embeds this frame sends messages, in the format of message.ts.
    if (source === page) obey(data as Order)
  })
  addEventListener('error', ({ error }) => fail(current, error))
  addEventListener('unhandledrejection', ({ reason }) => fail(current, reason))
  setInterval(() => {
    report({ type: 'time', seconds: stage.time(), ...sizeOf() })
  }, pace)
  report({ type: 'ready' })
}

/** Stands for the engine that draws. Before that is made, calls and assignments have no effect, and `ready` waits for `drawn`. */
const engineProxy = (engine: () => Engine | undefined, drawn?: Promise<void>): unknown =>
  new Proxy(
    {},
    {
      get: (_, name) => {
        const made = engine()
        // A member of any type.
        if (made) return Reflect.get(made, name, made) as unknown
        return name === 'ready' ? (drawn ?? new Promise(() => undefined)) : () => () => undefined
      },
      set: (_, name, value) => {
        const made = engine()
        return made ? Reflect.set(made, name, value) : true
      },
    },
  )

const drawnByCPU = ({ fragment }: Content, width: number, height: number, time: number) => {
  if (!fragment) throw new CodeMistake({ message: 'The CPU draws a fragment, and this picture is a frame of several steps.' })
  // A fragment is a colour node by its type.
  return { width, height, data: render(fragment as Vec4, { width, height, time }) }
}

const drawnByGPU = async (content: Content, width: number, height: number, time: number, backend: BackendChoice) => {
  const engine = createEngine({ canvas: new OffscreenCanvas(width, height), ...content, backend })
  try {
    engine.resize(width, height)
    engine.pause()
    engine.seek(time)
    await engine.ready
    return await engine.capture()
  } finally {
    engine.dispose()
  }
}

// After an error the library requests the source map of the code. The policy refuses the request and logs it each time, so the API is removed.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest')

const main = document.querySelector('main')
// A document in a sandbox has no origin, which is written so.
const isSandboxed = self.origin === 'null'
if (main && isSandboxed && window.parent !== window) start(window.parent, main)

/**
 * The playground's frame: takes code from the page that holds it, draws what it makes, and answers what the page asks about it. It does so
 * only without the rights of the site, that is in a sandbox: opened by itself or framed by somebody else it would hand them to code from
 * anywhere.
 */
import { draw, toPNG, type Engine } from 'kirari'
import { removeConnections } from '../../live/frame/without-connections.ts'
import { browserClock, createWatch, EndlessLoop } from '../../live/frame/watch.ts'
import type { BackendChoice, CodeLines, Order, Printed, Report } from '../message.ts'
import { createComparison } from './compare.ts'
import { inputsAt, valuesOf } from './inspect.ts'
import { colourOf } from './node.ts'
import { createMemory, withContents, type Memory } from './memory.ts'
import { CodeMistake } from './mistake.ts'
import { openOffscreen, type Offscreen } from './offscreen.ts'
import { createProgramEngine, type ProgramEngine } from './program-engine.ts'
import { createReadBack } from './read-back.ts'
import { mistakeOf, runCode, type Content, type Picture } from './run.ts'
import { createStage } from './stage.ts'
import { stepsOf } from './steps.ts'
import { print } from './texts.ts'
import { linesOf, traced } from './trace.ts'

/** The time in milliseconds after which a loop of the code is ended: less than the page waits for an answer (live/session.ts). */
const patience = 3000
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
  let memory: Memory | undefined
  let program: ProgramEngine | undefined
  let time: Extract<Order, { type: 'time' }> = { type: 'time', isPlaying: true, speed: 1, loop: undefined }
  let isChoosing = false
  let inspections = 0
  /** The position that the engine reports as `pointer`. */
  let pointer: readonly [x: number, y: number] = [0.5, 0.5]

  const fail = (run: number, error: unknown): void => {
    if (error instanceof EndlessLoop) return report({ type: 'endless', run })
    const mistake = mistakeOf(error, code)
    return mistake && report({ type: 'failed', run, mistake })
  }

  const stage = createStage(place, { onError: (error) => fail(current, error), onGPU: (isLost) => report({ type: 'gpu', isLost }) })
  const readBack = createReadBack()
  /** A second canvas over the first shows single expressions. */
  const overlay = createStage(layer, { onError: () => undefined, onGPU: () => undefined })

  /** Removes the element that the code made for its canvas from the document, and returns it; the stage inserts it. */
  const containerOf = (given: unknown): HTMLElement | undefined => {
    if (!(given instanceof HTMLElement) || given === document.body || given.contains(main)) return undefined
    given.remove()
    return given
  }
  /** Stands for `createEngine` where code runs without being shown. */
  const createNoEngine = (_: Content, container: unknown): unknown => {
    containerOf(container)
    return createProgramEngine(() => undefined).proxy
  }

  const compare = createComparison(
    (source) => runCode({ source, watch, createEngine: createNoEngine }).content,
    () => backend,
  )

  const obeyTime = (): void => {
    const engine = stage.engine()
    if (!engine) return
    if (engine.isPlaying !== time.isPlaying) {
      if (time.isPlaying) engine.play()
      else engine.pause()
    }
    const speed = time.speed * (program?.speed() ?? 1)
    if (engine.speed !== speed) engine.speed = speed
  }

  let heard: Engine | undefined
  const hearFrames = (): void => {
    const engine = stage.engine()
    if (!engine || engine === heard) return
    heard = engine
    pointer = [0.5, 0.5]
    engine.on('frame', () => {
      const { loop } = time
      if (loop && (engine.time >= loop.to || engine.time < loop.from)) engine.seek(loop.from)
    })
  }

  const run = async (order: Extract<Order, { type: 'run' }>): Promise<void> => {
    const began = performance.now()
    current = order.run
    code = order.code
    program?.close()
    const own = createProgramEngine(stage.engine, obeyTime)
    const made = createMemory()
    program = own
    try {
      let container: HTMLElement | undefined
      const next = runCode({
        source: order.code,
        live: order.live,
        watch,
        createEngine(_, given) {
          container = containerOf(given)
          return own.proxy
        },
        inputs: () => made.exports,
      })
      const drawnBy = await stage.show(next.content, order.backend, { container, onEngine: own.attach })
      if (order.run !== current) return
      picture = next
      memory = made
      backend = order.backend
      hearFrames()
      obeyTime()
      own.connect()
      report({ type: 'drawn', run: order.run, backend: drawnBy, milliseconds: performance.now() - began })
    } catch (error) {
      if (order.run === current) fail(order.run, error)
    }
  }

  const sizeOf = (): { readonly width: number; readonly height: number } => {
    const { width, height } = place.querySelector('canvas') ?? { width: 1, height: 1 }
    return { width, height }
  }

  const inspect = async ({ run: number, x, y }: Extract<Order, { type: 'inspect' }>): Promise<void> => {
    const { width, height } = sizeOf()
    const box = place.getBoundingClientRect()
    pixel.hidden = false
    pixel.style.left = `${((x + 0.5) / width) * box.width}px`
    pixel.style.top = `${(1 - (y + 0.5) / height) * box.height}px`
    const by = stage.engine() ? backend : 'auto'
    const inspection = ++inspections
    const engine = stage.engine()
    const contents = engine && memory ? await memory.read(engine) : []
    const moment = { x, y, width, height, time: stage.time(), deltaTime: 0, frame: 0, pointer } as const
    const inputs = (): object => ({ ...inputsAt(moment), ...withContents(contents) })
    const probe = { source: code, watch, createEngine: createNoEngine, inputs }
    // Steps take longer than values: those of an earlier pixel must not follow the values of a later one.
    const answer = (message: Report): void => void (inspection === inspections && report(message))
    try {
      answer({ type: 'values', run: number, x, y, values: await valuesOf(runCode(probe), by, readBack) })
    } catch {
      // The code has a mistake, which its run has reported.
      answer({ type: 'values', run: number, x, y, values: [] })
    }
    try {
      if (inspection === inspections)
        answer({ type: 'steps', run: number, ...(await stepsOf(probe, by, readBack, (steps) => answer({ type: 'steps', run: number, ...steps }))) })
    } catch {
      answer({ type: 'steps', run: number, steps: [], isCut: false })
    }
  }

  /** Opens a drawing of the current picture beside the one that is shown. */
  const offscreen = ({ width, height, by }: Extract<Order, { type: 'still' | 'video' }>): Offscreen => {
    if (!picture) throw new CodeMistake({ message: 'There is no picture yet.' })
    return openOffscreen(picture.content, { width, height }, by, backend)
  }

  const still = async (order: Extract<Order, { type: 'still' }>): Promise<void> => {
    let opened: Offscreen | undefined
    try {
      opened = offscreen(order)
      const png = await (await toPNG(await opened.draw(stage.time()))).arrayBuffer()
      report({ type: 'still', png }, [png])
    } catch (error) {
      report({ type: 'noStill', message: mistakeOf(error, code)?.message ?? String(error) })
    } finally {
      opened?.close()
    }
  }

  let video: { readonly order: Extract<Order, { type: 'video' }>; opened?: Offscreen; next: number } | undefined
  const endVideo = (): void => {
    video?.opened?.close()
    video = undefined
  }
  const videoFrame = async (number: number): Promise<void> => {
    if (video?.order.video !== number) return
    const { order } = video
    try {
      video.opened ??= offscreen(order)
      const seconds = 1 / order.framesPerSecond
      const { data } = await video.opened.draw(order.from + video.next++ * seconds, seconds)
      report({ type: 'videoFrame', video: number, pixels: data.buffer }, [data.buffer])
    } catch (error) {
      report({ type: 'noVideoFrame', video: number, message: mistakeOf(error, code)?.message ?? String(error) })
    }
  }

  const printed = ({ run: number, language }: Extract<Order, { type: 'print' }>): void => {
    try {
      const text = picture ? print(code, picture.content, language) : ''
      report({ type: 'printed', run: number, language, text, lines: language === 'script' ? undefined : linesIn(language, text) })
    } catch (error) {
      report({ type: 'unprinted', run: number, language, message: mistakeOf(error, code)?.message ?? String(error) })
    }
  }

  /** The code runs again with calls around its nodes, which few programs notice: for them, no lines are known. */
  const linesIn = (language: Printed, text: string): CodeLines | undefined => {
    try {
      return linesOf(code, traced({ source: code, watch, createEngine: createNoEngine }), language, text)
    } catch {
      return undefined
    }
  }

  const show = async ({ mark, which = -1 }: Extract<Order, { type: 'show' }>): Promise<void> => {
    const node = mark === undefined ? undefined : picture?.made[mark]?.at(which)
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
      case 'compare':
        // A picture that the reader has replaced meanwhile, or that cannot be drawn alone, has no score.
        return void (
          picture &&
          compare(picture.content, order).then(
            (score) => report({ type: 'compared', run: order.run, score }),
            () => undefined,
          )
        )
      case 'print':
        return printed(order)
      case 'still':
        return void still(order)
      case 'video':
        endVideo()
        video = { order, next: 0 }
        return undefined
      case 'videoFrame':
        return void videoFrame(order.video)
      case 'endVideo':
        return order.video === video?.order.video ? endVideo() : undefined
      case 'inspect':
        return void inspect(order)
      case 'choosing':
        isChoosing = order.isOn
        main.classList.toggle('is-choosing', isChoosing)
        if (!isChoosing) pixel.hidden = true
        return undefined
      case 'show':
        return void show(order)
      case 'mode':
        document.documentElement.dataset['theme'] = order.mode
        return undefined
      case 'ping':
        return report({ type: 'alive' })
    }
  }

  const follow = ({ clientX, clientY }: PointerEvent): void => {
    const box = place.getBoundingClientRect()
    pointer = [(clientX - box.left) / box.width, (box.bottom - clientY) / box.height]
  }
  place.addEventListener('pointermove', follow, { capture: true })
  place.addEventListener('pointerdown', follow, { capture: true })
  place.addEventListener(
    'pointerdown',
    (event) => {
      if (!isChoosing) return
      // The program must not take the choice of a pixel for a stroke.
      event.stopPropagation()
      const { clientX, clientY } = event
      const { width, height } = sizeOf()
      const box = place.getBoundingClientRect()
      const within = (share: number, count: number): number => Math.min(count - 1, Math.max(0, Math.floor(share * count)))
      report({ type: 'chosen', x: within((clientX - box.left) / box.width, width), y: within(1 - (clientY - box.top) / box.height, height) })
    },
    { capture: true },
  )

  addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    // Only the page sends messages, in the format of message.ts.
    if (source === page) obey(data as Order)
  })
  addEventListener('error', ({ error }) => fail(current, error))
  addEventListener('unhandledrejection', ({ reason }) => fail(current, reason))
  setInterval(() => {
    report({ type: 'time', seconds: stage.time(), ...sizeOf() })
  }, pace)
  report({ type: 'ready' })
}

removeConnections()
// After an error the library requests the source map of the code. The policy refuses the request and logs it each time, so the API is removed.
Reflect.deleteProperty(globalThis, 'XMLHttpRequest')

const main = document.querySelector('main')
// A document in a sandbox has no origin, which is written so.
const isSandboxed = self.origin === 'null'
// The parent document only embeds this frame; the page is its parent. If the parent document was opened directly, there is no page.
const page = window.parent.parent
if (main && isSandboxed && page !== window.parent) start(page, main)

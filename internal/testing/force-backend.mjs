/**
 * Makes a page draw with one backend without its knowledge: the other API does not exist. So tests run code unchanged,
 * whichever backend it asks for. Also reports which contexts the page really got.
 */

/** @typedef {'webgl2' | 'webgpu'} Backend */

/** @type {readonly Backend[]} */
export const backends = ['webgl2', 'webgpu']

/**
 * Call it before the page opens. `none` removes both.
 * @param {import('playwright').Page} page
 * @param {Backend | 'none'} backend
 */
export const forceBackend = (page, backend) =>
  page.addInitScript((wanted) => {
    /** @type {string[]} */
    const given = []
    Object.assign(globalThis, { givenContexts: given })
    // With or without an element.
    for (const { prototype } of [HTMLCanvasElement, OffscreenCanvas]) {
      const { getContext } = prototype
      prototype.getContext = /** @type {typeof getContext} */ (
        /** @this {HTMLCanvasElement | OffscreenCanvas} @param {[string, ...unknown[]]} args */
        function (...args) {
          const [type] = args
          if (type !== '2d' && type !== wanted) return null
          const context = Reflect.apply(getContext, this, args)
          if (context && !given.includes(type)) given.push(type)
          return context
        }
      )
    }
    // Tests run on a software GPU, which pages and the engine avoid where they can.
    if (wanted === 'webgpu') Object.defineProperty(GPUAdapterInfo.prototype, 'isFallbackAdapter', { get: () => false })
    else Object.defineProperty(navigator, 'gpu', { value: undefined })
    const { getParameter } = WebGL2RenderingContext.prototype
    const rendererName = 37446
    /** @param {number} name */
    WebGL2RenderingContext.prototype.getParameter = function (name) {
      return name === rendererName ? 'a GPU' : Reflect.apply(getParameter, this, [name])
    }
  }, backend)

/**
 * The kinds of contexts that canvases of the page got.
 * @param {import('playwright').Page} page
 * @returns {Promise<readonly string[]>}
 */
export const givenContexts = (page) => page.evaluate(() => Reflect.get(globalThis, 'givenContexts'))

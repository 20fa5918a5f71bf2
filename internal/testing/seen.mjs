/**
 * What a person would see of an element: its screenshot, counted in colours. A blank canvas has one.
 * Reading a canvas itself would not do: a WebGL canvas may be empty again when a script looks.
 */

/**
 * How many colours an element shows, up to some hundreds: each channel counts in 32 steps.
 * @param {import('playwright').Locator} locator
 * @returns {Promise<number>}
 */
export const countColours = async (locator) => {
  const png = await locator.screenshot()
  // Decoded by the browser, in a page of its own that no policy of the tested page binds.
  const page = await locator.page().context().newPage()
  try {
    return await page.evaluate(async (base64) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')
      if (!context) throw new Error('No 2D canvas to decode a screenshot with.')
      context.drawImage(image, 0, 0)
      const { data } = context.getImageData(0, 0, image.width, image.height)
      const colours = new Set()
      for (let i = 0; i < data.length; i += 4) colours.add((((data[i] ?? 0) >> 3) << 10) | (((data[i + 1] ?? 0) >> 3) << 5) | ((data[i + 2] ?? 0) >> 3))
      return colours.size
    }, png.toString('base64'))
  } finally {
    await page.close()
  }
}

/**
 * Waits until an element shows more than a few colours; gives how many, or how few when it never does.
 * @param {import('playwright').Locator} locator
 * @param {number} [patienceMilliseconds]
 */
export const waitForColours = async (locator, patienceMilliseconds = 60_000) => {
  const end = performance.now() + patienceMilliseconds
  for (;;) {
    const count = await countColours(locator)
    if (count > 8 || performance.now() > end) return count
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/**
 * How far apart two screenshots of one size are: the mean over all channels, of 255, and the part of pixels that differ clearly.
 * @param {import('playwright').BrowserContext} context
 * @param {Buffer} first
 * @param {Buffer} second
 * @returns {Promise<{ mean: number, part: number }>}
 */
export const differenceOf = async (context, first, second) => {
  const page = await context.newPage()
  try {
    return await page.evaluate(
      async (texts) => {
        const [a, b] = await Promise.all(
          texts.map(async (base64) => {
            const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
            const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
            const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d')
            canvas?.drawImage(image, 0, 0)
            return canvas?.getImageData(0, 0, image.width, image.height).data
          }),
        )
        if (!a || !b || a.length !== b.length) throw new Error(`Expected two pictures of one size, got ${a?.length} and ${b?.length} bytes.`)
        let sum = 0
        let clear = 0
        for (let i = 0; i < a.length; i += 4) {
          const distances = [0, 1, 2].map((channel) => Math.abs((a[i + channel] ?? 0) - (b[i + channel] ?? 0)))
          sum += distances.reduce((total, distance) => total + distance, 0)
          if (Math.max(...distances) > 24) clear++
        }
        return { mean: sum / (a.length * 0.75), part: clear / (a.length / 4) }
      },
      [first.toString('base64'), second.toString('base64')],
    )
  } finally {
    await page.close()
  }
}

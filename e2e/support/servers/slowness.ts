import type { BrowserContext, Page } from '@playwright/test'

/** How many times slower than this machine the browser runs. `SLOW=4 npm test` runs it like an old phone. */
export const slowness = Number(process.env['SLOW'] || 1)

/** Slows down the scripts of every page of a context. */
export function slowDown(context: BrowserContext) {
  if (slowness === 1) return
  const throttle = async (page: Page) => {
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowness })
  }
  context.on('page', (page) => void throttle(page))
}

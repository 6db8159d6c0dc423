import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { load, idleTime, readProbe, withPage } from './open-page.ts'
import type { Figures } from './parts.ts'
import { pressAt } from './click.ts'
import type { ProfileName } from './profiles.ts'
import type { MeasuredSite } from './site.ts'

const MORE = 'main li input[inputmode="numeric"] + button'

/** Adds one piece to a line of the longest cart. Measures the wait for the next paint and the blocked main thread. */
export const measureLongCart = (
  browser: Browser,
  profile: ProfileName,
  { origin, pages, manyProducts }: MeasuredSite,
): Promise<Figures> =>
  withPage(browser, profile, async (opened) => {
    if (!manyProducts) return {}
    await load(opened, origin + pages.product)
    await opened.page.evaluate(fillCart, manyProducts)
    await load(opened, origin + pages.cart)
    const { longTasks } = await readProbe(opened)
    await opened.page.evaluate(() => void window.probe?.interactions.splice(0))
    if (!(await pressAt(opened, MORE))) throw new Error('there is no line to change')
    await pause(1000)
    await idleTime(opened)
    const after = await readProbe(opened)
    return {
      lines: await opened.page.locator('main li input[inputmode="numeric"]').count(),
      changeInteraction: Math.max(8, ...after.interactions),
      changeBlockingTime: after.longTasks.slice(longTasks.length).reduce((sum, { duration }) => sum + duration, 0),
    }
  })

/** Runs in the page: puts one piece of each product into its visitor's cart. Leaves out sold-out products. */
async function fillCart(products: readonly string[]) {
  const cookie = document.cookie.split('; ').find((one) => one.startsWith('user=')) ?? ''
  const { userProfile } = JSON.parse(decodeURIComponent(cookie.slice('user='.length))) as {
    userProfile: { userId: string }
  }
  const { userId } = userProfile
  const add = (product: string) =>
    fetch('/api/cart/add', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userId, products: { [product]: 1 } }),
    })
  await Promise.all(products.map(add))
}

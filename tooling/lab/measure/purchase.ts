import { setTimeout as pause } from 'node:timers/promises'
import type { Browser } from 'playwright'
import { percentileOf } from './arithmetic.ts'
import { pressAt } from './click.ts'
import { idleTime, load, readProbe, withPage, type OpenedPage } from './open-page.ts'
import type { Figures } from './parts.ts'
import type { ProfileName } from './profiles.ts'
import type { MeasuredSite } from './site.ts'

/** What a guest types, by a field's autofill. A shop asks for some of it. */
const TYPED = {
  'given-name': 'Inger',
  'family-name': 'Berg',
  email: 'inger@example.com',
  tel: '+49 30 901820',
  'address-line1': 'Ackerstr. 14',
  'postal-code': '10115',
  'address-level2': 'Berlin',
}

/** Milliseconds from one key to the next, of a slow typist. */
const BETWEEN_KEYS = 120
const LONGEST_WAIT = 10_000
/** Below 16 ms the browser reports nothing. */
const LEAST = 8

/**
 * A guest's whole way from a list to the page of the payment: how long each press and key waits for the next paint. A step's figure
 * is its slowest interaction. What a provider's form takes is not the shop's. The floors have no checkout.
 */
export const measurePurchase = (
  browser: Browser,
  profile: ProfileName,
  { origin, pages, productLinks, addButton, manyProducts }: MeasuredSite,
): Promise<Figures> =>
  withPage(browser, profile, async (opened) => {
    if (!manyProducts) return {}
    const all: number[] = []
    const figures: Figures = {}
    const step = async (name: string, act: () => Promise<unknown>) => {
      await opened.page.evaluate(() => void window.probe?.interactions.splice(0))
      await act()
      await idleTime(opened, 800, 15_000)
      const { interactions } = await readProbe(opened)
      all.push(...interactions)
      figures[`${name} Interaction`] = Math.max(LEAST, ...interactions)
    }
    await load(opened, origin + pages.category)
    await step('openProduct', () => press(opened, productLinks))
    await step('add', () => press(opened, addButton))
    await step('openBasket', () => press(opened, 'header a[href="/cart"]'))
    await step('openCheckout', () => press(opened, 'main a[href="/checkout"]'))
    for (const [autofill, text] of Object.entries(TYPED)) {
      const field = `main input[autocomplete~="${autofill}"]`
      if ((await opened.page.locator(field).count()) === 0) continue
      await step(autofill, async () => {
        await press(opened, field)
        await opened.page.keyboard.type(text, { delay: BETWEEN_KEYS })
      })
    }
    await step('chooseDelivery', () => press(opened, 'main input[type=radio]'))
    for (const consent of await opened.page.locator('input[name^="consents."]').all()) {
      const name = await consent.getAttribute('name')
      await step('agree', () => press(opened, `main input[name="${name}"]`))
    }
    await step('placeOrder', () => press(opened, 'main button[type=submit][form]'))
    await opened.page.waitForURL(/\/payments\//, { timeout: 60_000 })
    return { ...figures, 'p98 Interaction': percentileOf(all, 0.98) ?? LEAST }
  })

/** Chrome's slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 400_000 / 8, uploadThroughput: 400_000 / 8 }

/** A first field of the checkout's form that can be seen. */
const FIRST_FIELD = 'main input[autocomplete~="given-name"]'

/** How long a guest with a full basket waits on slow 3G for the fields of the checkout, on a phone that has nothing of the shop. */
export const measureCheckoutForm = (
  browser: Browser,
  profile: ProfileName,
  { origin, pages, addButton, cartCount, manyProducts }: MeasuredSite,
): Promise<Figures> =>
  withPage(browser, profile, async (opened) => {
    if (!manyProducts) return {}
    const { page, devtools } = opened
    await load(opened, origin + pages.product)
    await press(opened, addButton)
    await page.waitForFunction((count) => window.probe?.count(count), cartCount)
    await idleTime(opened, 800, 15_000)
    await devtools.send('Network.clearBrowserCache')
    await devtools.send('Network.emulateNetworkConditions', SLOW_3G)
    await page.addInitScript(watchField, FIRST_FIELD)
    await page.goto(`${origin}/checkout`, { waitUntil: 'commit', timeout: 120_000 })
    const shown = await page.waitForFunction(() => sessionStorage.getItem('first field'), undefined, {
      timeout: 120_000,
    })
    return { checkoutFormPaint: Number(await shown.jsonValue()) }
  })

/** Runs in the page: notes the time of the first paint with a field. */
function watchField(selector: string) {
  const look = () => {
    const isShown = document.querySelector(selector)?.checkVisibility()
    requestAnimationFrame(() =>
      isShown ? setTimeout(() => sessionStorage.setItem('first field', String(performance.now()))) : look(),
    )
  }
  look()
}

/** Presses as soon as there is something to press. */
async function press(opened: OpenedPage, selector: string) {
  const begin = performance.now()
  while (!(await pressAt(opened, selector))) {
    if (performance.now() - begin > LONGEST_WAIT) throw new Error(`there is nothing to press: ${selector}`)
    await pause(100)
  }
}

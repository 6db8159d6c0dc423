import { expect, type Page } from '@playwright/test'
import { servers } from '../servers/servers.ts'

/** Klarna's frame in the payment page and in the confirmation. */
export const klarnaFrame = (page: Page) => page.frameLocator('#klarna-checkout-iframe')

/** The button in the frame that buys, in English at the sandbox and in Swedish at Klarna's test system. */
export const buyButton = (page: Page) =>
  klarnaFrame(page).getByRole('button', { name: /^(?:Complete purchase|Slutför köp)$/ })

/**
 * Presses the button that buys. The frame grows to its content at first. Until then its content scrolls, so that a click
 * may miss the button.
 */
export async function pressBuy(page: Page) {
  const button = buyButton(page)
  await button.waitFor()
  await expect
    .poll(() =>
      button.evaluate(({ ownerDocument: { documentElement: root } }) => root.scrollHeight - root.clientHeight),
    )
    .toBe(0)
  await button.click()
}

/** Presses a button of Klarna's test system: decline, or buy and close the window. */
export async function pressTestButton(page: Page, value: 'refuse' | 'buy-and-close') {
  await klarnaFrame(page).locator('summary').click()
  await klarnaFrame(page).locator(`button[value="${value}"]`).click()
}

/** Returns Klarna's number of the page's order. */
export async function klarnaOrderId(page: Page): Promise<string> {
  const frame = page.locator('#klarna-checkout-iframe')
  await expect(frame).toBeVisible()
  return /\/checkout\/orders\/(\w+)\//.exec((await frame.getAttribute('src')) ?? '')?.[1] ?? ''
}

/** Completes an order in Klarna's place, or ends the review of its buyer. */
export async function actAsKlarna(orderId: string, what: 'complete' | 'accept' | 'reject') {
  const address = `${servers.sandboxFromNode}/__sandbox/klarna/orders/${orderId}/${what}`
  const answer = await fetch(address, { method: 'POST' })
  if (!answer.ok) throw new Error(`The sandbox refuses to ${what}: ${answer.status}`)
}

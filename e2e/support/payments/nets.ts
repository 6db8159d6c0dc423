import type { Page } from '@playwright/test'

/** Numbers that the provider's test system gives a meaning. */
export const cards = {
  paid: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenged: '5454 5454 5454 5454',
  challengedInFrame: '5555 5555 5555 4444',
} as const

/** Nets' frame in the payment page. The sandbox is in English, Nets' test system in the shop's language. */
export const netsFrame = (page: Page) => page.frameLocator('#nets-checkout-iframe')

/** The page of the customer's bank inside Nets' frame (3-D Secure). */
export const bankFrame = (page: Page) => netsFrame(page).frameLocator('#bank-frame')

/** Fills in the card form inside the frame. */
export async function typeCard(page: Page, number: string = cards.paid) {
  const frame = netsFrame(page)
  await frame.getByLabel(/Kortnummer|Card number/).fill(number)
  await frame.getByLabel(/Udløbsdato|Expiry date/).fill('03/30')
  await frame.getByLabel(/Kontrolcifre|Security code/).fill('737')
}

/** The button in the frame that pays. */
export const payButton = (page: Page) => netsFrame(page).getByRole('button', { name: /^(Bestil|Betal|Order|Pay)( |$)/ })

/** Pays with a card. */
export async function payByCard(page: Page, number: string = cards.paid) {
  await typeCard(page, number)
  await payButton(page).first().click()
}

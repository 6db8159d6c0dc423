import type { Page } from '@playwright/test'

/** Numbers that the provider's test system gives a meaning. */
export const cards = { paid: '4111 1111 1111 1111', challenged: '5454 5454 5454 5454' } as const

/** A name on the card for which the provider's test system lets the bank say no. */
export const DECLINED = 'DECLINED'

/** One field of the card form: each stands in a frame of the provider's. */
const cardField = (page: Page, name: string) =>
  page.frameLocator(`.adyen-checkout__field--${name} iframe`).getByRole('textbox')

interface Card {
  number?: string
  /** The name on it. */
  holder?: string
}

/** Fills in the card form. */
export async function typeCard(page: Page, { number = cards.paid, holder = 'Dorothy Ashworth' }: Card = {}) {
  await cardField(page, 'cardNumber').fill(number)
  await cardField(page, 'expiryDate').fill('03/30')
  await cardField(page, 'securityCode').fill('737')
  await page.getByLabel('Name on card').fill(holder)
}

/** The button that pays with what is open. */
export const payButton = (page: Page) => page.getByRole('button', { name: /^(?:Pay|Continue to) / })

/** Pays with a card. */
export async function payByCard(page: Page, card?: Card) {
  await typeCard(page, card)
  await payButton(page).click()
}

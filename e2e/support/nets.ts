import type { Page } from '@playwright/test'

/** Numbers that the provider's test system gives a meaning. */
export const cards = {
  paid: '4111 1111 1111 1111',
  declined: '4000 0000 0000 0002',
  challenged: '5454 5454 5454 5454',
} as const

/** Fills in the card form inside Nets' own frame and presses its button; the frame speaks Danish here. */
export async function payByCard(page: Page, number: string = cards.paid) {
  const frame = page.frameLocator('#nets-checkout-iframe')
  await frame.getByLabel('Kortnummer').fill(number)
  await frame.getByLabel('Udløbsdato').fill('03/30')
  await frame.getByLabel('Kontrolcifre').fill('737')
  await frame.getByRole('button', { name: /Bestil|Betal/ }).click()
}

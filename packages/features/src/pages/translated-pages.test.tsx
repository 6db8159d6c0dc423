import * as cartFixtures from '@shop/api-client/fixtures/cart.ts'
import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { takeChangedTexts } from '@shop/ui/testing/whole-texts.ts'
import { openPage, type Answer } from '../testing/open-page.tsx'
import { paint } from '../testing/open-product-page.tsx'

/** Replaces each text of the page by elements of the browser's own, as its translation does. The words stay, to be compared. */
function translatePage() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: Text[] = []
  while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode)
  for (const text of found.filter(({ data }) => data.trim() !== '')) {
    const [outer, inner] = [document.createElement('font'), document.createElement('font')]
    inner.textContent = text.data
    outer.append(inner)
    text.replaceWith(outer)
  }
  // The translation is not React's doing.
  takeChangedTexts()
}

const shippingTypes = [
  { code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' },
  { code: 'FREE', name: 'Collect', cost: 0, currency: 'GBP' },
]
const configuration = { paymentProvider: 'nets', supportedCountries: { GB: 'United Kingdom' }, shippingTypes }

/** A gateway whose cart has other figures after every change. */
function changingGateway(): Answer {
  let changes = 0
  return ({ path }) => {
    if (path === '/api/products/details') return batteries
    if (path === '/api/cart/get') {
      const {
        products: [line, ...others],
        ...cart
      } = cartFixtures.get.answer
      const figure = `£${(10 + changes).toFixed(2)}`
      const changed = { ...line, quantity: 3 + changes, total: figure }
      return {
        ...cart,
        products: [changed, ...others],
        total: 4 + changes,
        displayPrice: figure,
        subTotalInclVat: figure,
      }
    }
    if (path.startsWith('/api/cart/')) changes += 1
    return undefined
  }
}

type Person = ReturnType<typeof userEvent.setup>

/** What a customer does on a page, and a text that shows that it is done. */
const VISITS: Record<string, [address: string, does: (person: Person) => Promise<void>, until: RegExp]> = {
  'a product that is added': [
    '/details/product',
    async (person) => {
      await person.clear(screen.getByRole('textbox', { name: 'Quantity' }))
      await person.type(screen.getByRole('textbox', { name: 'Quantity' }), '12')
      await person.click(screen.getByRole('button', { name: 'Add to basket' }))
    },
    /Basket, 5 items/,
  ],
  'a basket with one more piece': [
    '/cart',
    (person) => person.click(screen.getAllByRole('button', { name: 'One more' })[0]!),
    /£11\.00/,
  ],
  'a checkout with another delivery': [
    '/checkout',
    (person) => person.click(screen.getByRole('radio', { name: /Collect/ })),
    /£1[1-9]\.00/,
  ],
}

/** Returns the words of the page and of the basket above it, which the checkout has not. */
const words = () =>
  [screen.queryByRole('link', { name: /^Basket/ }), screen.getByRole('main')].map((part) => part?.textContent).join()

/** Returns the words of a page after a visit. */
async function wordsAfter(name: string, { isTranslated }: { isTranslated: boolean }) {
  const [address, does, until] = VISITS[name]!
  const { person } = openPage(address, {
    answer: changingGateway(),
    configuration,
    flags: { hideDeliveryDateInfo: true },
  })
  await screen.findByRole('heading', { level: 1 })
  await paint()
  if (isTranslated) translatePage()
  await does(person)
  await waitFor(() => expect(words()).toMatch(until))
  return words()
}

describe('a page that the browser translates', () => {
  it.each(Object.keys(VISITS))('shows the new figures of %s', async (name) => {
    const wanted = await wordsAfter(name, { isTranslated: false })
    cleanup()
    expect(await wordsAfter(name, { isTranslated: true })).toBe(wanted)
  })
})

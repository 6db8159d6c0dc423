import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { get } from '@shop/api-client/fixtures/cart.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { openProductPage } from '../../testing/open-product-page.tsx'

const withLines = (total: string) => ({ ...get.answer, products: [{ ...get.answer.products[0], total }] })

/** Carts whose lines sum to the subtotal with VAT, without it, or to neither. */
const carts = {
  incl: withLines(get.answer.subTotalInclVat),
  excl: withLines(get.answer.subTotalExclVat),
  nothing: withLines('£5.00'),
}

const isCounted = () => expect(screen.getByRole('link', { name: /^Basket/ }).textContent).toContain('4 items')
const noteIn = (part: HTMLElement) => /(?:without|including) VAT/.exec(part.textContent)?.[0]

describe('the note about VAT beside a price', () => {
  it.each<[sums: keyof typeof carts, flag: boolean, onPage: string | undefined, onTile: string | undefined]>([
    ['incl', true, 'including VAT', undefined],
    ['excl', true, 'without VAT', 'without VAT'],
    ['nothing', true, 'including VAT', undefined],
    ['incl', false, undefined, undefined],
    ['excl', false, 'without VAT', 'without VAT'],
    ['nothing', false, undefined, undefined],
  ])(
    '[CFG-16] (OP-19) says no more than is known, where sums prove %s and displayPriceIncludingVat is %s',
    async (sums, displayPriceIncludingVat, onPage, onTile) => {
      const { router } = await openProductPage(batteries, {
        flags: { displayPriceIncludingVat },
        answer: ({ path }) => {
          if (path === '/api/cart/get') return carts[sums]
          return path === '/api/products/search' ? { products: [batteries] } : undefined
        },
      })
      await waitFor(isCounted)
      expect(noteIn(screen.getByRole('main'))).toBe(onPage)
      await router.navigate('/search-result/air')
      expect(noteIn(await screen.findByRole('article'))).toBe(onTile)
    },
  )

  it.each([
    ['where prices are hidden [CFG-25]', { hidePricesAndPayment: true }],
    ['from a list that was there before it was proven, which must not grow', {}],
  ])('[CFG-16] is absent %s', async (_where, flags) => {
    const shown = Promise.withResolvers<void>()
    openPage('/search-result/air', {
      flags,
      answer: async ({ path }) => {
        if (path === '/api/cart/get') return shown.promise.then(() => carts.excl)
        return path === '/api/products/search' ? { products: [batteries] } : undefined
      },
    })
    const card = await screen.findByRole('article')
    shown.resolve()
    await waitFor(isCounted)
    expect(within(card).queryByText(/VAT/)).toBeNull()
  })
})

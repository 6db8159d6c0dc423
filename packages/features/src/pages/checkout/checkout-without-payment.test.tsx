import { get } from '@shop/api-client/fixtures/cart.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage } from '../../testing/open-page.tsx'
import { configuration } from '../../testing/open-checkout-page.tsx'

const openCheckout = (paymentProvider: unknown, flags: object = {}, cart: unknown = get.answer) =>
  openPage('/checkout', {
    configuration: { ...configuration, paymentProvider },
    flags: { ...flags },
    content: { sellingPointsBar: { points: [], phone: '0800 123 4567' } },
    answer: ({ path }) => (path === '/api/cart/get' ? cart : undefined),
  })

describe('a checkout without payment', () => {
  it.each([undefined, 'stripe'])(
    '[PAY-03] says before the visitor types that the shop takes no payment, and where help is (OP-85): %s',
    async (provider) => {
      openCheckout(provider)
      expect((await screen.findByRole('alert')).textContent).toContain('Payment is not available')
      expect(screen.queryByLabelText(/First name/)).toBeNull()
      expect(screen.getByRole('main').querySelector('a[href="tel:08001234567"]')).toBeTruthy()
    },
  )

  it.each([
    ['somebody takes it', 'nets', {}, get.answer],
    ['somebody else pays', undefined, { orderSummaryType: 'cpr' }, get.answer],
    ['prices are hidden', undefined, { hidePricesAndPayment: true }, get.answer],
    ['nothing is to be paid', undefined, {}, { ...get.answer, displayPrice: '£0.00' }],
  ])('[PAY-03] asks for the address where %s', async (_title, provider, flags, cart) => {
    openCheckout(provider, flags, cart)
    expect(await screen.findByLabelText(/First name/)).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

import * as catalogue from '@shop/api-client/fixtures/catalogue.ts'
import { paymentMarks } from '@shop/ui/commerce/cart/payment-marks.ts'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fullCart, openCart, wait } from '../../testing/open-cart-page.tsx'
const answerWithMethods = ({ path }: { path: string }) =>
  path === '/api/payments/paymentMethods'
    ? { paymentMethods: JSON.stringify([{ type: 'scheme', brands: ['visa', 'mc'] }, { type: 'paypal' }]) }
    : undefined

describe('the sums of a cart', () => {
  beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))

  describe('around the sums', () => {
    const disclaimed = {
      shippingTypes: [{ code: 'RM48', name: 'Royal Mail 48', disclaimer: 'Islands take one day more.' }],
    }

    it('[CART-17] tells about each way of delivery as long as none is chosen', async () => {
      const shippingTypes = [
        ...disclaimed.shippingTypes,
        { code: 'DPD', name: 'DPD', disclaimer: '' },
        { code: 'PICK', name: 'Pick-up', disclaimer: 'Bring an ID.' },
      ]
      const flags = { displayShippingDisclaimerInCart: true }
      await openCart({ cart: { ...fullCart, selectedShippingType: '' }, configuration: { shippingTypes }, flags })
      expect(screen.getByText('Royal Mail 48: Islands take one day more.')).toBeTruthy()
      expect(screen.getByText('Pick-up: Bring an ID.')).toBeTruthy()
      expect(screen.queryByText(/DPD/)).toBeNull()
    })

    it.each([true, false])(
      '[CART-17] [CFG-24] tells about the delivery where the shop wants that: %s',
      async (displayShippingDisclaimerInCart) => {
        await openCart({ configuration: disclaimed, flags: { displayShippingDisclaimerInCart } })
        expect(screen.queryByText('Islands take one day more.') !== null).toBe(displayShippingDisclaimerInCart)
      },
    )

    it('[CART-16] counts up VAT, delivery, each discount by its name and all of them, subtotal and total', async () => {
      await openCart({ cart: { ...fullCart, discounts: { WELCOME10: '£0.75', Autumn: '£0.25' } } })
      const summary = screen.getByRole('region', { name: 'Order summary' })
      for (const words of [
        /Subtotal.*£8\.85/,
        /WELCOME10.*-£0\.75/,
        /Autumn.*-£0\.25/,
        /Total discount.*-£1\.00/,
        /Delivery.*£2\.95/,
        /Total.*£10\.80/,
        /VAT.*£1\.80/,
      ]) {
        expect(summary.textContent).toMatch(words)
      }
    })

    it('[CART-18] leads on to checkout, and back to the goods', async () => {
      await openCart()
      expect(screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')).toBe('/checkout')
      expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/')
    })

    it('[CART-19] shows one mark for each card brand and each other way to pay that the form can show', async () => {
      await openCart({ configuration: { paymentProvider: 'adyen' }, answer: answerWithMethods })
      const marks = within(await screen.findByRole('list', { name: 'We accept' })).getAllByRole('img')
      // The gateway lists PayPal too, but its script is not allowed on the payment page.
      expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'Mastercard'])
      expect(marks[0]?.getAttribute('src')).toMatch(/\/medium\/visa\.png$/)
    })

    it.each(['nets', 'klarna'] as const)(
      '[CART-19] shows our own marks where the provider %s has none to be fetched, and names what we have not drawn',
      async (paymentProvider) => {
        await openCart({ configuration: { paymentProvider }, answer: answerWithMethods })
        const list = within(await screen.findByRole('list', { name: 'We accept' }))
        const marks = list.getAllByRole('img')
        expect(marks.map((mark) => mark.getAttribute('alt'))).toEqual(['Visa', 'Mastercard'])
        expect(marks.map((mark) => mark.getAttribute('src'))).toEqual([
          paymentMarks.visa?.picture,
          paymentMarks.mc?.picture,
        ])
        expect(marks[0]?.getAttribute('width')).toBe('48')
        expect(list.getByText('PayPal')).toBeTruthy()
      },
    )

    it('[CART-20] [PROD-26] shows neither marks nor prices in a shop that hides them', async () => {
      await openCart({
        configuration: { paymentProvider: 'adyen' },
        answer: answerWithMethods,
        flags: { hidePricesAndPayment: true },
      })
      await wait(50)
      expect(screen.queryByRole('list', { name: 'We accept' })).toBeNull()
      expect(document.body.textContent).not.toMatch(/£/)
      expect(screen.getByRole('link', { name: 'Go to checkout' })).toBeTruthy()
    })
  })

  describe('what the shop recommends beside a cart', () => {
    it('[CART-21] [CFG-31] [PROD-28] shows the products that the configuration names, listed or not', async () => {
      const searched: string[] = []
      await openCart({
        configuration: { cartRecommendedProducts: ['DOM', 'BAT-312-06'] },
        answer: ({ path, query }) => {
          if (path !== '/api/products/search') return undefined
          searched.push(`${query}`)
          return { products: [catalogue.domes, catalogue.batteries] }
        },
      })
      const row = await screen.findByRole('region', { name: 'You may also need' })
      expect(within(row).getAllByRole('article')).toHaveLength(2)
      expect(searched).toEqual(['ItemNumbers=DOM&ItemNumbers=BAT-312-06&IgnoreVisiblity=true'])
    })

    it('[CART-21] does not speak of what an empty cart lacks “also”', async () => {
      await openCart({
        cart: {},
        configuration: { cartRecommendedProducts: ['DOM'] },
        answer: ({ path }) => (path === '/api/products/search' ? { products: [catalogue.domes] } : undefined),
      })
      expect(await screen.findByRole('region', { name: 'Recommended for you' })).toBeTruthy()
      expect(screen.queryByText('You may also need')).toBeNull()
    })

    it('[CART-21] shows no such row where the shop names none', async () => {
      await openCart()
      expect(screen.queryByRole('region', { name: 'You may also need' })).toBeNull()
    })
  })
})

import { get } from '@shop/api-client/fixtures/cart.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { button, fillIn, openCheckout } from '../../testing/open-checkout-page.tsx'

const input = (name: string) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)!

/** The checkout of a visitor whose cart is read late. */
const held = (orders: unknown[], answer: object) => {
  const cart = Promise.withResolvers<unknown>()
  const kept = { selectedShippingType: '' }
  const opened = openCheckout({
    answer: ({ path, body }) => {
      if (path === '/api/cart/get') return cart.promise.then(() => ({ ...answer, ...kept }))
      if (path === '/api/cart/update') kept.selectedShippingType = (body as { shippingMethod: string }).shippingMethod
      if (path !== '/api/cart/initialize-transaction') return undefined
      orders.push(body)
      return { errorKeys: ['not-enough-in-stock'] }
    },
  })
  return { ...opened, read: () => cart.resolve(undefined) }
}

describe('the checkout until the cart is read', () => {
  it('[CHK-39] [CHK-37] keeps what is typed, and orders nothing before the sums are shown', async () => {
    const orders: unknown[] = []
    const { user, read } = held(orders, get.answer)
    await fillIn(user)
    await user.type(input('invoiceAddress.city'), '{Enter}')
    read()
    expect((await screen.findAllByText(/£/)).length).toBeGreaterThan(0)
    expect(orders).toEqual([])
    await user.click(await button())
    await waitFor(() => expect(orders).toHaveLength(1))
    expect(orders).toMatchObject([{ shippingMethod: 'FREE', termsAndConditionsAgreed: true }])
  })

  it('[CHK-39] [CHK-30] leads away from an empty cart, and orders nothing', async () => {
    const orders: unknown[] = []
    const { user, read } = held(orders, { products: [], total: 0 })
    await user.type(input('invoiceAddress.city'), 'Ripon{Enter}')
    read()
    expect(await screen.findByText('Now at /cart')).toBeTruthy()
    expect(orders).toEqual([])
  })
})

/** Counts how often a part of the page reads a property. */
function readsOf<Read extends object>(object: Read, name: keyof Read) {
  const value = object[name]
  const read = vi.fn<() => unknown>(() => value)
  Object.defineProperty(object, name, { get: read })
  return read
}

describe('a key at checkout', () => {
  it('[CHK-39] draws the address that is typed, and not the deliveries', async () => {
    const { shop, user } = openCheckout()
    await screen.findByRole('radio', { checked: true })
    await user.click(input('invoiceAddress.city'))
    const { supportedCountries, shippingTypes } = shop.config.configuration
    const addresses = readsOf(supportedCountries, 'GB')
    const deliveries = readsOf(shippingTypes[0]!, 'name')
    await user.keyboard('Ripon')
    expect(addresses).toHaveBeenCalledTimes('Ripon'.length)
    expect(deliveries).not.toHaveBeenCalled()
    await user.click(screen.getByRole('radio', { checked: false }))
    expect(deliveries).toHaveBeenCalled()
  })
})

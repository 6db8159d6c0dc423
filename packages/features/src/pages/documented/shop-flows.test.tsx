import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openPage, type StoryShopOptions, watchDocuments } from '../../testing/open-page.tsx'
import { documentedShopByTurns } from '../../testing/documented-shop.ts'
import { cartOf } from '../../cart/cart.ts'

const documents = watchDocuments()

type Opened = ReturnType<typeof openPage>
const lineOf = (shop: Opened['shop']) =>
  cartOf(shop.cart.getState()).lines.map(({ itemNumber, quantity }) => [itemNumber, quantity])
const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name })

/** Returns a shop with a cart of two packs of batteries and a pack of wipes. */
async function withCart(settings: Parameters<typeof documentedShopByTurns>[0] = {}) {
  const documented = await documentedShopByTurns(settings)
  await documented.client.cart.add({ 'p-1': 2, 'p-6': 1 })
  return documented
}

const ADDRESS = {
  'First name': 'Karin',
  'Last name': 'Berg',
  'Email address': 'karin@example.com',
  Phone: '070 123 45 67',
  'Street and number': 'Storgatan 1',
  Postcode: '222 21',
  Town: 'Lund',
}

/** Fills in the checkout and places the order. Returns the address that the shop opens. */
async function placeOrder(options: StoryShopOptions, button: string) {
  const { person, router } = openPage('/checkout', options)
  await screen.findByLabelText(/^First name/)
  for (const [name, value] of Object.entries(ADDRESS))
    fireEvent.change(screen.getByLabelText(new RegExp(`^${name}`)), { target: { value } })
  await person.click(await screen.findByRole('checkbox', { name: /terms/ }))
  const cpr = screen.queryByLabelText(/^CPR number/)
  if (cpr) fireEvent.change(cpr, { target: { value: '251248-9996' } })
  await person.click(screen.getByRole('radio', { name: /Letter/ }))
  await person.click(screen.getByRole('button', { name: button }))
  const opened = () => documents[0] ?? router.state.location.pathname
  await waitFor(() => expect(opened()).not.toBe('/checkout'))
  return opened()
}

describe('the shop over a documented gateway', () => {
  it('[API-50] [API-07] searches and opens what was found', async () => {
    const { options } = await documentedShopByTurns()
    const { person, router } = openPage('/search-result/wipes', options)
    await heading(/Results for/)
    await person.click(await screen.findByRole('link', { name: /Cleaning wipes/ }))
    await heading('Cleaning wipes')
    expect(router.state.location.pathname).toBe('/care/details/1006')
  })

  it('[API-50] [API-12] adds the chosen variation of a product', async () => {
    const { options } = await documentedShopByTurns()
    const { person, shop } = openPage('/domes/details/1004', options)
    await heading('MiniFit dome')
    await person.click(await screen.findByRole('radio', { name: /small/ }))
    await person.click(screen.getByRole('radio', { name: /Closed/ }))
    await person.click(screen.getByRole('button', { name: english.AddToCart }))
    await waitFor(() => expect(lineOf(shop)).toEqual([['1042', 1]]))
  })

  it('[API-50] [API-13] [API-14] changes and removes lines of the cart', async () => {
    const { options } = await withCart()
    const { person, shop } = openPage('/cart', options)
    await screen.findByRole('textbox', { name: /Quantity of Battery 312/ })
    const batteries = within(screen.getAllByRole('listitem').find((item) => /Battery 312/.test(item.textContent))!)
    await person.click(batteries.getByRole('button', { name: /^One more/ }))
    await waitFor(() => expect(lineOf(shop)).toContainEqual(['1001', 3]))
    await person.click(batteries.getByRole('button', { name: /^Remove/ }))
    const dialog = screen.queryByRole('dialog')
    if (dialog) await person.click(within(dialog).getByRole('button', { name: /^Remove/ }))
    await waitFor(() => expect(lineOf(shop)).toEqual([['1006', 1]]))
  })

  it('[API-50] [API-15] takes a promo code with its discount', async () => {
    const { options } = await withCart()
    const { person } = openPage('/cart', options)
    await person.click(await screen.findByRole('checkbox', { name: english.HavePromoCode }))
    await person.type(screen.getByRole('textbox', { name: /Promo code/ }), 'SPRING10')
    await person.click(screen.getByRole('button', { name: english.ApplyCode }))
    expect(await screen.findByText(/Spring offer/)).toBeTruthy()
    expect(screen.getAllByText(/16,70 kr/).length).toBeGreaterThan(0)
  })

  it('[API-50] [API-17] places an order, pays it and shows the receipt', async () => {
    const { options, gateway } = await withCart()
    const address = await placeOrder(options, english.PlaceOrder)
    const [, page, transactionId = '', correlationId] = address.split('/')
    expect(page).toBe('payments')
    cleanup()
    gateway.control.pay(transactionId, 'Succeeded')
    openPage(`/order-confirmation/${transactionId}/${correlationId}`, options)
    expect(await screen.findByText(/10013/)).toBeTruthy()
  })

  it('[API-50] [RES-12] says why a payment failed', async () => {
    const { options, gateway } = await withCart({ settings: { paymentProvider: 'nets' } })
    const [, , transactionId = '', correlationId] = (await placeOrder(options, english.PlaceOrder)).split('/')
    cleanup()
    gateway.control.pay(transactionId, 'Refused')
    openPage(`/order-confirmation/${transactionId}/${correlationId}`, options)
    expect(await screen.findByText(/Payment refused/)).toBeTruthy()
  })

  it('[API-50] [CHK-28] places an order at a free shop without any payment', async () => {
    const { options } = await withCart({
      settings: { featureFlags: { orderSummaryType: 'cpr', hidePricesAndPayment: true } },
    })
    const address = await placeOrder(options, english.PlaceOrderFree)
    expect(address).toMatch(/^\/order-confirmation\//)
    cleanup()
    openPage(address, options)
    expect(await screen.findByText(/10013/)).toBeTruthy()
  })
})

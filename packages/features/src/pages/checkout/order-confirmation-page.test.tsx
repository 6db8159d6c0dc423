import { profile } from '@shop/api-client/fixtures/account.ts'
import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { storyShop, StoryShop, type StoryShopOptions } from '../../story-shop.tsx'
import type { Shop } from '../../shop.ts'
import type { Answer } from '../../testing.tsx'
import { OrderConfirmationPage } from './order-confirmation-page.tsx'
import { getCheckoutStore } from '../../checkout/get-checkout-store.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const placed = getTransaction.answer
const open = { ...placed, orderNumber: '', orderPlaced: false, status: 'Pending' }

interface Opened extends StoryShopOptions {
  /** A shop that was open before, as after a reload. */
  openBefore?: Shop
}

/** Opens the page over a gateway whose looks at the transaction give these answers, the last of them for ever. */
function openPage(
  answers: readonly unknown[],
  address = '/order-confirmation/t-1/c-1',
  { openBefore, ...options }: Opened = {},
) {
  const looks: URLSearchParams[] = []
  const reads: string[] = []
  const answer: Answer = ({ path, query }) => {
    if (path === '/api/cart/get') reads.push(path)
    if (path !== '/api/cart/get-transaction') return undefined
    looks.push(query)
    const given = answers[Math.min(looks.length, answers.length) - 1]
    return given instanceof Response ? given.clone() : given
  }
  const shop = openBefore ?? storyShop({ answer, customer: {}, configuration: { paymentProvider: 'nets' }, ...options })
  if (!openBefore) {
    getCheckoutStore(shop).getState().edit('invoiceAddress.firstName', 'Dorothy')
    getCheckoutStore(shop).getState().edit('invoiceAddress.email', 'dorothy@example.com')
  }
  render(
    <StoryShop shop={shop} address={address} path="/order-confirmation/:transactionId/:correlationId?">
      <OrderConfirmationPage />
    </StoryShop>,
  )
  return { shop, looks, reads }
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

it('[RES-04] [PAY-23] shows the order with its number, lines and sums', async () => {
  openPage([placed])
  await wait(0)
  expect(heading()).toBe('Thank you, Dorothy')
  for (const words of ['HB-51907', /dorothy@example.com/, '£11.80', 'Zinc-air batteries, size 312, pack of 6']) {
    expect(screen.getByText(words)).toBeTruthy()
  }
})

it('[RES-04] lists the lines as the cart did, the newest first, and prints them', async () => {
  const [line] = placed.products
  const print = vi.fn<() => void>()
  vi.stubGlobal('print', print)
  openPage([{ ...placed, products: [line, { ...line, id: 'p-2', name: 'Soft domes' }] }])
  await wait(0)
  const names = within(screen.getByRole('list', { name: 'Items in the basket' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)
  expect(names).toEqual([expect.stringContaining('Soft domes'), expect.stringContaining('Zinc-air batteries')])
  fireEvent.click(screen.getByRole('button', { name: 'Print the receipt' }))
  expect(print).toHaveBeenCalledOnce()
  vi.unstubAllGlobals()
})

it.each([
  ['en-GB', '3 November 2026'],
  ['da-DK', '3. november 2026'],
])('[RES-04] dates the receipt as %s writes it (OP-39)', async (cultureName, date) => {
  const configuration = { paymentProvider: 'nets', cultureName } as const
  openPage([{ ...placed, placementDate: '2026-11-03T10:14:00.000Z' }], undefined, { configuration })
  await wait(0)
  expect(screen.getByText(date)).toBeTruthy()
})

it('[RES-04] names what sets a line apart, as the cart did (V15)', async () => {
  const [line] = placed.products
  openPage([{ ...placed, products: [{ ...line, colorName: 'Plum', productAttributes: { Size: '8 mm' } }] }])
  await wait(0)
  expect(screen.getByText('Plum · Size 8 mm · 3 pieces')).toBeTruthy()
})

it('[RES-04] looks again every three seconds until it is placed, and says so once', async () => {
  const { looks } = openPage([open, { ...placed, orderPlaced: false }, placed])
  await wait(2999)
  expect([looks.length, heading()]).toEqual([1, 'We are checking your order'])
  await wait(1)
  expect([looks.length, heading()]).toEqual([2, 'We are checking your order'])
  await wait(3000)
  expect([looks.length, heading()]).toEqual([3, 'Thank you, Dorothy'])
  await wait(60_000)
  expect(looks).toHaveLength(3)
  expect(screen.getByText('Thank you', { selector: 'output' })).toBeTruthy()
})

it('[RES-03] [RES-05] says after fifteen seconds that the answer is still to come, never that it failed', async () => {
  const { looks } = openPage([{ ...open, status: 'something else' }])
  await wait(15_000)
  expect(heading()).toBe('We are still waiting for the answer')
  expect(screen.getByText('pay-4419')).toBeTruthy()
  const counted = looks.length
  await wait(60_000)
  expect(looks).toHaveLength(counted)
})

it('[RES-03] shows the transaction when there is no payment id, also when no look ever succeeded', async () => {
  openPage([Response.json({}, { status: 503 })])
  await wait(15_000)
  expect(screen.getByText('t-1')).toBeTruthy()
})

it.each(['Refused', 'ERROR', 'cancelled'])(
  '[RES-05] [RES-09] shows a failure (%s) with another try',
  async (status) => {
    openPage([{ ...open, status, errorMessage: 'Card expired' }])
    await wait(0)
    expect(heading()).toBe('The payment was not completed')
    expect(screen.getByText('Card expired')).toBeTruthy()
    expect(screen.getByText('pay-4419')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/payments/t-1/c-1')
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeTruthy()
  },
)

it('[TRK-07] records what was bought, once it is placed', async () => {
  const { shop } = openPage([open, placed])
  await wait(0)
  expect(shop.purchases.take()).toEqual([])
  await wait(3000)
  expect(shop.purchases.take()).toMatchObject([{ transaction_id: 'HB-51907', value: 11.8 }])
})

const free = [
  ['against a CPR number', { flags: { orderSummaryType: 'cpr' } }],
  ['free of charge', { flags: { hidePricesAndPayment: true }, configuration: {} }],
] as const

it.each(free)('[RES-03] says nothing of paying where orders are placed %s (OP-21)', async (_, options) => {
  openPage([{ ...open, paymentId: '' }], undefined, options)
  await wait(0)
  expect(document.body.textContent).not.toMatch(/pay/i)
  await wait(15_000)
  expect(heading()).toBe('We are still waiting for the answer')
  expect(document.body.textContent).not.toMatch(/pay/i)
})

it.each(free)('[RES-05] an order %s that fails is no payment that failed', async (_, options) => {
  openPage([{ ...open, status: 'Error' }], undefined, options)
  await wait(0)
  expect(heading()).toBe('Your order did not go through')
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/checkout')
})

it('[RES-01] removes both addresses from where they are kept on entry, and reads the cart again', async () => {
  const { shop, reads } = openPage([open])
  await wait(0)
  expect(['invoiceAddress', 'deliveryAddress'].map(shop.platform.sessionStorage.read)).toEqual([undefined, undefined])
  expect(reads.length).toBeGreaterThan(1)
})

const typedAgain = ({ shop }: ReturnType<typeof openPage>) =>
  getCheckoutStore(shop).getState().values.invoiceAddress.firstName

// OP-79
it.each([
  ['a failure fills the form for another try', { ...open, status: 'Refused' }, 'Dorothy'],
  ['an order placed leaves nothing of what was typed', placed, ''],
  ['an outcome nobody knows leaves nothing of what was typed', open, ''],
])('[RES-01] %s', async (_, transaction, firstName) => {
  const page = openPage([transaction])
  await wait(15_000)
  expect(typedAgain(page)).toBe(firstName)
  expect(page.shop.platform.sessionStorage.keys()).not.toContain('invoiceAddress')
  expect(page.shop.platform.sessionStorage.keys().includes('checkoutRetryCopy')).toBe(firstName !== '')
})

it('[RES-01] a reload of the failure keeps what was typed (OP-79)', async () => {
  const { shop } = openPage([{ ...open, status: 'Refused' }])
  await wait(0)
  cleanup()
  const page = openPage([{ ...open, status: 'Refused' }], undefined, { openBefore: shop })
  await wait(0)
  expect(typedAgain(page)).toBe('Dorothy')
})

it('[SES-19] logging out forgets what was kept for another try', async () => {
  const page = openPage([{ ...open, status: 'Refused' }])
  await wait(0)
  expect(page.shop.platform.sessionStorage.keys()).toHaveLength(1)
  page.shop.session.getState().logOut()
  expect(page.shop.platform.sessionStorage.keys()).toEqual([])
})

it('[RES-11] stops looking when the page is left', async () => {
  const { looks } = openPage([open])
  await wait(0)
  cleanup()
  await wait(60_000)
  expect(looks).toHaveLength(1)
})

it('[RES-13] works without the second number in the address', async () => {
  const { looks } = openPage([placed], '/order-confirmation/t-1')
  await wait(0)
  expect(heading()).toBe('Thank you, Dorothy')
  expect(looks[0]?.has('correlationId')).toBe(false)
})

it.each([
  [{ isAddressFromPayment: true }, true],
  [{}, false],
])(
  '[RES-04] says that the address from the payment counts, where the customer changed it there: %j',
  async (changes, says) => {
    openPage([{ ...placed, ...changes }])
    await wait(0)
    expect(screen.queryByText(/changed an address while paying/) !== null).toBe(says)
  },
)

const region = (name: string) => screen.getByRole('heading', { name, level: 2 }).parentElement?.textContent

it('[RES-14] says where the order goes, how and when, who pays it and how', async () => {
  const configuration = { paymentProvider: 'nets', cultureName: 'en-GB', deliveryDays: 3 } as const
  const told = { shippingType: 'Royal Mail 48', paymentType: 'Visa', placementDate: '2026-11-20T10:14:00.000Z' }
  openPage([{ ...placed, ...told }], undefined, { configuration })
  await wait(5000)
  expect(region('Delivery')).toBe('DeliveryDorothy\nRoyal Mail 48')
  expect(region('Invoice address')).toBe('Invoice addressThe same address')
  expect(region('Payment')).toBe('PaymentVisa')
  expect(screen.getByText(/^Expected delivery: Wednesday,? 25 November$/)).toBeTruthy()
})

it('[RES-14] writes both addresses where they differ, and the delivery chosen here where the gateway names none', async () => {
  const shippingTypes = [{ code: 'FAST', name: 'Courier', deliveryDays: 1 }]
  const shop = storyShop({
    answer: ({ path }) => (path === '/api/cart/get-transaction' ? placed : undefined),
    customer: {},
    configuration: { paymentProvider: 'nets', supportedCountries: { GB: 'United Kingdom' }, shippingTypes },
  })
  const checkout = getCheckoutStore(shop).getState()
  checkout.edit('invoiceAddress.city', 'Harrogate')
  checkout.shipElsewhere(true)
  checkout.edit('deliveryAddress.city', 'Leeds')
  shop.platform.sessionStorage.write('checkoutShippingMethod', 'FAST')
  openPage([], undefined, { openBefore: shop })
  await wait(5000)
  expect(region('Delivery')).toBe('DeliveryLeeds\nUnited Kingdom\nCourier')
  expect(region('Invoice address')).toBe('Invoice addressHarrogate\nUnited Kingdom')
  expect(screen.queryByRole('heading', { name: 'Payment' })).toBeNull()
  expect(shop.platform.sessionStorage.read('checkoutShippingMethod')).toBeUndefined()
})

it('[RES-14] keeps nothing of it for a reload, and shows no address that was changed while paying', async () => {
  const { shop } = openPage([placed])
  await wait(0)
  cleanup()
  openPage([placed], undefined, { openBefore: shop })
  await wait(0)
  expect(screen.queryByText(/Dorothy/)).toBeNull()
  cleanup()
  openPage([{ ...placed, isAddressFromPayment: true }])
  await wait(0)
  expect(screen.queryByRole('heading', { name: 'Invoice address' })).toBeNull()
})

it('[RES-14] names neither invoice address nor payment where nothing is paid', async () => {
  openPage([{ ...placed, paymentType: 'Visa' }], undefined, {
    flags: { hidePricesAndPayment: true },
    configuration: {},
  })
  await wait(0)
  expect(region('Delivery')).toBe('DeliveryDorothy')
  expect(screen.queryByRole('heading', { name: /Invoice address|Payment/ })).toBeNull()
})

it('[RES-14] names the seller on the receipt', async () => {
  const seller = { name: 'Hearby Ltd', address: '14 Quay Street, Bristol', vatNumber: 'GB 1' }
  openPage([placed], undefined, { configuration: { paymentProvider: 'nets', seller } })
  await wait(0)
  expect(screen.getByText('Hearby Ltd · 14 Quay Street, Bristol · VAT number GB 1')).toBeTruthy()
})

it('[RES-14] leads a customer to the order, and offers nobody else more than an account', async () => {
  openPage([placed], undefined, { customer: profile })
  await wait(0)
  expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
    '/account/order-history/order-details/HB-51907',
  )
  expect(screen.queryByRole('link', { name: 'Create an account' })).toBeNull()
})

import { retryCopy } from '../../../checkout/checkout-storage.ts'
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openConfirmation as openPage, placed } from '../../../testing/open-confirmation.tsx'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import { getPurchases } from '../../../payments/purchases/purchases.ts'
import { logOut } from '../../../session/visit/visit-actions.ts'

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))
const open = { ...placed, orderNumber: '', orderPlaced: false, status: 'Pending' }

const heading = () => screen.getByRole('heading', { level: 1 }).textContent

const free = [
  ['against a CPR number', { flags: { orderSummaryType: 'cpr' } }],
  ['free of charge', { flags: { hidePricesAndPayment: true }, configuration: {} }],
] as const

const typedAgain = ({ shop }: ReturnType<typeof openPage>) =>
  getCheckoutStore(shop).getState().values.invoiceAddress.firstName

describe('the order confirmation page', () => {
  beforeEach(() => void vi.useFakeTimers())

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
    const names = within(screen.getByRole('list', { name: 'Items in the order' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(names).toEqual([expect.stringContaining('Soft domes'), expect.stringContaining('Zinc-air batteries')])
    fireEvent.click(screen.getByRole('button', { name: 'Print the receipt' }))
    expect(print).toHaveBeenCalledOnce()
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

  it('[RES-04] names what sets a line apart, as the cart did', async () => {
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

  it('[RES-15] checks again when it is asked to, with what is known on show', async () => {
    const { looks } = openPage([open, open, open, open, open, open, placed])
    await wait(15_000)
    const before = looks.length
    const again = screen.getByRole('button', { name: 'Check again' })
    fireEvent.click(again)
    await wait(0)
    expect([looks.length, heading(), again.getAttribute('aria-busy')]).toEqual([
      before + 1,
      'We are still waiting for the answer',
      'true',
    ])
    expect(screen.getByText('We are checking your order', { selector: 'output' })).toBeTruthy()
    await wait(6000)
    expect(heading()).toBe('Thank you, Dorothy')
  })

  it('[RES-03] shows the transaction when there is no payment id, also when no look ever succeeded', async () => {
    openPage([Response.json({}, { status: 503 })])
    await wait(15_000)
    expect(screen.getByText('t-1')).toBeTruthy()
  })

  it('[RES-05] [RES-09] shows a failure with another try', async () => {
    openPage([{ ...open, status: 'Refused', errorMessage: 'Card expired' }])
    await wait(0)
    expect(heading()).toBe('The payment was not completed')
    expect(screen.getByText('Card expired')).toBeTruthy()
    expect(screen.getByText('pay-4419')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/payments/t-1/c-1')
    expect(screen.getByRole('link', { name: 'Customer service' })).toBeTruthy()
  })

  it('[TRK-07] records what was bought, once it is placed', async () => {
    const { shop } = openPage([open, placed])
    await wait(0)
    expect(getPurchases(shop).take()).toEqual([])
    await wait(3000)
    expect(getPurchases(shop).take()).toMatchObject([{ transaction_id: 'HB-51907', value: 11.8 }])
  })

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

  it.each([
    ['a failure fills the form for another try', { ...open, status: 'Refused' }, 'Dorothy'],
    ['an order placed leaves nothing of what was typed', placed, ''],
    ['an outcome nobody knows leaves nothing of what was typed', open, ''],
  ])('[RES-01] %s', async (_, transaction, firstName) => {
    const page = openPage([transaction])
    await wait(15_000)
    expect(typedAgain(page)).toBe(firstName)
    expect(page.shop.platform.sessionStorage.keys()).not.toContain('invoiceAddress')
    expect(retryCopy.read(page.shop.platform) !== undefined).toBe(firstName !== '')
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
    expect(retryCopy.read(page.shop.platform)).toBeTruthy()
    logOut(page.shop)
    expect(page.shop.platform.sessionStorage.keys()).toEqual([])
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
})

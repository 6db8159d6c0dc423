import { get } from '@shop/api-client/fixtures/cart.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openCheckout, button, configuration, fillIn } from '../../testing/open-checkout-page.tsx'

describe('the delivery at checkout', () => {
  it('[CHK-13] shows what each delivery costs, tells the gateway the choice, and reads the cart again', async () => {
    const calls: unknown[] = []
    const { user } = openCheckout({
      answer: ({ path, body }) => {
        if (path === '/api/cart/update') calls.push(body)
        if (path === '/api/cart/get') calls.push('read')
        return undefined
      },
    })
    expect(await screen.findByRole('radio', { name: /Royal Mail 48.*£2.95.*Two to three days/ })).toHaveProperty(
      'checked',
      true,
    )
    await user.click(screen.getByRole('radio', { name: /Collect.*Free/ }))
    await waitFor(() => expect(calls).toEqual(['read', { userId: 'visitor', shippingMethod: 'FREE' }, 'read']))
  })

  it('[CHK-13] [PROD-17] names the day on which each delivery is expected, by its own days or those of the shop', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 20, 12) })
    const shippingTypes = [
      { code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' },
      { code: 'FAST', name: 'Courier', cost: 6.95, currency: 'GBP', deliveryDays: '1' },
    ]
    const shown = { configuration: { shippingTypes, deliveryDays: 3, cultureName: 'en-GB' } }
    openCheckout(shown)
    expect(await screen.findByRole('radio', { name: /^Royal Mail 48.*Wednesday,? 25\sNovember/ })).toBeTruthy()
    expect(screen.getByRole('radio', { name: /^Courier.*Monday,? 23\sNovember/ })).toBeTruthy()
    cleanup()
    openCheckout({ ...shown, flags: { hideDeliveryDateInfo: true } })
    expect(await screen.findByRole('radio', { name: /^Courier/ })).toBeTruthy()
    expect(screen.queryByText(/Expected delivery/)).toBeNull()
  })

  it('[CHK-13] [CHK-31] keeps every row of the sums in its place while a chosen delivery is counted', async () => {
    const { shippingPriceInclVat, shippingPriceExclVat, ...notChosen } = get.answer
    let cart: object = { ...notChosen, displayPrice: '£7.85', selectedShippingType: '' }
    const counting = Promise.withResolvers<void>()
    const { user } = openCheckout({
      // Without costs none is chosen for the visitor.
      configuration: { shippingTypes: configuration.shippingTypes.map((type) => ({ ...type, cost: '' })) },
      answer: async ({ path }) => {
        if (path === '/api/cart/get') return cart
        if (path !== '/api/cart/update') return undefined
        await counting.promise
        cart = { ...notChosen, shippingPriceInclVat, shippingPriceExclVat, selectedShippingType: 'RM48' }
        return {}
      },
    })
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    const rows = () =>
      within(summary)
        .getAllByRole('term')
        .map(({ textContent }) => textContent.replace(' before delivery', ''))
    const before = rows()
    expect(within(summary).getByText('not chosen')).toBeTruthy()
    expect(within(summary).queryByText('We are updating your basket.')).toBeNull()
    await user.click(screen.getByRole('radio', { name: /Royal Mail/ }))
    expect(rows()).toEqual(before)
    // Both the totals and the delivery show that the cart is updating.
    expect(within(summary).getByText('We are updating your basket.')).toBeTruthy()
    expect(summary.querySelector('[aria-busy=true]')?.contains(within(summary).getByText('not chosen'))).toBe(true)
    const choice = screen.getByRole('radio', { name: /Royal Mail/ }).parentElement
    expect(choice?.getAttribute('data-chosen')).toBe('true')
    counting.resolve()
    expect(await within(summary).findByText('£2.95')).toBeTruthy()
    expect(rows()).toEqual(before)
    expect(within(summary).queryByText('We are updating your basket.')).toBeNull()
  })

  it('[CHK-13] counts a delivery chosen a moment before the button was pressed', async () => {
    const sent: unknown[] = []
    const counting = Promise.withResolvers<void>()
    let chosen = ''
    const { user } = openCheckout({
      answer: async ({ path, body }) => {
        if (path === '/api/cart/get') return { ...get.answer, selectedShippingType: chosen }
        if (path === '/api/cart/initialize-transaction') {
          sent.push(body)
          return { errorKeys: ['stop-here'] }
        }
        if (path === '/api/cart/update') {
          await counting.promise
          chosen = 'FREE'
        }
        return undefined
      },
    })
    await fillIn(user)
    await user.click(screen.getByRole('radio', { name: /Collect/ }))
    await user.click(await button())
    counting.resolve()
    await waitFor(() => expect(sent).toEqual([expect.objectContaining({ shippingMethod: 'FREE' })]))
  })

  it('[CHK-31] [CHK-01] lists what is ordered and what it costs beside the form', async () => {
    openCheckout()
    const summary = await screen.findByRole('region', { name: 'Order summary' })
    expect(within(summary).getByText('Zinc-air batteries, size 312, pack of 6')).toBeTruthy()
    expect(within(summary).getByText('£10.80')).toBeTruthy()
    expect(within(summary).getByText('Brown · Size 312 · 3 pieces')).toBeTruthy()
  })

  it('[CHK-08] [CHK-13] asks for neither country nor delivery where the gateway names none, and places the order', async () => {
    const sent: unknown[] = []
    const { user } = openCheckout({
      configuration: { supportedCountries: {}, shippingTypes: [] },
      answer: ({ path, body }) => {
        if (path === '/api/cart/get') return { ...get.answer, selectedShippingType: '' }
        if (path !== '/api/cart/initialize-transaction') return undefined
        sent.push(body)
        return { transactionId: 't-1', correlationId: 'c-1' }
      },
    })
    await fillIn(user)
    expect(screen.queryByRole('combobox', { name: 'Country' })).toBeNull()
    expect(screen.queryByRole('group', { name: 'How should we send it?' })).toBeNull()
    expect(screen.queryByText('not chosen')).toBeNull()
    await user.click(await button())
    await waitFor(() => expect(sent).toMatchObject([{ shippingMethod: '', invoiceAddress: { countryCode: '' } }]))
  })
})

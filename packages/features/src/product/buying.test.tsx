import { batteries } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Answer } from '../testing/fake-gateway.ts'
import { addButton, openProductPage, quantity } from '../testing/open-product-page.tsx'

const main = () => within(screen.getByRole('main'))

/** A gateway whose cart has four pieces after an add, and none before. */
function addingGateway(): Answer {
  let total = 0
  return ({ path }) => {
    if (path === '/api/cart/add') total = 4
    return path === '/api/cart/get' ? { products: [], total } : undefined
  }
}

describe('buying', () => {
  it('[PROD-10] [PROD-11] starts at 1, adds what was typed and starts again, with a highlight of 2 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { adds } = await openProductPage(batteries, { answer: addingGateway() })
    const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    expect(quantity().value).toBe('1')
    await person.clear(quantity())
    await person.type(quantity(), '12')
    await person.click(addButton())
    expect(adds).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(addButton().textContent).toBe('In your basket')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(addButton().textContent).toBe('Add to basket')
  })

  it('[PROD-11] resets the quantity to 1 after Enter, with the focus still in its field', async () => {
    const { adds, person } = await openProductPage(batteries, { answer: addingGateway() })
    await person.clear(quantity())
    await person.type(quantity(), '12{Enter}')
    expect(adds).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(document.activeElement).toBe(quantity())
  })

  it('announces the new total once to screen readers', async () => {
    const { person } = await openProductPage(batteries, { answer: addingGateway() })
    await person.click(addButton())
    expect(
      await screen.findByText('Zinc-air batteries, size 312, pack of 6 is in your basket. Basket, 4 items'),
    ).toBeTruthy()
  })

  it('keeps the quantity and says so when the gateway refuses', async () => {
    const { person } = await openProductPage(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? Response.json({}, { status: 400 }) : undefined),
    })
    await person.clear(quantity())
    await person.type(quantity(), '3')
    await person.click(addButton())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(quantity().value).toBe('3')
  })

  it('[API-04] goes to the error page when the gateway breaks', async () => {
    const { person } = await openProductPage(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? new Response(null, { status: 500 }) : undefined),
    })
    await person.click(addButton())
    expect(await screen.findByRole('heading', { name: 'Sorry, something went wrong' })).toBeTruthy()
  })

  it.each([
    ['[PROD-12] says sold out', { inStock: false }, 'Sold out for now'],
    [
      '[PROD-12] does not sell without a price',
      { priceResponse: undefined },
      'This product cannot be bought here. Please ask us.',
    ],
    [
      '[PROD-25] does not sell what may not be added',
      { canAddToCart: false },
      'This product cannot be bought here. Please ask us.',
    ],
  ])('%s', async (_title, said, words) => {
    const { adds, person } = await openProductPage({ ...batteries, ...said })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    const button = screen.queryByRole('button', { name: 'Add to basket' })
    if (button) await person.click(button)
    expect(adds).toEqual([])
  })

  it('[PROD-16] [CFG-14] gives a reason without the stock where that is hidden', async () => {
    await openProductPage({ ...batteries, inStock: false }, { flags: { hideInStockInfo: true } })
    expect(main().getAllByText('Cannot be ordered right now')).not.toEqual([])
    expect(main().queryByText(/sold out|in stock/i)).toBeNull()
  })

  it('[PROD-17] tells how long the delivery of a sold-out product takes, and no day', async () => {
    await openProductPage({ ...batteries, inStock: false }, { configuration: { deliveryDays: 4 } })
    const delivery = within(main().getByRole('region', { name: 'Delivery' }))
    expect(delivery.getByText(/4 working days/)).toBeTruthy()
    expect(delivery.getAllByRole('listitem')[0]?.textContent).not.toMatch(/day \d/)
    expect(delivery.queryByText('In stock')).toBeNull()
  })

  it('[PROD-17] [PROD-25] links to customer service for a product that is not sold here, without a delivery day', async () => {
    await openProductPage({ ...batteries, canAddToCart: false })
    expect(main().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/customer-service/contact-us')
    expect(main().queryByText(/working day/)).toBeNull()
    cleanup()
    await openProductPage(batteries)
    expect(main().getByText(/working day/)).toBeTruthy()
  })
})

import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openProduct } from '../open-product.tsx'
import type { Answer } from '../testing.tsx'

afterEach(cleanup)

const main = () => within(screen.getByRole('main'))

const addButton = () => screen.getByRole('button', { name: /Add to basket|In your basket/ })
const quantity = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Quantity' })

describe('choosing a variation', () => {
  it('[PROD-12] [PROD-13] says what to choose first, and names the last thing missing', async () => {
    const { asked, person } = await openProduct(domes)
    await person.click(addButton())
    expect(asked).toEqual([])
    expect(screen.getByText('Choose all options first, then you can add it to the basket.')).toBeTruthy()
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(addButton().getAttribute('aria-disabled')).toBe('true')
    expect(screen.getByText('Choose size first, then you can add it to the basket.')).toBeTruthy()
  })

  it('[PROD-14] [PROD-15] takes number, price and promotion of the variation, and adds the variation', async () => {
    const { asked, person } = await openProduct(domes)
    await person.click(screen.getByRole('radio', { name: 'Power' }))
    await person.click(screen.getByRole('radio', { name: '8 mm' }))
    expect(screen.getByText('Item no. DOM-PW-08')).toBeTruthy()
    expect(screen.getByText('£7.95')).toBeTruthy()
    expect(screen.getByText('£9.50').tagName).toBe('S')
    await person.click(addButton())
    expect(asked).toEqual([{ 203: 1 }])
  })

  it('[PROD-13] reads the choice from the address, so that Back and reload keep it', async () => {
    await openProduct(domes, { choice: '?type=open&size=6-mm' })
    expect(screen.getByText('Item no. DOM-OP-06')).toBeTruthy()
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '6 mm' }).checked).toBe(true)
  })

  it('marks values that are not made with what is chosen', async () => {
    const { person } = await openProduct(domes)
    await person.click(screen.getByRole('radio', { name: 'Open' }))
    expect(screen.getByRole('radio', { name: '8 mm not with your other choice' })).toBeTruthy()
  })
})

/** A gateway whose cart has four pieces once something was added, and none before. */
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
    const { asked } = await openProduct(batteries, { answer: addingGateway() })
    const person = userEvent.setup({ advanceTimers: (time) => vi.advanceTimersByTime(time) })
    expect(quantity().value).toBe('1')
    await person.clear(quantity())
    await person.type(quantity(), '12')
    await person.click(addButton())
    expect(asked).toEqual([{ 101: 12 }])
    expect(quantity().value).toBe('1')
    expect(addButton().textContent).toBe('In your basket')
    await act(() => vi.advanceTimersByTimeAsync(2000))
    expect(addButton().textContent).toBe('Add to basket')
    vi.useRealTimers()
  })

  it('[PROD-11] starts at 1 again also where the number was sent by Enter, with the focus still in its field', async () => {
    const { asked, person } = await openProduct(batteries, { answer: addingGateway() })
    await person.clear(quantity())
    await person.type(quantity(), '12{Enter}')
    expect(asked).toEqual([{ 101: 12 }])
    await waitFor(() => expect(quantity().value).toBe('1'))
    expect(document.activeElement).toBe(quantity())
  })

  it('says once what is in the basket now, to those who do not see the highlight', async () => {
    const { person } = await openProduct(batteries, { answer: addingGateway() })
    await person.click(addButton())
    expect(
      await screen.findByText('Zinc-air batteries, size 312, pack of 6 is in your basket. Basket, 4 items'),
    ).toBeTruthy()
  })

  it('keeps the quantity and says so when the gateway refuses', async () => {
    const { person } = await openProduct(batteries, {
      answer: ({ path }) => (path === '/api/cart/add' ? Response.json({}, { status: 400 }) : undefined),
    })
    await person.clear(quantity())
    await person.type(quantity(), '3')
    await person.click(addButton())
    expect(await screen.findByRole('alert')).toBeTruthy()
    expect(quantity().value).toBe('3')
  })

  it('[API-04] goes to the error page when the gateway breaks', async () => {
    const { person } = await openProduct(batteries, {
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
    const { asked, person } = await openProduct({ ...batteries, ...said })
    expect(screen.getAllByText(words).length).toBeGreaterThan(0)
    const button = screen.queryByRole('button', { name: 'Add to basket' })
    if (button) await person.click(button)
    expect(asked).toEqual([])
  })

  it('[PROD-17] [PROD-25] leads to somebody to ask about what is not sold here, and promises no day for it', async () => {
    await openProduct({ ...batteries, canAddToCart: false })
    expect(main().getByRole('link', { name: 'Contact us' }).getAttribute('href')).toBe('/customer-service/contact-us')
    expect(main().getByText('In stock')).toBeTruthy()
    expect(main().queryByText(/working day/)).toBeNull()
    cleanup()
    await openProduct(batteries)
    expect(main().getByText(/working day/)).toBeTruthy()
  })
})

import { batteries, domes } from '@shop/api-client/fixtures/catalogue.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openProductPage, quantity } from '../testing/open-product-page.tsx'

/** An observer whose elements are all out of view. */
class OutOfView {
  constructor(tell: IntersectionObserverCallback) {
    const entry = { intersectionRect: { height: 0 }, boundingClientRect: { height: 10 } } as IntersectionObserverEntry
    queueMicrotask(() => tell([entry], this as unknown as IntersectionObserver))
  }
  observe = () => undefined
  disconnect = () => undefined
}

const bar = async () => within(await screen.findByRole('region', { name: 'Add to basket' }))

describe('the bar of a product whose button is out of view', () => {
  beforeEach(() => void vi.stubGlobal('IntersectionObserver', OutOfView))

  it('[PROD-32] names product and price, and adds the chosen quantity', async () => {
    let total = 0
    const { adds, person } = await openProductPage(batteries, {
      answer: ({ path }) => {
        if (path === '/api/cart/add') total = 3
        return path === '/api/cart/get' ? { products: [], total } : undefined
      },
    })
    expect((await bar()).getByText(batteries.name)).toBeTruthy()
    expect((await bar()).getByText('£2.95')).toBeTruthy()
    await person.clear(quantity())
    await person.type(quantity(), '3')
    await person.click((await bar()).getByRole('button', { name: `Add to basket: ${batteries.name}` }))
    await waitFor(() => expect(adds).toEqual([{ 101: 3 }]))
    expect(await (await bar()).findByRole('button', { name: 'In your basket' })).toBeTruthy()
  })

  it('[PROD-32] leads to what has to be chosen first', async () => {
    const { adds, person } = await openProductPage(domes)
    await person.click((await bar()).getByRole('button', { name: 'Choose options' }))
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Open' }))
    expect(adds).toEqual([])
  })

  it('[PROD-32] does without a price where prices are hidden', async () => {
    await openProductPage(batteries, { flags: { hidePricesAndPayment: true } })
    await bar()
    expect(document.body.textContent).not.toContain('£')
  })

  it('[PROD-32] is not there for what is sold out', async () => {
    await openProductPage({ ...batteries, inStock: false })
    await screen.findByText('Sold out for now')
    expect(screen.queryByRole('region', { name: 'Add to basket' })).toBeNull()
  })
})

import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { dorothy } from '../../../testing/open-account-page.tsx'
import { openOrderPage } from '../../../testing/open-order-page.tsx'

const HISTORY = '/api/v1.0/orders/history'
const failing = (status: number, of = HISTORY) => ({
  answer: ({ path }: { path: string }) => (path.startsWith(of) ? Response.json({}, { status }) : undefined),
})
const [line] = fixtures.details.answer.orderLines
const pictured = { ...line, imageUrl: '/pictures/dome.svg' }
const details = { ...fixtures.details.answer, orderLines: [line, pictured] }
const heading = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('the latest order on the dashboard', () => {
  it('[ACC-01] [ORD-10] [ORD-03] leads with the latest order: what it was, how far it is, and the same again', async () => {
    const { person, router, changes } = openOrderPage('/account/dashboard', { details })
    await heading('Soft domes, open, 8 mm')
    expect(screen.getByText('Your latest order, 3 November 2026')).toBeTruthy()
    expect(screen.getByText('and one other item')).toBeTruthy()
    expect(screen.getByText('Order HB-64')).toBeTruthy()
    expect(screen.getByText('Being prepared')).toBeTruthy()
    expect(document.querySelector('main img')?.getAttribute('src')).toContain('/pictures/dome')
    expect(screen.getByRole('link', { name: 'See the order' }).getAttribute('href')).toBe(
      '/account/order-history/order-details/HB-64',
    )
    const [first] = screen.getAllByRole('heading', { level: 2 })
    expect(first).toBe(await heading('Soft domes, open, 8 mm'))
    await person.click(screen.getByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(changes).toMatchObject([{ method: 'POST', path: `/api/orders/reorder/${dorothy.userId}/HB-64` }])
  })

  it('[ACC-01] says how many pieces there are of a single product', async () => {
    openOrderPage('/account/dashboard')
    await heading('Soft domes, open, 8 mm')
    expect(screen.getByText('2 pieces · Order HB-64')).toBeTruthy()
  })

  it('[ACC-01] names the order by its number where its lines cannot be had', async () => {
    openOrderPage('/account/dashboard', failing(500, `${HISTORY}/`))
    await heading('Order HB-64')
    expect(screen.getByRole('button', { name: 'Order again' })).toBeTruthy()
  })

  it('[ORD-10] orders again where the order’s details are refused', async () => {
    const { person, router, changes } = openOrderPage('/account/dashboard', failing(403, `${HISTORY}/`))
    await person.click(await screen.findByRole('button', { name: 'Order again' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
    expect(changes).toHaveLength(1)
  })

  it('[ACC-01] leads a customer without orders to the shop', async () => {
    openOrderPage('/account/dashboard', { orders: [] })
    await heading('You have not ordered anything yet.')
    expect(screen.getByRole('link', { name: 'Continue shopping' }).getAttribute('href')).toBe('/')
  })

  it('keeps the overview where the orders cannot be had, and asks again on request (OP-78)', async () => {
    const { router } = openOrderPage('/account/dashboard', failing(500))
    expect(await screen.findByText('We could not fetch your orders.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'See all my orders' })).toBeTruthy()
    expect(router.state.location.pathname).toBe('/account/dashboard')
  })

  it.each([HISTORY, `${HISTORY}/`])('leads to the login when it has ended meanwhile [SES-11]: %s', async (path) => {
    const { router } = openOrderPage('/account/dashboard', failing(401, path))
    await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
  })
})

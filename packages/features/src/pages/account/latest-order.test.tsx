import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openOrderPage } from '../../testing/open-order-page.tsx'

afterEach(cleanup)

const failing = (status: number) => ({
  answer: ({ path }: { path: string }) =>
    path.startsWith('/api/v1.0/orders/history') ? Response.json({}, { status }) : undefined,
})

it('shows the three latest orders on the overview, each to be ordered again with one press [ORD-10]', async () => {
  const { person, router } = openOrderPage('/account/dashboard')
  const table = within(await screen.findByRole('table', { name: 'My orders' }))
  expect(table.getAllByRole('row').slice(1)).toHaveLength(3)
  await person.click(table.getByRole('button', { name: 'Order again HB-64' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/cart'))
})

it('shows nothing of orders to somebody who has none', async () => {
  openOrderPage('/account/dashboard', { orders: [] })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Your latest orders' })).toBeNull())
})

it('keeps the overview where the orders cannot be had, and asks again on request (OP-78)', async () => {
  const { router } = openOrderPage('/account/dashboard', failing(500))
  expect(await screen.findByText('We could not fetch your orders.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(router.state.location.pathname).toBe('/account/dashboard')
})

it('leads to the login when it has ended meanwhile [SES-11]', async () => {
  const { router } = openOrderPage('/account/dashboard', failing(401))
  await waitFor(() => expect(router.state.location.pathname).toBe('/account/login'))
})

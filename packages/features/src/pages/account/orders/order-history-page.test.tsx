import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { openOrderPage, manyOrders } from '../../../testing/open-order-page.tsx'

const rows = async () => (await screen.findAllByRole('row')).slice(1)
const numbers = async () => (await rows()).map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const sizes = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Orders per page' })

const failing = (status: number) => ({
  answer: ({ path }: { path: string }) =>
    path.startsWith('/api/v1.0/orders/') ? Response.json({}, { status }) : undefined,
})

describe('the order history page', () => {
  describe('the list of orders', () => {
    it('begins with ten of the newest, each with date, name and state [ROUTE-14, ORD-01, ORD-02, ORD-03] (OP-39)', async () => {
      openOrderPage('/account/order-history')
      await heading('My orders')
      const shown = await rows()
      expect(shown).toHaveLength(10)
      const [newest, second] = shown.map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      )
      expect(newest?.slice(0, 4)).toEqual(['HB-64', '3 November 2026', 'Dorothy Ashworth', 'Being prepared'])
      expect(second?.[3]).toBe('Shipped')
      expect([...sizes().options].map(({ value }) => value)).toEqual(['10', '20', '50'])
      const links = screen.getAllByRole('link', { name: /See the order/ }).map((link) => link.getAttribute('href'))
      expect(links[0]).toBe('/account/order-history/order-details/HB-64')
    })

    it('leads to each parcel that can be followed, and says what was cancelled or refunded [ORD-17]', async () => {
      const [first, second, third] = manyOrders(3)
      const parcel = { trackingNumber: 'JD 1', trackingUrl: 'https://carrier.example/JD1' }
      openOrderPage('/account/order-history', {
        orders: [
          { ...first, outcome: 'cancelled', status: 'Cancelled' },
          { ...second, parcel },
          { ...third, outcome: 'refunded', parcel: { trackingNumber: 'JD 2' } },
        ],
      })
      await heading('My orders')
      const states = (await rows()).map((row) => within(row).getAllByRole('cell')[3]?.textContent)
      expect(states).toEqual(['Cancelled', 'ShippedFollow the parcel HB-2', 'Refunded'])
      expect(screen.getByRole('link', { name: 'Follow the parcel HB-2' }).getAttribute('href')).toBe(parcel.trackingUrl)
    })

    it('goes through its pages by address, so that Back leads to the page before [ORD-01]', async () => {
      const { person, router } = openOrderPage('/account/order-history')
      await heading('My orders')
      await person.click(screen.getByRole('link', { name: 'Page 2' }))
      await waitFor(async () => expect((await numbers())[0]).toBe('HB-54'))
      expect(router.state.location.search).toBe('?page=2')
      await person.click(screen.getByRole('link', { name: 'Page 7' }))
      await waitFor(async () => expect(await numbers()).toEqual(['HB-4', 'HB-3', 'HB-2', 'HB-1']))
      expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
      await router.navigate(-1)
      await waitFor(async () => expect((await numbers())[0]).toBe('HB-54'))
    })

    it('begins anew with the first page when more are to be shown [ORD-16]', async () => {
      const { person, router } = openOrderPage('/account/order-history?page=3')
      await heading('My orders')
      await person.selectOptions(sizes(), '50')
      await waitFor(async () => expect(await rows()).toHaveLength(50))
      expect((await numbers())[0]).toBe('HB-64')
      expect(router.state.location.search).toBe('?size=50')
    })

    it('continues after each full page if the gateway sends no count (OP-34)', async () => {
      const { person } = openOrderPage('/account/order-history', { orders: manyOrders(15), hasCount: false })
      await heading('My orders')
      await person.click(screen.getByRole('link', { name: 'Next' }))
      await waitFor(async () => expect(await rows()).toHaveLength(5))
      expect(screen.queryByRole('link', { name: 'Next' })).toBeNull()
      expect(screen.getByRole('link', { name: 'Previous' }).getAttribute('href')).toBe('/account/order-history')
    })

    it('has a text for customers without orders', async () => {
      openOrderPage('/account/order-history', { orders: [] })
      expect(await screen.findByText('You have not ordered anything yet.')).toBeTruthy()
      expect(screen.queryByRole('table')).toBeNull()
      expect(screen.queryByRole('combobox', { name: 'Orders per page' })).toBeNull()
    })
  })

  describe('a list that cannot be had', () => {
    it.each([400, 401, 404])(
      'ends the login where the gateway says %i, and leads back after the next one [ORD-04] (OP-29)',
      async (status) => {
        const { shop, router } = openOrderPage('/account/order-history?page=2', failing(status))
        await heading('Log in')
        expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(false)
        expect(router.state.location.search).toBe(
          `?previousPath=${encodeURIComponent('/account/order-history?page=2')}`,
        )
      },
    )

    it.each([429, 500])('leaves the customer logged in where the gateway says %i (OP-29)', async (status) => {
      const { shop, router } = openOrderPage('/account/order-history', failing(status))
      await waitFor(() => expect(router.state.location.pathname).toBe('/error'))
      expect(shop.visit.getState().user?.userProfile.isAuthenticated).toBe(true)
    })
  })

  it('sends an anonymous visitor to the login first [SES-15]', async () => {
    const { router } = openOrderPage('/account/order-history', { cookie: '' })
    await heading('Log in')
    expect(router.state.location.pathname).toBe('/account/login')
  })
})

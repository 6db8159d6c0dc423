import { printable } from '@shop/api-client/fixtures/orders.ts'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { openOrderPage } from '../../../testing/open-order-page.tsx'

const print = vi.fn<() => void>()

const ADDRESS = '/order-print/HB-51907'
const title = () => screen.findByRole('heading', { level: 1, name: 'Order HB-51907' })

describe('the order print page', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
    vi.stubGlobal('print', print)
  })
  afterEach(() => {
    print.mockReset()
  })

  describe('a printed order', () => {
    it('says what was bought, for how much, and where it went [ROUTE-16, ORD-13] (OP-39)', async () => {
      openOrderPage(ADDRESS)
      await title()
      const sheet = screen.getByRole('article').textContent ?? ''
      for (const said of [
        '3 November 2026',
        'Delivery to',
        'Dorothy Ashworth\n12 Orchard Lane\nFlat 2\nHarrogate\nHG1 4QT\nGB\n01423 555 010\ndorothy@example.com',
        'Royal Mail 48',
        'Mastercard',
        'Your reference: D. Ashworth',
        'Soft domes, open, 8 mmItem no. DOM-OP-08£7.502£15.00',
        'Subtotal£15.00',
        'Total£17.95',
      ]) {
        expect(sheet).toContain(said)
      }
    })

    it.each([
      ['10/11/2026', '10/11/2026'],
      ['/Date(1794321840000)/', '10 November 2026'],
      [1794321840, '10 November 2026'],
    ])('shows the date %s as %s, because a moment is written for machines [ORD-13] [API-49]', async (sent, shown) => {
      openOrderPage(ADDRESS, { printable: { ...printable.answer, orderDateFormatted: sent } })
      await title()
      expect(screen.getByRole('article').textContent).toContain(shown)
    })

    it('names the seller with address and VAT number, as far as the gateway tells [RES-14]', async () => {
      const seller = { name: 'Hearby Ltd', address: '14 Quay Street, Bristol', vatNumber: 'GB 1' }
      openOrderPage(ADDRESS, { configuration: { seller } })
      await title()
      expect(screen.getByText('Hearby Ltd · 14 Quay Street, Bristol · VAT number GB 1')).toBeTruthy()
      cleanup()
      openOrderPage(ADDRESS, { configuration: { seller: { name: 'Hearby Ltd' } } })
      await title()
      expect(screen.getByText('Hearby Ltd')).toBeTruthy()
      cleanup()
      openOrderPage(ADDRESS)
      await title()
      expect(screen.queryByText(/VAT number|Hearby Ltd/)).toBeNull()
    })

    it('stands alone, without header, menu and footer [SHELL-16, SHELL-17, SHELL-18] (OP-4)', async () => {
      openOrderPage(ADDRESS)
      await title()
      for (const role of ['banner', 'navigation', 'contentinfo', 'search']) {
        expect(screen.queryAllByRole(role).filter((found) => !found.closest('article'))).toEqual([])
      }
    })

    it('opens the print dialog once, 100 ms after it is on the page [ORD-12]', async () => {
      openOrderPage(ADDRESS)
      await title()
      expect(print).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(150))
      expect(print).toHaveBeenCalledTimes(1)
      await act(() => vi.advanceTimersByTimeAsync(5000))
      expect(print).toHaveBeenCalledTimes(1)
    })

    it('tells no price and no payment where those are hidden [CFG-25] (OP-18)', async () => {
      openOrderPage(ADDRESS, { flags: { hidePricesAndPayment: true } })
      await title()
      expect(screen.getByRole('article').textContent).not.toMatch(/£|Mastercard/)
    })
  })

  describe('an order that cannot be printed', () => {
    it.each([
      [401, '/account/login', /^Log in/],
      [404, '/', /^We cannot show this order/],
      [429, '/error', /^Sorry, something went wrong/],
      [500, '/error', /^Sorry, something went wrong/],
    ])('leads away at %i, and nothing is printed [ORD-14] (OP-51, OP-56)', async (status, leadsTo, said) => {
      const { router } = openOrderPage(ADDRESS, {
        answer: ({ path }) => (path.startsWith('/api/orders/') ? Response.json({}, { status }) : undefined),
      })
      await waitFor(() => expect(router.state.location.pathname).toBe(leadsTo))
      expect(await screen.findAllByText(said)).not.toEqual([])
      await act(() => vi.advanceTimersByTimeAsync(1000))
      expect(print).not.toHaveBeenCalled()
    })
  })
})

import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { manyOrders, openOrderPage } from '../../../testing/open-order-page.tsx'

const placementDate = '2026-11-27T23:30:00Z'
const options = {
  configuration: { cultureName: 'da-DK', timeZone: 'Europe/Copenhagen' },
  orders: manyOrders(1).map((order) => ({ ...order, placementDate })),
  details: { ...fixtures.details.answer, placementDate },
  printable: { ...fixtures.printable.answer, orderDateFormatted: placementDate },
}

const PAGES = [
  '/account/dashboard',
  '/account/order-history',
  '/account/order-history/order-details/HB-51907',
  '/order-print/HB-51907',
]
const ZONES = ['Pacific/Kiritimati', 'Atlantic/Faroe', 'America/Nuuk', 'Pacific/Honolulu']

describe('the date of an order', () => {
  it.each(PAGES.flatMap((page) => ZONES.map((zone) => [page, zone] as const)))(
    'on %s for a reader in %s is the shop’s (OP-39) [ORD-18]',
    async (page, zone) => {
      vi.stubEnv('TZ', zone)
      openOrderPage(page, options)
      expect((await screen.findAllByText(/28\. november 2026/)).length).toBeGreaterThan(0)
    },
  )
})

import { profile } from '@shop/api-client/fixtures/account.ts'
import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import type { StoryShopOptions } from './story-shop.tsx'
import type { Call } from './fake-gateway.ts'
import { openAccountPage } from './open-account-page.tsx'

/** Returns orders, the newest first, numbered from the oldest. */
export const manyOrders = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    orderNumber: `HB-${count - index}`,
    placementDate: new Date(Date.UTC(2026, 10, 3 - index)).toISOString(),
    placedByUserName: 'Dorothy Ashworth',
    status: index === 0 ? 'Open' : 'Complete',
  }))

export interface OrderPageOptions extends StoryShopOptions {
  orders?: readonly object[]
  details?: object
  printable?: object
  /** Whether the gateway sends the number of orders. */
  hasCount?: boolean
}

/** Returns a customer's shop whose gateway has these orders. */
export function withOrders({
  orders = manyOrders(64),
  details,
  printable,
  hasCount = true,
  answer,
  ...options
}: OrderPageOptions) {
  const answers = ({ path, query }: Call) => {
    if (path === '/api/v1.0/orders/history') {
      const size = Number(query.get('pageSize'))
      const start = (Number(query.get('pageNumber')) - 1) * size
      return { items: orders.slice(start, start + size), ...(hasCount && { totalCount: orders.length }) }
    }
    if (path.startsWith('/api/v1.0/orders/history/')) return details ?? fixtures.details.answer
    if (/^\/api\/orders\/[^/]+\/[^/]+$/.test(path)) return printable ?? fixtures.printable.answer
    return undefined
  }
  return { customer: profile, ...options, answer: async (call: Call) => (await answer?.(call)) ?? answers(call) }
}

/** Opens a page about orders. */
export const openOrderPage = (address: string, options: OrderPageOptions = {}) =>
  openAccountPage(address, withOrders(options))

import { profile } from '@shop/api-client/fixtures/account.ts'
import * as fixtures from '@shop/api-client/fixtures/orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { StoryPage } from '../../testing/story-page.tsx'
import { manyOrders, orderAnswers, type OrderPageOptions } from '../../testing/open-order-page.tsx'

const meta: Meta = { title: 'Pages/Orders', parameters: { layout: 'fullscreen' } }
export default meta
type Story = StoryObj

const story = (address: string, options: OrderPageOptions = {}): Story => ({
  render: () => (
    <StoryPage
      address={address}
      customer={profile}
      {...options}
      answer={async (call) => (await options.answer?.(call)) ?? orderAnswers(options)(call)}
    />
  ),
})

/** The printed page, without the print dialog. */
const printed = (options: OrderPageOptions = {}): Story => ({
  ...story('/order-print/HB-51907', options),
  beforeEach: () => {
    const print = window.print.bind(window)
    window.print = () => {}
    return () => {
      window.print = print
    }
  },
})

const HISTORY = '/account/order-history'
const DETAILS = '/account/order-history/order-details/HB-51907'
const { answer: order } = fixtures.details

const parcel = { trackingNumber: 'JD 0146 2', trackingUrl: 'https://carrier.example/JD01462' }
const progress = [{}, { parcel }, { outcome: 'cancelled' }, { outcome: 'refunded' }]

export const History = story(HISTORY)
export const HistoryInTheMiddle = story(`${HISTORY}?page=20`, { orders: manyOrders(500) })
export const HistoryWithoutCount = story(HISTORY, { hasCount: false })
export const HistoryInEveryState = story(HISTORY, {
  orders: manyOrders(4).map((sent, index) => ({
    ...sent,
    ...progress[index],
    placedByUserName: 'Margaret Anne Whitfield',
  })),
})
export const HistoryOfNobodyYet = story(HISTORY, { orders: [] })
export const Details = story(DETAILS)
export const DetailsOfAParcel = story(DETAILS, { details: { ...order, parcel } })
export const DetailsWithoutPrices = story(DETAILS, { flags: { hidePricesAndPayment: true } })
export const DetailsWithManyLines = story(DETAILS, {
  details: {
    ...order,
    orderLines: Array.from({ length: 40 }, (_, index) => ({ ...order.orderLines[0], itemNumber: `DOM-${index}` })),
  },
})
export const Print = printed()
export const PrintWithoutPrices = printed({ flags: { hidePricesAndPayment: true } })
export const ReorderingFails = story(DETAILS, {
  answer: ({ method }) => (method === 'POST' ? Response.json({}, { status: 400 }) : undefined),
})

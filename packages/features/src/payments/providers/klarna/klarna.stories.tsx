import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { filledInCheckout, never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Payment/Klarna',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const placed = getTransaction.answer
const unpaid = { ...placed, orderNumber: '', orderPlaced: false, status: 'Pending' }

/** Klarna's frame as a box of its height. The script sends the event at once. */
const box = (event: '' | 'load_confirmation' | 'can_not_complete_order', words: string, height: string) =>
  `<form style="min-height: ${height}"><p>${words}</p></form>
  <script>window._klarnaCheckout = (ask) => ask({ on: (events) => events['${event}']?.(), suspend() {}, resume() {} })</script>`
const form = box('', 'Here Klarna shows its form.', '40rem')
const confirmation = box('load_confirmation', 'Here Klarna shows its confirmation.', '12rem')

interface Answers {
  init?: unknown
  order?: unknown
  transaction?: unknown
}
const page = (address: string, { init, order, transaction }: Answers): Story => ({
  args: {
    address,
    configuration: { paymentProvider: 'klarna', displaySellingPointsBar: true },
    remembered: filledInCheckout,
    answer: ({ path }) => {
      if (path === '/api/klarna') return init
      if (path === '/api/klarna/order') return order
      return path === '/api/cart/get-transaction' ? transaction : path === '/api/cart/get' ? get.answer : undefined
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
  },
})
const payment = (init: unknown) => page('/payments/t-1/c-1', { init, transaction: unpaid })
const result = (order: unknown, transaction: unknown) => page('/order-confirmation/t-1/c-1', { order, transaction })

export const FormOnItsWay = payment(never())
export const FormOpen = payment({ dropInHtml: form, transactionId: 't-1' })
export const FormCannotBeOpened = payment({ dropInHtml: '', transactionId: 't-1' })
export const CannotBeCompleted = payment({ dropInHtml: box('can_not_complete_order', '', '0'), transactionId: 't-1' })
export const Checking = result(never(), unpaid)
export const Placed = result({ dropInHtml: confirmation, orderNumber: placed.orderNumber, paymentId: 'kco-77' }, placed)
export const StillLookedInto = result({ dropInHtml: confirmation, orderNumber: '', paymentId: 'kco-77' }, unpaid)
export const NothingFromKlarna = result(Response.json({}, { status: 502 }), unpaid)

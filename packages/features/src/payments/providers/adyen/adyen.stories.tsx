import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import { filledInCheckout, never, StoryPage } from '../../../testing/story-page.tsx'

/** Answers the request of Adyen's form to its hosts, because stories load nothing from outside. */
function answerForAdyen() {
  const ask = window.fetch.bind(window)
  window.fetch = (input, init) =>
    typeof input === 'string' && input.startsWith(HOST) ? Promise.resolve(Response.json({})) : ask(input, init)
  return () => {
    window.fetch = ask
  }
}

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Payment/Adyen',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
  beforeEach: answerForAdyen,
}
export default meta
type Story = StoryObj<typeof StoryPage>

const HOST = 'https://adyen.invalid/'
/** The logo of every payment method. The form adds a path, which a data URL ignores. */
const MARK = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 26"><rect width="40" height="26" rx="4" fill="#8a8a8a"/></svg>')}#`

// Without cards, whose fields are Adyen's frames. The journeys test these.
const paymentMethods = [
  { type: 'mobilepay', name: 'MobilePay' },
  { type: 'vipps', name: 'Vipps' },
  { type: 'klarna', name: 'Pay later with Klarna' },
  { type: 'trustly', name: 'Trustly, straight from your bank account' },
]
const methods = {
  paymentMethods: JSON.stringify({ paymentMethods }),
  clientKey: 'story_key',
  culture: 'en-GB',
  environment: 'test',
  environmentUrls: { api: HOST, analytics: HOST, cdn: { images: MARK, translations: HOST } },
}
const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }

interface Answers {
  methods?: unknown
  status?: unknown
  transaction?: unknown
}
const payment = (answers: Answers): Story => ({
  args: {
    address: '/payments/t-1/c-1',
    configuration: {
      paymentProvider: 'adyen',
      displaySellingPointsBar: true,
      supportedCountries: { GB: 'United Kingdom' },
      shippingTypes: [{ code: 'RM48', name: 'Royal Mail 48', cost: 2.95, currency: 'GBP' }],
    },
    remembered: filledInCheckout,
    answer: ({ path }) => {
      if (path === '/api/payments/paymentMethods') return 'methods' in answers ? answers.methods : methods
      if (path === '/api/payments/status/t-1') return answers.status ?? { status: 'Pending' }
      if (path === '/api/cart/get-transaction') return answers.transaction ?? unpaid
      return path === '/api/cart/get' ? { ...get.answer, selectedShippingType: 'RM48' } : undefined
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
  },
})
const after = (status: string): Story => {
  const story = payment({ status: { status } })
  return {
    ...story,
    play: async ({ canvasElement }) => {
      await within(canvasElement).findByRole('alert', undefined, { timeout: 10_000 })
    },
  }
}

export const FormOnItsWay = payment({ methods: never() })
export const FormOpen = payment({})
export const FormCannotBeOpened = payment({ methods: { ...methods, clientKey: '' } })
export const Refused = after('Refused')
export const Cancelled = after('Cancelled')
export const WentWrong = after('Error')
export const TransactionOnItsWay = payment({ transaction: never() })

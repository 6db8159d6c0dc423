import { get, getTransaction } from '@shop/api-client/fixtures/cart.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { within } from 'storybook/test'
import type { NetsCheckout, NetsOptions } from '../../../payments/providers/nets/nets-sdk.ts'
import { filledInCheckout, longName, never, StoryPage } from '../../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Payment/Nets',
  component: StoryPage,
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const unpaid = { ...getTransaction.answer, orderNumber: '', orderPlaced: false, status: 'Pending' }
const init = {
  paymentId: 'p-1',
  transactionId: 't-1',
  correlationId: 'c-1',
  clientKey: 'test-checkout-key',
  language: 'en-GB',
  // A host that is not on the list is never requested.
  scriptUrl: 'https://elsewhere.example/checkout.js',
}

interface Answers {
  nets?: unknown
  transaction?: unknown
  cart?: unknown
  search?: string
}
const payment = ({ nets = init, transaction = unpaid, cart = get.answer, search = '' }: Answers = {}): Story => ({
  args: {
    address: `/payments/t-1/c-1${search}`,
    configuration: { paymentProvider: 'nets', displaySellingPointsBar: true },
    remembered: filledInCheckout,
    answer: ({ path }) => {
      if (path === '/api/nets') return nets
      return path === '/api/cart/get-transaction' ? transaction : path === '/api/cart/get' ? cart : undefined
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('heading', { level: 1 }, { timeout: 10_000 })
  },
})

export const FormOnItsWay: Story = { ...payment({ nets: never() }), tags: ['loading'] }
export const FormCannotBeLoaded: Story = { ...payment(), tags: ['error'] }
export const TransactionOnItsWay = payment({ transaction: never() })
export const LongNames = payment({
  nets: never(),
  cart: { ...get.answer, products: get.answer.products.map((line) => ({ ...line, name: longName })) },
})
export const ManyLines = payment({
  nets: never(),
  cart: {
    ...get.answer,
    products: Array.from({ length: 12 }, (_, index) => ({ ...get.answer.products[0], id: `${index}` })),
  },
})

/** Nets' form as a box of its height. */
class BoxForNets implements NetsCheckout {
  constructor({ containerId }: NetsOptions) {
    const box = document.createElement('form')
    box.textContent = 'Here Nets shows its form.'
    box.style.minHeight = '30rem'
    document.getElementById(containerId)?.replaceChildren(box)
  }
  on = () => undefined
  send = () => undefined
  setTheme = () => undefined
  freezeCheckout = () => undefined
  thawCheckout = () => undefined
  cleanup = () => undefined
}
const open = (answers?: Answers): Story => ({
  ...payment({ nets: { ...init, scriptUrl: '' }, ...answers }),
  beforeEach: () => {
    const append = document.head.append.bind(document.head)
    document.head.append = (...nodes) => {
      const [script] = nodes
      if (!(script instanceof HTMLScriptElement)) return append(...nodes)
      queueMicrotask(() => script.dispatchEvent(new Event('load')))
    }
    window.Dibs = { Checkout: BoxForNets }
    return () => {
      Reflect.deleteProperty(document.head, 'append')
      delete window.Dibs
    }
  },
})
export const FormOpen: Story = { ...open(), tags: ['full'] }
/** The address to which Nets redirects after a failure at the bank. */
export const Refused = open({ search: '?paymentFailed=true' })

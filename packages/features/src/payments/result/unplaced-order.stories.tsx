import { getTransaction } from '@shop/api-client/fixtures/cart.ts'
import { transactionSchema } from '@shop/domain/orders/transaction.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import * as v from 'valibot'
import { StoryShop } from '../../testing/story-shop.tsx'
import type { Outcome } from './outcome.ts'
import { UnplacedOrder } from './unplaced-order.tsx'

const meta: Meta<typeof UnplacedOrder> = {
  title: 'Patterns/Payment result',
  tags: ['autodocs', 'stable'],
  component: UnplacedOrder,
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <StoryShop configuration={{ paymentProvider: 'nets' }}>
        <Story />
      </StoryShop>
    ),
  ],
}
export default meta
type Story = StoryObj<typeof UnplacedOrder>

const transaction = v.parse(transactionSchema, { ...getTransaction.answer, orderNumber: '', orderPlaced: false })
const watched = { phase: 'given-up', isRepeated: false, again: () => undefined } as const

const story = (outcome: Outcome, rest: Partial<Story['args']> = {}): Story => ({
  args: {
    outcome,
    page: 'result',
    ids: { transactionId: '7f3a91c2-0b1d-4c7e-9a55-2f6d8e1b7c40', correlationId: 'c-1' },
    payment: { ...watched, transaction },
    ...rest,
  },
})
const unread = { payment: watched }
const seen = { payment: { ...watched, seen: { status: '', orderNumber: '' } } }

export const Paid = story('paid')
export const Open = story('open')
export const CheckingAgain = story('open', { payment: { ...watched, phase: 'asking', isRepeated: true, transaction } })
export const Unknown = story('unknown', unread)
export const Missing = story('missing', unread)
export const Refused = story('refused')
export const Cancelled = story('cancelled')
export const Failed = story('failed')
export const OrderThere = story('disputed', {
  payment: { ...watched, transaction: { ...transaction, orderNumber: 'HB-51907' } },
})
export const OpenOnFailurePage = story('open', { page: 'failure' })
export const PaidElsewhere = story('paid', seen)
export const OpenElsewhere = story('open', seen)

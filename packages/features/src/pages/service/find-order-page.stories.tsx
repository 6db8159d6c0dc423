import * as orders from '@shop/api-client/fixtures/orders.ts'
import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Answer } from '../../testing/fake-gateway.ts'
import { ACCESS_LASTS } from '../../account/guest-orders/guest-order-memory.ts'
import { createMemoryStore } from '../../runtime/platform/storage.ts'
import { pageStory, withoutPrintDialog } from '../../testing/page-story.ts'
import { filledIn } from '../../testing/service-story.ts'
import { never, StoryPage } from '../../testing/story-page.tsx'

const meta: Meta<typeof StoryPage> = {
  title: 'Pages/Find my order',
  component: StoryPage,
  tags: ['plays'],
  parameters: { layout: 'fullscreen' },
}
export default meta
type Story = StoryObj<typeof StoryPage>

const refused = (errorCode: string) => Response.json({ errorCode }, { status: 400 })

/** A shop with the page. `answers` replaces answers by the last part of a call's path. */
const options = (answers: Readonly<Record<string, () => unknown>> = {}) => {
  const all: Readonly<Record<string, () => unknown>> = {
    code: () => orders.guestCode.answer,
    open: () => orders.guestOpen.answer,
    details: () => orders.guestDetails.answer,
    print: () => orders.guestPrintable.answer,
    ...answers,
  }
  const answer: Answer = ({ path }) =>
    path.includes('/guest-orders/') ? all[path.split('/').at(-1) ?? '']?.() : undefined
  return { address: '/find-order', configuration: { guestOrders: true }, answer }
}
const asked = { OrderNumber: 'HB-51907', Email: 'dorothy@example.com' }
const toCode = filledIn(asked, 'FindOrderSend')
const typeCode: typeof toCode = async (context) => {
  await toCode(context)
  await filledIn({ CodeLabel: '314159' }, 'ShowMyOrder')(context)
}

export const Empty: Story = { ...pageStory(options()), tags: ['empty'] }
export const Code: Story = { args: options(), play: toCode }
export const WrongCode: Story = {
  args: options({ open: () => refused('wrong-code') }),
  play: typeCode,
  tags: ['error'],
}
export const Loading: Story = { args: options({ details: () => never() }), play: typeCode, tags: ['loading'] }
export const Full: Story = { args: options(), play: typeCode, tags: ['full'] }

/** A tab that has opened the order. */
function openedTab() {
  const tab = createMemoryStore()
  tab.write('guestOrder', JSON.stringify({ orderToken: 't', until: Date.now() + ACCESS_LASTS }))
  return tab
}

export const Printed: Story = {
  ...pageStory({ ...options(), address: '/find-order/print', tab: openedTab() }),
  beforeEach: withoutPrintDialog,
  tags: ['full'],
}

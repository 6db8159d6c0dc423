import { randomUUID } from 'node:crypto'
import type { ModelProvider } from './model-provider.ts'
import type { GatewaySandboxes } from './sandboxes.ts'
import { createShopper } from './shopper.ts'

/** What one tab of the customer's browser shows. */
interface Tab {
  placed?: { transactionId: string; correlationId: string }
  payment?: { paymentId: string; transactionId: string }
}

/** A customer with two tabs, who has seen some payment pages and paid in some of them. */
export function createModelCustomer(provider: ModelProvider, sandboxes: GatewaySandboxes) {
  const userId = randomUUID()
  const tabs: [Tab, Tab] = [{}, {}]
  const seenPayments = new Set<string>()
  const tabOf = (index: number) => tabs[index === 0 ? 0 : 1]
  const at = (fetch: typeof globalThis.fetch) => createShopper(fetch, 'test_dk', userId)

  async function place(tab: Tab, city: string, fetch: typeof globalThis.fetch) {
    const shopper = at(fetch)
    const { status, body } = await shopper.placeOrder({ invoiceAddress: { ...shopper.address, city } })
    if (status !== 200 || !body.transactionId) return
    if (tab.placed?.transactionId !== body.transactionId) delete tab.payment
    tab.placed = body
  }
  async function open(tab: Tab, fetch: typeof globalThis.fetch) {
    const opened = await provider.open(at(fetch))
    if (!opened) return
    tab.payment = opened
    seenPayments.add(opened.paymentId)
  }
  async function comeBack({ placed }: Tab, fetch: typeof globalThis.fetch) {
    if (placed) await at(fetch).transaction(placed.transactionId, placed.correlationId)
  }
  async function pay({ payment }: Tab) {
    if (payment) await provider.pay(sandboxes, payment.paymentId)
  }
  async function goOn(tab: Tab, fetch: typeof globalThis.fetch) {
    if (!tab.placed) return await place(tab, 'Hellerup', fetch)
    if (!tab.payment) return await open(tab, fetch)
    const { isPaid } = await provider.truth(sandboxes, tab.payment.paymentId)
    return await (isPaid ? comeBack(tab, fetch) : pay(tab))
  }

  return {
    userId,
    changeCart: (article: string, fetch: typeof globalThis.fetch) => at(fetch).add({ [article]: 1 }),
    place: (tab: number, city: string, fetch: typeof globalThis.fetch) => place(tabOf(tab), city, fetch),
    open: (tab: number, fetch: typeof globalThis.fetch) => open(tabOf(tab), fetch),
    comeBack: (tab: number, fetch: typeof globalThis.fetch) => comeBack(tabOf(tab), fetch),
    goOn: (tab: number, fetch: typeof globalThis.fetch) => goOn(tabOf(tab), fetch),
    pay: (tab: number) => pay(tabOf(tab)),
    /** The payments of the pages that were opened, as the provider knows them. */
    payments: () =>
      Promise.all(
        [...seenPayments].map(async (paymentId) => ({ paymentId, ...(await provider.truth(sandboxes, paymentId)) })),
      ),
  }
}

import { randomUUID } from 'node:crypto'
import type { ModelPayment, ModelProvider, ProviderRecords } from './model-provider.ts'
import { createShopper } from '../shopper.ts'

type Fetch = typeof globalThis.fetch

/** The state of one tab in the customer's browser. */
interface Tab {
  placed?: { transactionId: string; correlationId: string }
  payment?: ModelPayment
}

/** Creates a customer with two tabs, who opens payment pages and pays in some. Every order uses the promo code. */
export function createModelCustomer(provider: ModelProvider, records: ProviderRecords, promoCode = '') {
  const userId = randomUUID()
  const tabs: [Tab, Tab] = [{}, {}]
  const seen = new Map<string, ModelPayment>()
  const tabOf = (index: number) => tabs[index === 0 ? 0 : 1]
  const at = (fetch: Fetch) => createShopper(fetch, 'test_dk', userId)

  async function place(tab: Tab, city: string, fetch: Fetch) {
    const shopper = at(fetch)
    const customProperties = { promoCode }
    const { status, body } = await shopper.placeOrder({
      invoiceAddress: { ...shopper.address, city },
      customProperties,
    })
    if (status !== 200 || !body.transactionId) return
    if (tab.placed?.transactionId !== body.transactionId) delete tab.payment
    tab.placed = body
  }
  async function open(tab: Tab, fetch: Fetch) {
    const payment = tab.placed && (await provider.open(at(fetch), tab.placed))
    if (!payment) return
    tab.payment = payment
    seen.set(payment.paymentId, payment)
  }
  async function comeBack({ placed }: Tab, fetch: Fetch) {
    if (placed) await at(fetch).transaction(placed.transactionId, placed.correlationId)
  }
  const pay = async (payment: ModelPayment, isRefused: boolean, fetch: Fetch) =>
    void (await provider.pay(at(fetch), payment, records.sandboxes, isRefused))

  async function goOn(tab: Tab, fetch: Fetch) {
    if (!tab.placed) return await place(tab, 'Hellerup', fetch)
    if (!tab.payment) return await open(tab, fetch)
    const isPaid = await provider.hasMoney(tab.payment.paymentId, records)
    return await (isPaid ? comeBack(tab, fetch) : pay(tab.payment, false, fetch))
  }

  return {
    userId,
    changeCart: (article: string, fetch: Fetch) => at(fetch).add({ [article]: 1 }),
    place: (tab: number, city: string, fetch: Fetch) => place(tabOf(tab), city, fetch),
    open: (tab: number, fetch: Fetch) => open(tabOf(tab), fetch),
    comeBack: (tab: number, fetch: Fetch) => comeBack(tabOf(tab), fetch),
    goOn: (tab: number, fetch: Fetch) => goOn(tabOf(tab), fetch),
    pay: async (tab: number, isRefused: boolean, fetch: Fetch) => {
      const { payment } = tabOf(tab)
      if (payment) await pay(payment, isRefused, fetch)
    },
    /** Returns to every opened payment page and pays. */
    payEverywhere: async (fetch: Fetch) => {
      for (const payment of seen.values()) await pay(payment, false, fetch)
    },
    /** Returns to one of the opened payment pages and pays. */
    payAgain: async (which: number, fetch: Fetch) => {
      const payments = [...seen.values()]
      const payment = payments[which % Math.max(1, payments.length)]
      if (payment) await pay(payment, false, fetch)
    },
    /** Every payment whose page was opened. */
    payments: (): readonly ModelPayment[] => [...seen.values()],
    /** The payments for which the provider has the money. */
    paidPayments: async (): Promise<string[]> => {
      const ids = [...seen.keys()]
      const isPaid = await Promise.all(ids.map((id) => provider.hasMoney(id, records)))
      return ids.filter((_id, index) => isPaid[index])
    },
  }
}

import { eq } from 'drizzle-orm'
import { orders } from '../orders/order-tables.ts'
import { shops } from '../shops/shop-tables.ts'
import { createTestGateway } from '../testing.ts'
import { createGatewaySandboxes } from './sandboxes.ts'
import { createShopper, type Shopper } from './shopper.ts'

const encrypted = (digits: string) => `sandbox$${Buffer.from(digits).toString('base64')}`

/** What the form hands over for a card of the test system. */
export const cardForm = (holderName = 'Inger Sørensen', number = '4111111111111111') => ({
  paymentMethod: {
    type: 'scheme',
    holderName,
    encryptedCardNumber: encrypted(number),
    encryptedExpiryMonth: encrypted('03'),
    encryptedExpiryYear: encrypted('2030'),
    encryptedSecurityCode: encrypted('737'),
  },
})
/** A card whose bank asks its owner first (3-D Secure). */
export const challengedCard = () => cardForm('Inger Sørensen', '5454545454545454')
export const mobilePay = { paymentMethod: { type: 'mobilepay' } }

/** A call of the gateway to Adyen. */
export interface AdyenCall {
  path: string
  key: string | null
  // oxlint-disable-next-line typescript/no-explicit-any -- tests look into requests of every shape
  body: any
}

type OnTheWay = (call: AdyenCall, send: () => Promise<Response>) => Promise<Response>
const letThrough: OnTheWay = (_call, send) => send()

async function isAnyOnItsWay(toSandbox: typeof fetch): Promise<boolean> {
  const { webhooks } = await (await toSandbox('http://sandbox.test/__sandbox/log')).json()
  return webhooks.some(({ state }: { state: string }) => state === 'waiting')
}

/** A shop that is paid by Adyen, with gateway and sandbox in memory, webhooks included. `environment`: settings of the gateway. */
export async function createAdyenShop(environment: Readonly<Record<string, string>> = {}) {
  const later: { milliseconds: number; work: () => void }[] = []
  const calls: AdyenCall[] = []
  // Stands between gateway and Adyen: may take a call or an answer away.
  let onTheWay: OnTheWay = letThrough
  const sandbox = createGatewaySandboxes(async (...request) => gateway.fetch(...request), {
    after: (milliseconds, work) => {
      if (milliseconds > 5000) later.push({ milliseconds, work })
      else setImmediate(work)
    },
  })
  const toAdyen: typeof fetch = async (...args) => {
    const request = new Request(...args)
    const path = new URL(request.url).pathname.replace('/adyen/v72', '')
    const call = { path, key: request.headers.get('idempotency-key'), body: await request.clone().json() }
    calls.push(call)
    return await onTheWay(call, () => sandbox.fetch(request))
  }
  const gateway = await createTestGateway({
    environment: { SHOP_CACHE: 'off', ...environment },
    platform: { fetch: toAdyen },
  })
  const { db } = gateway.database
  await db
    .update(shops)
    .set({ changes: { paymentProvider: 'adyen' } })
    .where(eq(shops.id, 'test_dk'))

  const control = (path: string, body: object = {}) =>
    sandbox.fetch(`http://sandbox.test/__sandbox${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })

  async function begin(promoCode?: string) {
    const shopper = createShopper(gateway.fetch)
    if (promoCode) await shopper.post('/cart/update-properties', { customProperties: { promoCode } })
    return await order(shopper)
  }

  async function order(shopper: Shopper) {
    await shopper.add({ battery: 2 })
    const { transactionId, correlationId } = (await shopper.placeOrder()).body
    const triple = { transactionId, correlationId }
    return {
      shopper,
      ...triple,
      /** Orders anew, with more in the cart. */
      again: () => order(shopper),
      pay: (data: object = cardForm()) => shopper.post('/payments/initializePayment', { data, ...triple }),
      goOn: (details: object) => shopper.post('/payments/paymentDetails', { details, ...triple }),
      status: async () => (await shopper.get(`/payments/status/${transactionId}`, { correlationId })).body.status,
      transaction: async () => (await shopper.transaction(transactionId, correlationId)).body,
      orders: () => db.select().from(orders).where(eq(orders.transactionId, transactionId)),
    }
  }

  return {
    gateway,
    db,
    calls,
    toAdyen,
    begin,
    scenario: (...steps: string[]) => control('/scenarios', { provider: 'adyen', steps }),
    /** Puts something into the cart of a shopper and orders it. */
    order,
    /** What Adyen has told since the last reset. */
    webhooks: async (): Promise<string[]> => {
      const log = await (await sandbox.fetch('http://sandbox.test/__sandbox/log')).json()
      return log.webhooks.map(({ event }: { event: string }) => event)
    },
    /** The numbers of a transaction's payments at Adyen, as its overview says. */
    numbersAt: async (transactionId: string) => {
      const page = await (await sandbox.fetch('http://sandbox.test/__sandbox')).text()
      const rows = [...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = '']) => row)
      return rows.flatMap((row) => (row.includes(transactionId) ? (/payments\/(\w+)\//.exec(row)?.[1] ?? []) : []))
    },
    /** The next modification of this kind fails at the bank. */
    failNext: (pspReference: string, what: string) => control(`/adyen/payments/${pspReference}/fail-next`, { what }),
    /** Something happens to a payment without the shop. */
    report: (pspReference: string, event: string) => control(`/adyen/payments/${pspReference}/report`, { event }),
    /** One of the webhooks comes, or comes again. */
    deliver: async (which: number, what: 'deliver' | 'duplicate') => {
      const { webhooks } = await (await sandbox.fetch('http://sandbox.test/__sandbox/log')).json()
      if (webhooks.length > 0) await control(`/webhooks/${webhooks[which % webhooks.length].id}/${what}`)
    },
    /** How the payments of a transaction stand at Adyen, as its overview says. */
    paymentsAt: async (transactionId: string) => {
      const page = await (await sandbox.fetch('http://sandbox.test/__sandbox')).text()
      const rows = [...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = '']) =>
        [...row.matchAll(/<td>([^<]*)/g)].map(([, text = '']) => text),
      )
      return rows.filter(([, reference]) => reference === transactionId).map(([, , , state = '']) => state)
    },
    deliverWebhooks: async () => {
      const log = await (await sandbox.fetch('http://sandbox.test/__sandbox/log')).json()
      for (const { id } of log.webhooks) await control(`/webhooks/${id}/deliver`)
    },
    /** Presses a button of a page of the customer's bank; gives where the page leads to. */
    press: async (path: string, form: Record<string, string>) => {
      const answered = await sandbox.fetch(`http://sandbox.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
      return answered.headers.get('location') ?? ''
    },
    /** Lets the time pass that slow banks take. */
    passTime: () => {
      for (const { work } of later.splice(0)) work()
    },
    intercept: (handler: OnTheWay) => {
      onTheWay = handler
    },
    /** Waits until every webhook that is on its way has come and been worked on, however slow the machine. */
    afterWebhooks: async () => {
      const deadline = Date.now() + 5000
      while ((await isAnyOnItsWay(sandbox.fetch)) && Date.now() < deadline) await new Promise(setImmediate)
      await gateway.background.idle()
      await gateway.runDueJobs()
    },
    reset: async () => {
      onTheWay = letThrough
      calls.length = 0
      await control('/reset')
    },
  }
}
export type AdyenShop = Awaited<ReturnType<typeof createAdyenShop>>

import { eq } from 'drizzle-orm'
import { orders } from '../../src/orders/order-tables.ts'
import { duringTests } from '../during-tests.ts'
import { createTestGateway } from '../test-gateway.ts'
import { createShopper, type Shopper } from '../shopper.ts'
import { createGatewaySandboxes } from './sandboxes.ts'

const encrypted = (digits: string) => `sandbox$${Buffer.from(digits).toString('base64')}`

/** The form's data for a card of the test system. */
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
/** A card that needs 3-D Secure. */
export const challengedCard = () => cardForm('Inger Sørensen', '5454545454545454')
export const mobilePay = { paymentMethod: { type: 'mobilepay' } }

/** A call from the gateway to Adyen. */
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

/** Creates a shop with Adyen, with gateway, sandbox and webhooks in memory. `environment` holds the gateway's settings. */
async function createAdyenShop(environment: Readonly<Record<string, string>> = {}) {
  const later: { milliseconds: number; work: () => void }[] = []
  const calls: AdyenCall[] = []
  // Intercepts the calls to Adyen: it can drop a call or an answer.
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
  const { db } = gateway
  await gateway.useProvider('adyen')

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
      /** Adds to the cart and orders again. */
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
    /** Adds an article to a shopper's cart and orders it. */
    order,
    /** Adyen's webhooks since the last reset. */
    webhooks: async (): Promise<string[]> => {
      const log = await (await sandbox.fetch('http://sandbox.test/__sandbox/log')).json()
      return log.webhooks.map(({ event }: { event: string }) => event)
    },
    /** Adyen's numbers of a transaction's payments, from the sandbox's overview. */
    numbersAt: async (transactionId: string) => {
      const page = await (await sandbox.fetch('http://sandbox.test/__sandbox')).text()
      const rows = [...page.matchAll(/<tr>([^]*?)<\/tr>/g)].map(([, row = '']) => row)
      return rows.flatMap((row) => (row.includes(transactionId) ? (/payments\/(\w+)\//.exec(row)?.[1] ?? []) : []))
    },
    /** Makes the next modification of this kind fail at the bank. */
    failNext: (pspReference: string, what: string) => control(`/adyen/payments/${pspReference}/fail-next`, { what }),
    /** Reports an event of a payment that the shop did not cause. */
    report: (pspReference: string, event: string) => control(`/adyen/payments/${pspReference}/report`, { event }),
    /** Delivers one of the webhooks, or delivers it twice. */
    deliver: async (which: number, what: 'deliver' | 'duplicate') => {
      const { webhooks } = await (await sandbox.fetch('http://sandbox.test/__sandbox/log')).json()
      if (webhooks.length > 0) await control(`/webhooks/${webhooks[which % webhooks.length].id}/${what}`)
    },
    /** The states of a transaction's payments, from the sandbox's overview. */
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
    /** Presses a button on a page of the customer's bank. Returns the URL that follows. */
    press: async (path: string, form: Record<string, string>) => {
      const answered = await sandbox.fetch(`http://sandbox.test${path}`, {
        method: 'POST',
        body: new URLSearchParams(form),
        redirect: 'manual',
      })
      return answered.headers.get('location') ?? ''
    },
    /** Advances the time by what slow banks take. */
    passTime: () => {
      for (const { work } of later.splice(0)) work()
    },
    intercept: (handler: OnTheWay) => {
      onTheWay = handler
    },
    /** Waits until every pending webhook has been delivered and processed, however slow the machine. */
    afterWebhooks: async () => {
      const deadline = Date.now() + 20_000
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

/** The shop with Adyen of a test file, or of one `describe`. */
export const useAdyenShop = (environment?: Readonly<Record<string, string>>): AdyenShop =>
  duringTests(
    () => createAdyenShop(environment),
    (shop) => shop.gateway.close(),
  )

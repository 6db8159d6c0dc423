import { beforeEach, describe, expect, it } from 'vitest'
import type { PaidTransaction } from '../../../transactions/transaction-store.ts'
import { createGatewaySandboxes } from '../../../../testing/providers/sandboxes.ts'
import { createNetsAdapter } from './nets.ts'
import { readNetsSettings } from './nets-settings.ts'

const settings = readNetsSettings({ SITE_ENV: 'local' })
const sandboxes = createGatewaySandboxes(() => Promise.resolve(new Response()))
let calls: string[] = []
let losesAnswers = false
let keys: string[] = []

/** A `fetch` to Nets that can lose the answer to a request that Nets has carried out. */
const toNets: typeof fetch = async (...sent) => {
  const request = new Request(...sent)
  calls.push(`${request.method} ${new URL(request.url).pathname}`)
  const key = request.headers.get('idempotency-key')
  if (key) keys.push(key)
  const answer = await sandboxes.fetch(request)
  if (losesAnswers && request.method === 'POST') throw new TypeError('fetch failed')
  return answer
}
const nets = createNetsAdapter(settings, toNets)

const call = (method: string, path: string, body?: unknown) =>
  sandboxes.fetch(`${settings.apiBase}/v1${path}`, {
    method,
    headers: { authorization: settings.secretKey, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })

const item = {
  reference: 'BAT-312',
  name: 'Batteries',
  quantity: 1,
  unit: 'pcs',
  unitPrice: 13_800,
  taxRate: 0,
  taxAmount: 0,
  netTotalAmount: 13_800,
  grossTotalAmount: 13_800,
}

let transaction: PaidTransaction
const summary = async () => (await (await call('GET', `/payments/${transaction.paymentId}`)).json()).payment.summary

/** Makes a request as the outbox does: the first answer is lost, then it is retried. */
async function twice(operation: 'capture' | 'refund' | 'cancel') {
  losesAnswers = true
  await expect(nets[operation](transaction, 1)).rejects.toThrow('fetch failed')
  losesAnswers = false
  await nets[operation](transaction, 1)
}

describe('the money of an order that was paid with Nets', () => {
  beforeEach(async () => {
    const id = crypto.randomUUID()
    const created = await call('POST', '/payments', {
      order: { items: [item], amount: 13_800, currency: 'DKK', reference: id },
      checkout: { integrationType: 'EmbeddedCheckout', url: 'http://shop.test/', termsUrl: 'http://shop.test/terms' },
    })
    const { paymentId } = (await created.json()) as { paymentId: string }
    await sandboxes.payAtNets(paymentId)
    transaction = { id, paymentId, amountMinor: 13_800 } as PaidTransaction
    calls = []
    losesAnswers = false
  })

  it('is charged once, also when the answer is lost and Nets has forgotten the key', async () => {
    await twice('capture')
    expect(await summary()).toMatchObject({ reservedAmount: 13_800, chargedAmount: 13_800 })
    // A key that Nets has forgotten acts as a new one.
    await nets.capture({ ...transaction, id: crypto.randomUUID() }, 1)
    expect(await summary()).toMatchObject({ chargedAmount: 13_800 })
  })

  it('is released once', async () => {
    await twice('cancel')
    expect(await summary()).toMatchObject({ cancelledAmount: 13_800 })
    expect(await nets.read(transaction)).toEqual({ kind: 'cancelled' })
  })

  it('is given back once, by its charge', async () => {
    await nets.capture(transaction, 1)
    await twice('refund')
    expect(calls.filter((one) => one.includes('/charges/'))).toEqual([
      expect.stringMatching(/^POST \/nexi\/v1\/charges\/\w+\/refunds$/),
    ])
    expect(await summary()).toMatchObject({ refundedAmount: 13_800 })
  })

  it('can be asked for anew after it failed: the second attempt is another request [PAY-30]', async () => {
    keys = []
    await nets.capture(transaction, 1)
    await nets.refund(transaction, 2)
    expect(keys).toEqual([`capture-${transaction.id}`, `refund-${transaction.id}-2`])
  })

  it('is refused as a whole after a part was given back in the portal: the part does not count for it [PAY-30]', async () => {
    const charged = await nets.capture(transaction, 1)
    const chargeId = charged.isAccepted ? charged.operationId : ''
    await call('POST', `/charges/${chargeId}/refunds`, { amount: 3000 })
    expect(await nets.refund(transaction, 2)).toEqual({ isAccepted: false })
    expect(await summary()).toMatchObject({ refundedAmount: 3000 })
  })

  it('is not moved against what has happened to it', async () => {
    expect(await nets.refund(transaction, 1)).toEqual({ isAccepted: false })
    await nets.cancel(transaction, 1)
    expect(await nets.capture(transaction, 1)).toEqual({ isAccepted: false })
    expect(await nets.readMoney(transaction)).toMatchObject({ capturedMinor: 0, releasedMinor: 13_800 })
  })
})

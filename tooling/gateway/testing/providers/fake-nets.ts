import { setTimeout as pause } from 'node:timers/promises'
import type { TestGateway } from '../test-gateway.ts'

interface FakePayment {
  id: string
  request: NetsCreateRequest
  reserved: number
  terminated: boolean
  created: string
}

/** The part of Nets' create-payment request the tests look at. */
export interface NetsCreateRequest {
  order: {
    items: {
      reference: string
      name: string
      quantity: number
      unitPrice: number
      taxRate: number
      taxAmount: number
      netTotalAmount: number
      grossTotalAmount: number
    }[]
    amount: number
    currency: string
    reference: string
  }
  checkout: { url: string; charge: boolean; countryCode?: string; consumer: Record<string, unknown> }
  notifications: { webHooks: { eventName: string; url: string; authorization: string }[] }
}

const json = (status: number, body: unknown) => Response.json(body, { status })

/** A fake Nets that answers the adapter's calls as Nets documents them. */
export function createFakeNets() {
  const payments = new Map<string, FakePayment>()
  const calls: string[] = []
  let isUnavailable = false

  const answer = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    calls.push(`${request.method} ${pathname}`)
    if (isUnavailable) throw new TypeError('fetch failed')
    if (request.headers.get('authorization') !== 'sandbox-nets-secret') return new Response(null, { status: 401 })
    const [, id = '', action] = /\/v1\/payments\/?([^/]*)\/?(.*)$/.exec(pathname) ?? []
    if (request.method === 'POST' && id === '') {
      // Long enough for parallel requests for the same payment.
      await pause(300)
      const paymentId = `pay${payments.size + 1}-${Math.random().toString(16).slice(2)}`
      const body: NetsCreateRequest = await request.json()
      payments.set(paymentId, {
        id: paymentId,
        request: body,
        reserved: 0,
        terminated: false,
        created: new Date().toISOString(),
      })
      return json(201, { paymentId })
    }
    const payment = payments.get(id)
    if (!payment) return json(404, {})
    if (action === 'terminate') {
      if (payment.reserved > 0) return json(402, { code: '1004', message: 'Already reserved', source: 'internal' })
      payment.terminated = true
      return new Response(null, { status: 204 })
    }
    const { amount, currency, reference } = payment.request.order
    return json(200, {
      payment: {
        paymentId: id,
        summary: payment.reserved > 0 ? { reservedAmount: payment.reserved } : {},
        orderDetails: { amount, currency, reference },
        created: payment.created,
        ...(payment.terminated && { terminated: '2026-01-01T00:00:00.000+00:00' }),
      },
    })
  }

  return {
    fetch: ((...request) => answer(new Request(...request))) as typeof fetch,
    payments,
    calls,
    /** Pays a payment, by default with the requested amount. */
    pay(paymentId: string, amount?: number) {
      const payment = payments.get(paymentId)
      if (payment) payment.reserved = amount ?? payment.request.order.amount
    },
    setUnavailable: (isDown: boolean) => {
      isUnavailable = isDown
    },
    /** Returns the message that Nets posts to the webhook. */
    event: (paymentId: string, event = 'payment.checkout.completed', id = `event-${paymentId}-${event}`) =>
      JSON.stringify({ id, merchantId: 1, timestamp: '2026-01-01T00:00:00.0000+00:00', event, data: { paymentId } }),
  }
}

/** Posts a message of Nets to a gateway, which has handled it when this returns. */
export async function postFromNets(gateway: Pick<TestGateway, 'fetch' | 'runDueJobs'>, body: string): Promise<void> {
  const headers = { authorization: 'sandboxNetsWebhook' }
  await gateway.fetch('http://gateway.test/webhooks/nets', { method: 'POST', body, headers })
  await gateway.runDueJobs()
}

/** Pays what was ordered at a fake Nets, which tells the gateway. */
export async function payAtNets(gateway: TestGateway, nets: FakeNets, paymentId: string): Promise<void> {
  nets.pay(paymentId)
  await postFromNets(gateway, nets.event(paymentId))
}

export type FakeNets = ReturnType<typeof createFakeNets>

import { randomUUID } from 'node:crypto'
import { createSandboxes } from '@shop/sandboxes/app.ts'

/**
 * The stand-ins of the providers without a port, which were written from the providers' documents and not from ours.
 * `toGateway` takes their webhooks.
 */
export function createGatewaySandboxes(toGateway: typeof fetch) {
  const { app } = createSandboxes(
    { NETS_SECRET_KEY: 'sandbox-nets-secret' },
    {
      fetch: toGateway,
      now: Date.now,
      newId: () => randomUUID().replaceAll('-', ''),
      after: (_milliseconds, work) => void setImmediate(work),
    },
  )
  const fetch: typeof globalThis.fetch = async (...request) => await app.fetch(new Request(...request))
  return {
    fetch,
    /** The customer pays at Nets. */
    payAtNets: (paymentId: string) =>
      fetch(`http://sandbox.test/__sandbox/nets/payments/${paymentId}/complete`, { method: 'POST' }),
  }
}

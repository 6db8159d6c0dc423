import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import { webhookInbox } from '../database/schema.ts'
import { describeFailure } from '../failures/describe-failure.ts'
import { logEvent } from '../failures/log-event.ts'
import { findById, findByPayment } from '../transactions/transaction-store.ts'
import { providerOf } from './providers/providers.ts'
import { reconcilePayment, type PaymentServices } from './reconcile-payment.ts'

type Message = typeof webhookInbox.$inferSelect

const MAX_ATTEMPTS = 12

/** Puts a message of a provider into the inbox as it came; one that is there already changes nothing. */
export async function receive({ db, providers }: PaymentServices, provider: string, body: string): Promise<void> {
  const key = providerOf(providers, provider).parseWebhook(body)?.key
  const eventKey = key ?? createHash('sha256').update(body).digest('hex')
  await db.insert(webhookInbox).values({ provider, eventKey, body }).onConflictDoNothing()
}

/** Handles what waits in the inbox; what fails waits a little longer each time, so that no message is ever lost. */
export async function processInbox(services: PaymentServices): Promise<void> {
  const { db } = services
  const isWaiting = and(isNull(webhookInbox.processedAt), lte(webhookInbox.dueAt, sql`now()`))
  const due = db.select({ key: webhookInbox.eventKey }).from(webhookInbox).where(isWaiting).limit(20)
  const claimed = await db
    .update(webhookInbox)
    .set({
      attempts: sql`${webhookInbox.attempts} + 1`,
      dueAt: sql`now() + interval '5 seconds' * power(2, least(${webhookInbox.attempts}, 9))`,
    })
    .where(and(inArray(webhookInbox.eventKey, due), isWaiting))
    .returning()
  for (const message of claimed) {
    const { provider, eventKey, attempts } = message
    const isDone = await processMessage(services, message).catch((failure: unknown) => {
      logEvent('webhook-delayed', { provider, eventKey, failure: describeFailure(failure) })
      return false
    })
    if (!isDone && attempts < MAX_ATTEMPTS) continue
    const isThis = and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventKey, eventKey))
    await db.update(webhookInbox).set({ processedAt: new Date() }).where(isThis)
  }
}

/** Says whether the message needs no more attention. One about a payment we do not know yet may only be too early. */
async function processMessage(services: PaymentServices, { provider, body }: Message): Promise<boolean> {
  const { db } = services
  const adapter = providerOf(services.providers, provider)
  const event = adapter.parseWebhook(body)
  if (!event) return true
  const { paymentId, transactionId } = event
  const transaction = (await findByPayment(db, provider, paymentId)) ?? (await findById(db, transactionId ?? ''))
  // Nobody may speak of another provider's payment.
  if (transaction?.provider !== provider) return false
  await adapter.acceptWebhook?.(body, transaction)
  services.triggerOutbox()
  await reconcilePayment(services, transaction.id, { isUrgent: true })
  return true
}

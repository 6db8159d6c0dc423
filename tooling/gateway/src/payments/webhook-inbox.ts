import { describeFailure } from '../failures/describe-failure.ts'
import { createHash } from 'node:crypto'
import { and, eq, inArray, isNull, lte, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { webhookInbox } from '../database/schema.ts'
import { reconcilePayment, type PaymentServices } from './reconcile-payment.ts'
import { findById, findByPayment } from '../transactions/transaction-store.ts'

const eventSchema = v.object({
  id: v.optional(v.string()),
  event: v.optional(v.string(), ''),
  data: v.object({
    paymentId: v.string(),
    order: v.optional(v.object({ reference: v.optional(v.string(), '') }), {}),
  }),
})
type Event = v.InferOutput<typeof eventSchema>

const MAX_ATTEMPTS = 12

function readEvent(body: string): Event | undefined {
  try {
    return v.parse(eventSchema, JSON.parse(body))
  } catch {
    return undefined
  }
}

/** Puts a message of the provider into the inbox as it came; one that is there already changes nothing. */
export async function receive({ db }: Pick<PaymentServices, 'db'>, provider: string, body: string): Promise<void> {
  const event = readEvent(body)
  const eventKey = event?.id ? `${event.event}:${event.id}` : createHash('sha256').update(body).digest('hex')
  await db.insert(webhookInbox).values({ provider, eventKey, body }).onConflictDoNothing()
}

/** Works off what waits in the inbox; what fails waits a little longer each time, so that no message is ever lost. */
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
  for (const { provider, eventKey, body, attempts } of claimed) {
    const isDone = await processMessage(services, body).catch((failure: unknown) => {
      console.error(`Webhook ${eventKey} waits:`, describeFailure(failure))
      return false
    })
    if (!isDone && attempts < MAX_ATTEMPTS) continue
    const isThis = and(eq(webhookInbox.provider, provider), eq(webhookInbox.eventKey, eventKey))
    await db.update(webhookInbox).set({ processedAt: new Date() }).where(isThis)
  }
}

/** Says whether the message needs no more attention. One about a payment we do not know yet may only be too early. */
async function processMessage(services: PaymentServices, body: string): Promise<boolean> {
  const event = readEvent(body)
  if (!event) return true
  const { paymentId, order } = event.data
  const transaction = (await findByPayment(services.db, paymentId)) ?? (await findById(services.db, order.reference))
  if (!transaction) return false
  await reconcilePayment(services, transaction.id, { isUrgent: true })
  return true
}

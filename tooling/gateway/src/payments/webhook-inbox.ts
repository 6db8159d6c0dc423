import { createHash } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { raiseAlarm } from '../alarms/raise-alarm.ts'
import { offerUse } from '../cart/promo-codes/promo-code-uses.ts'
import { logEvent } from '../failures/log-event.ts'
import { isStorable } from '../http/storable.ts'
import { enqueue } from '../outbox/enqueue.ts'
import { findById, findByPayment, recordRefusal } from '../transactions/transaction-store.ts'
import { providerOf } from './providers/providers.ts'
import { reconcileMoney } from './reconcile-money.ts'
import { reconcilePayment, type PaymentServices } from './reconcile-payment.ts'
import { webhookInbox } from './webhook-tables.ts'

/**
 * Stores a provider's webhook as it was received, and enqueues its handling. A repeated webhook changes nothing. One that
 * the database cannot store is logged and dropped, because the provider would repeat it for days.
 */
export async function receive({ db, providers }: PaymentServices, provider: string, body: string): Promise<void> {
  const event = providerOf(providers, provider).parseWebhook(body)
  if (!isStorable([body, event])) return logEvent('webhook-not-storable', { provider })
  const key = event?.key
  const id = `${provider}:${key ?? createHash('sha256').update(body).digest('hex')}`
  await db.transaction(async (tx) => {
    const added = await tx.insert(webhookInbox).values({ id, provider, body }).onConflictDoNothing()
    if (added.rowCount === 1) await enqueue(tx, { kind: 'webhook', subjectId: id })
  })
}

/** True if a webhook is about a stored payment. */
export async function isOfKnownPayment({ db, providers }: PaymentServices, provider: string, body: string) {
  const event = providerOf(providers, provider).parseWebhook(body)
  return event !== undefined && (await findByPayment(db, provider, event.paymentId)) !== undefined
}

// Much longer than storing a payment takes.
const isStale = sql<boolean>`${webhookInbox.receivedAt} < now() - interval '1 hour'`

/**
 * Handles a stored webhook. Rejects for an unknown payment, because a webhook may arrive before the payment is stored. One
 * that anybody can send is ignored after an hour: forged ones would become dead letters.
 */
export async function handleWebhook(services: PaymentServices, id: string): Promise<void> {
  const { db, providers, refusals, triggerOutbox } = services
  const [message] = await db
    .select({ provider: webhookInbox.provider, body: webhookInbox.body, isStale })
    .from(webhookInbox)
    .where(eq(webhookInbox.id, id))
  if (!message) return
  const { provider, body } = message
  const adapter = providerOf(providers, provider)
  const event = adapter.parseWebhook(body)
  if (!event) return
  const { paymentId, transactionId } = event
  const transaction = (await findByPayment(db, provider, paymentId)) ?? (await findById(db, transactionId ?? ''))
  // A provider may only report its own payments.
  if (transaction?.provider !== provider) {
    const mayFollow = !adapter.knowsPaymentsFirst && !(adapter.isUnsigned && message.isStale)
    if (mayFollow) throw new Error('No payment of this provider is known by that number')
    logEvent('webhook-ignored', { provider, because: 'unknown-payment' })
    return
  }
  await adapter.acceptWebhook?.(body, transaction)
  triggerOutbox()
  if (event.isRefusal) {
    await recordRefusal(db, transaction.id, 'PaymentRefused')
    await offerUse(db, transaction.id)
  }
  await reconcilePayment(services, transaction.id, { isUrgent: true })
  await reconcileMoney(services, transaction.id)
  // Counted last, because the steps above may fail and the message is then handled again.
  if (event.isRefusal) await refusals.record(transaction)
  const { id: subjectId, status } = transaction
  if (event.notice && status === 'paid')
    await raiseAlarm(db, { kind: 'provider-notice', subjectId, detail: event.notice })
}

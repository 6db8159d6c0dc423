import { and, asc, count, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { alarms } from '../../alarms/alarm-tables.ts'
import type { Database } from '../../database/database.ts'
import { typedCommand } from '../../failures/typed-command.ts'
import type { AlarmKind } from '../../model/alarm-kind.ts'
import { orders } from '../../orders/order-tables.ts'
import { accountsWithTwins } from '../../database/move-stored-emails.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { minuteOf } from '../columns.ts'
import { listHeld, planHeld } from './held.ts'
import { listLetters, planLetter } from './letters.ts'
import { listWebhooks } from './webhooks.ts'
import type { OperatorPlan, TwofoldCommand } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'

const SHOWN = 100

/** What an operator can do about each kind of alarm. */
const ADVICE: Readonly<Record<AlarmKind, string>> = {
  'capture-failed':
    'The money was not taken. Ship again to ask for it once more, or cancel; if the parcel has left, write to the customer.',
  'refund-failed': 'The customer has no money back. Refund again, or pay in another way and write to the customer.',
  'cancel-failed': 'The money is still reserved or captured. Cancel again, or release it at the provider.',
  'operation-overdue': `The provider has not confirmed for three days. Look the payment up there, and say what you saw: ${typedCommand('movement <n> done|failed')}`,
  'money-released': 'The reserved money is gone. Do not ship; cancel the order and ask the customer to order again.',
  'captured-unasked':
    'Money was captured that the shop did not ask for. Ship the order, or cancel it, which gives the money back.',
  'refunded-unasked': 'Money was given back that the shop did not ask for. Do not ship; write to the customer.',
  'partial-movement': 'A part of the money has moved, which the shop never asks for. Set it right at the provider.',
  'under-review': 'The provider checks the customer. Accept or reject the payment there.',
  disputed:
    'The customer’s bank has taken the money back. Do not ship; defend the dispute at the provider before its deadline.',
  'dispute-news': 'There is news of a dispute, often with a deadline. Answer it at the provider.',
  'fraud-reported': 'The bank says that the payment was fraud. Do not ship.',
  'provider-notice': 'The provider reports something that the shop does not handle. Look the payment up there.',
  'surplus-not-released': 'A second payment of one order was not released. Release or refund it at the provider.',
  'webhook-dropped':
    'Signed messages of the provider were dropped. Compare the mode with its settings, or update the shop.',
}

/** The lists behind the summary, by name, and what an operator can decide about their entries. */
const PARTS: Readonly<Record<string, Part>> = {
  held: { list: async (db) => (await listHeld(db)).join('\n') || 'There are none.', plan: planHeld },
  letters: { list: listLetters, plan: planLetter },
  webhooks: { list: listWebhooks },
}

interface Part {
  list: (db: Database) => Promise<string>
  plan?: (db: Database, words: readonly string[]) => Promise<OperatorPlan>
}

/** Lists what an operator must look at, and takes the decisions about it. */
export const attentionCommand: TwofoldCommand = {
  forms: {
    '': 'alarms about money with what to do, held payments, and how many letters are dead',
    'done <alarm>': 'takes an alarm off the list',
    held: 'payments and free orders that are held for review',
    'held <transaction> order|end': '`order` places the order, `end` gives it up',
    letters: 'mails and provider calls that failed for a day',
    'letters retry <key>': 'lets one begin anew',
    webhooks: 'the latest messages of payment providers, and whether they are handled',
  },
  isReading: ({ words: [part = '', ...others] }) => part === '' || (Object.hasOwn(PARTS, part) && others.length === 0),
  run: (db, [part]) => PARTS[part ?? '']?.list(db) ?? list(db),
  plan: async (db, [name = '', ...words]) => {
    if (name === 'done') return await planDone(db, words)
    const part = Object.hasOwn(PARTS, name) ? PARTS[name] : undefined
    if (!part?.plan) throw new UsageError()
    const plan = await part.plan(db, words)
    return { ...plan, subject: `${name} ${plan.subject}` }
  },
}

async function planDone(db: Database, [key, ...others]: readonly string[]): Promise<OperatorPlan> {
  if (key === undefined || others.length > 0) throw new UsageError()
  const isThis = and(eq(alarms.key, key), isNull(alarms.acknowledgedAt))
  const [open] = await db.select().from(alarms).where(isThis)
  if (!open) throw new Error(`There is no alarm "${key}".`)
  return {
    consequence: `${ADVICE[open.kind]}\nThe alarm is taken off the list.`,
    subject: key,
    run: async () => {
      await db
        .update(alarms)
        .set({ acknowledgedAt: sql`now()` })
        .where(isThis)
      return `"${key}" is seen to.`
    },
  }
}

async function list(db: Database): Promise<string> {
  const open = await db
    .select({ alarm: alarms, shopId: orders.shopId, orderNumber: orders.orderNumber })
    .from(alarms)
    .leftJoin(orders, eq(orders.transactionId, alarms.subjectId))
    .where(isNull(alarms.acknowledgedAt))
    .orderBy(asc(alarms.raisedAt))
    .limit(SHOWN)
  const lines = open.map(({ alarm, shopId, orderNumber }) => {
    const { key, kind, detail, lastRaisedAt } = alarm
    const times = alarm.count > 1 ? `, ${alarm.count} times` : ''
    const order = orderNumber === null ? '' : ` order ${shopId}/${orderNumber}`
    return `${minuteOf(lastRaisedAt)}  ${key}${order} (${detail}${times})\n  ${ADVICE[kind]}`
  })
  const [dead] = await db.select({ total: count() }).from(outbox).where(isNotNull(outbox.deadAt))
  const letters = dead?.total ? [`${dead.total} dead letters: ${typedCommand('attention letters')}`] : []
  const twins = (await accountsWithTwins(db)).map(
    ({ shopId, id, twin }) =>
      `${shopId}: the accounts ${twin} and ${id} have one e-mail address.\n  Each opens with its own password; new passwords are for the first.`,
  )
  return [...lines, ...(await listHeld(db)), ...letters, ...twins].join('\n') || 'There is nothing to look at.'
}

import { createDigests } from '../../secrets/digests.ts'
import { readGatewaySecrets } from '../../secrets/gateway-secrets.ts'
import { erasePerson, isOver } from './erase-person.ts'
import { planErasingAgain } from './erase-again.ts'
import { listErasures, recordErasure } from './erasures.ts'
import type { TwofoldCommand } from '../operator-command.ts'
import { UsageError } from '../usage-error.ts'
import { findPersonalData, isEmpty, readEmail, type PersonalData } from './personal-data.ts'

/**
 * Erases a customer's data on request (GDPR Art. 17). Orders stay, because bookkeeping and delivery need them. They keep the
 * names and addresses of the invoice, and lose e-mail, phone and CPR number.
 */
export const eraseCommand: TwofoldCommand = {
  forms: {
    '<e-mail> [--shop <shop>]': 'forgets a person; orders stay for the books, without e-mail, phone and CPR number',
    '--list': 'lists erased people as digests, to keep beside the backups',
    '--again <file>': 'erases the people of such a list again, after a restore',
  },
  flags: ['--list', '--again'],
  isReading: ({ flags }) => flags.includes('--list'),
  run: async (db, words) => {
    if (words.length > 0) throw new UsageError()
    return (await listErasures(db)).join('\n')
  },
  plan: async (db, words, { shopId, environment, flags }) => {
    if (flags.includes('--again')) return await planErasingAgain(db, words, environment)
    const email = readEmail(words)
    const { secret } = readGatewaySecrets(environment)
    const where = shopId ?? 'all shops'
    const found = await findPersonalData(db, email, shopId)
    return {
      consequence: isEmpty(found)
        ? `Nothing is kept about ${email} in ${where}.`
        : `In ${where}, for good:\n${report(found, { isDone: false })}`,
      // The log is kept for years, so it must not name the person.
      subject: `${where}: ${counted(found.accounts, 'account', 'accounts')[0] ?? 'no account'}`,
      run: async () => {
        const erased = await db.transaction(async (tx) => {
          await recordErasure(tx, createDigests(secret), { email, shopId })
          return await erasePerson(tx, email, shopId)
        })
        return isEmpty(erased) ? `Nothing is kept about ${email}.` : report(erased, { isDone: true })
      },
    }
  },
}

const counted = (rows: readonly unknown[], one: string, many: string) =>
  rows.length === 0 ? [] : [`${rows.length} ${rows.length === 1 ? one : many}`]

function report(data: PersonalData, { isDone }: { isDone: boolean }): string {
  const deleted = [
    ...counted(data.accounts, 'account', 'accounts'),
    ...counted(data.newsletters, 'newsletter', 'newsletters'),
    ...counted(data.messages, 'message', 'messages'),
    ...counted(data.carts, 'cart', 'carts'),
    ...counted(data.transactions.filter(isOver), 'unpaid transaction', 'unpaid transactions'),
  ]
  const kept = [
    ...counted(data.orders, 'order', 'orders'),
    ...counted(
      data.transactions.filter((one) => !isOver(one) && one.status !== 'paid'),
      'transaction that may still be paid',
      'transactions that may still be paid',
    ),
  ]
  return [
    `${isDone ? 'Deleted' : 'To be deleted'}: ${deleted.join(', ') || 'nothing'}.`,
    ...(kept.length > 0 ? [`Kept without e-mail, phone and CPR number: ${kept.join(', ')}.`] : []),
  ].join('\n')
}

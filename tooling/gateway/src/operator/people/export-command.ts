import type { Database } from '../../database/database.ts'
import type { OrderDraft } from '../../model/order-draft.ts'
import type { Asked } from '../operator-command.ts'
import { findPersonalData, isEmpty, readEmail, type PersonalData } from './personal-data.ts'

/** Exports what is stored about a customer, on request (GDPR Art. 15). */
export const exportCommand = {
  forms: { '<e-mail> [--shop <shop>]': 'everything that is kept about a person, as JSON' },
  run: async (db: Database, words: readonly string[], { shopId }: Asked): Promise<string> => {
    const email = readEmail(words)
    const data = await findPersonalData(db, email, shopId)
    if (isEmpty(data)) throw new Error(`Nothing is kept about ${email}.`)
    return JSON.stringify({ email, ...readable(data) }, null, 2)
  },
}

/** Leaves out secrets, such as password hashes, and fields that only machines read. */
const readable = ({
  accounts,
  emailChanges,
  passwordResets,
  mailedCodes,
  carts,
  transactions,
  orders,
  ...others
}: PersonalData) => ({
  accounts: accounts.map((account) => without(account, ['passwordHash', 'receiveMarketingMaterials'])),
  passwordResets: passwordResets.map((reset) => without(reset, ['id', 'sessionHash'])),
  mailedCodes: mailedCodes.map((code) => without(code, ['id', 'requestHash', 'codeHash'])),
  emailChanges: emailChanges.map((change) => without(change, ['id', 'confirmHash', 'undoHash'])),
  newsletters: others.newsletters,
  messages: others.messages,
  carts: carts.map((cart) => without(cart, ['encryptedCpr', 'version'])),
  orders: orders.map((order) => ({
    ...order,
    paymentMethod: transactions.find(({ id }) => id === order.transactionId)?.paymentMethod ?? null,
    draft: readableDraft(order.draft),
  })),
  unpaid: transactions
    .filter(({ status }) => status !== 'paid')
    .map(({ id, shopId, status, createdAt, draft }) => ({
      id,
      shopId,
      status,
      createdAt,
      draft: readableDraft(draft),
    })),
  refillReminders: others.refillReminders.map((reminder) => without(reminder, ['id'])),
  vatDeclarations: others.vatDeclarations,
})

const readableDraft = (draft: OrderDraft) => without(draft, ['encryptedCpr'])

const without = <Row extends object>(row: Row, names: readonly (keyof Row & string)[]) =>
  Object.fromEntries(Object.entries(row).filter(([name]) => !names.some((left) => left === name)))

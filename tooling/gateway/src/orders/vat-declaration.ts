import type { DatabaseTransaction } from '../database/database.ts'
import type { Transaction } from '../transactions/transaction-store.ts'
import { vatDeclarations } from './order-tables.ts'

/** The version of the wording beside the checkbox and on the page about buying without VAT. A new wording needs a new version. */
const TEXT_VERSION = 'vat-exempt 2026-11'

/** Stores what the customer declared by ticking the checkbox, if it took VAT off the order. */
export async function recordVatDeclaration(
  tx: DatabaseTransaction,
  { id: transactionId, shopId, draft, createdAt }: Transaction,
  orderNumber: string,
): Promise<void> {
  const { lines, totals, invoiceAddress: address } = draft
  if (!totals.vatExempt) return
  const { firstName, middleName, lastName } = address
  const goods = lines
    .filter((line) => line.isVatExempt)
    .map(({ itemNumber, name, quantity }) => ({ itemNumber, name, quantity }))
  await tx.insert(vatDeclarations).values({
    transactionId,
    shopId,
    orderNumber,
    declaredBy: [firstName, middleName, lastName].filter(Boolean).join(' '),
    address,
    goods,
    vatExemptMinor: totals.vatExempt,
    textVersion: TEXT_VERSION,
    declaredAt: createdAt,
  })
}

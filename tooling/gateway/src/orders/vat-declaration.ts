import type { DatabaseTransaction } from '../database/database.ts'
import type { Transaction } from '../transactions/transaction-store.ts'
import { vatDeclarations } from './order-tables.ts'

/** The wording on the page about buying without VAT, and beside the box in the cart; a new wording gets a new version. */
const TEXT_VERSION = 'vat-exempt 2026-11'

/** Keeps what the customer declared by ticking the box, when it took VAT off the order (OP-62). */
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

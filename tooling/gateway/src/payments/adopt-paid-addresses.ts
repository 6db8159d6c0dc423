import { emptyAddress } from '@shop/domain/address/address-conversion.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { isEmail } from '@shop/domain/fields/email.ts'
import { cleanLine } from '@shop/domain/text/clean-text.ts'
import { eq } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { OrderDraft } from '../model/order-draft.ts'
import type { Transaction } from '../transactions/transaction-store.ts'
import { transactions } from '../transactions/transaction-tables.ts'
import type { PaidAddresses } from './providers/provider.ts'

const NAMES_AND_STREET = ['firstName', 'lastName', 'company', 'addressLine1', 'addressLine2'] as const
const PLACE = ['postalCode', 'city', 'countryCode'] as const
const CONTACT = ['email', 'phoneNumber'] as const
type Field = (typeof NAMES_AND_STREET)[number] | (typeof PLACE)[number] | (typeof CONTACT)[number]

/** Providers truncate longer fields. */
const MAX_LENGTH = 99

type AdoptedAddresses = Pick<OrderDraft, 'invoiceAddress' | 'deliveryAddress'>

/**
 * Stores the addresses that the customer has changed in the provider's form, because the payment was approved for these.
 * Returns the transaction with them.
 */
export async function adoptPaidAddresses(
  db: Database,
  transaction: Transaction,
  addresses: PaidAddresses | undefined,
): Promise<Transaction> {
  const changes = addresses && changedAddresses(transaction.draft, addresses)
  if (!changes) return transaction
  const draft = { ...transaction.draft, ...changes, isAddressFromPayment: true as const }
  await db.update(transactions).set({ draft }).where(eq(transactions.id, transaction.id))
  return { ...transaction, draft }
}

/**
 * True if the e-mail of the provider's form is malformed. What a customer is only asked about does not count: the money is
 * paid.
 */
export function breaksAddressRules(draft: OrderDraft, addresses: PaidAddresses | undefined): boolean {
  const changes = addresses && changedAddresses(draft, addresses)
  if (!changes) return false
  const { email } = changes.invoiceAddress
  return email !== '' && !isEmail(email)
}

/** True if the goods would go to another country than agreed. Shipping and VAT were priced for the agreed one. */
export function isForAnotherCountry(
  { invoiceAddress, deliveryAddress }: OrderDraft,
  addresses: PaidAddresses | undefined,
): boolean {
  const country = addresses?.delivery.countryCode ?? ''
  return country !== '' && country !== (deliveryAddress ?? invoiceAddress).countryCode
}

function changedAddresses(
  { invoiceAddress, deliveryAddress }: OrderDraft,
  paid: PaidAddresses,
): AdoptedAddresses | undefined {
  const [invoice, delivery] = [cleaned(paid.invoice), cleaned(paid.delivery)]
  const isInvoiceChanged = differs(invoiceAddress, invoice, [...NAMES_AND_STREET, ...PLACE, ...CONTACT])
  const isDeliveryChanged = differs(deliveryAddress ?? invoiceAddress, delivery, [...NAMES_AND_STREET, ...PLACE])
  if (!isInvoiceChanged && !isDeliveryChanged) return undefined
  const payer = isInvoiceChanged ? replaced(invoiceAddress, invoice) : invoiceAddress
  const isElsewhere = differs(payer, delivery, [...NAMES_AND_STREET, ...PLACE])
  const recipient = isDeliveryChanged ? replaced(deliveryAddress ?? invoiceAddress, delivery) : deliveryAddress
  return { invoiceAddress: payer, deliveryAddress: isElsewhere ? recipient : null }
}

const cleaned = (address: PaidAddresses['invoice']): PaidAddresses['invoice'] => ({
  ...address,
  ...Object.fromEntries(Object.entries(address).map(([field, text]) => [field, cleanLine(text)])),
})

const replaced = (agreed: CheckoutAddress, paid: PaidAddresses['invoice']): CheckoutAddress => ({
  ...emptyAddress(agreed.countryCode),
  ...paid,
  email: paid.email || agreed.email,
  phoneNumber: paid.phoneNumber || agreed.phoneNumber,
  countryCode: paid.countryCode || agreed.countryCode,
})

/** True if the addresses differ in more than their spelling. */
const differs = (agreed: CheckoutAddress, paid: PaidAddresses['invoice'], fields: readonly Field[]) =>
  fields.some((field) => paid[field] !== '' && written(field, agreed[field]) !== written(field, paid[field]))

function written(field: Field, text: string): string {
  // Numbers may have a country code, so only the last digits are compared.
  if (field === 'phoneNumber') return text.replaceAll(/\D/g, '').slice(-8)
  return text.trim().slice(0, MAX_LENGTH).normalize('NFC').replaceAll(/\s/g, '').toLowerCase()
}

import { AddressFields } from '../forms/address-fields.tsx'
import type { AddressKind } from './checkout-store.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** One of the two addresses at checkout, kept while it is typed (CHK-09). */
export function CheckoutAddress({ kind }: { kind: AddressKind }) {
  const { field } = useCheckoutFields(kind, kind)
  const isInvoice = kind === 'invoiceAddress'
  return <AddressFields field={field} section={isInvoice ? 'billing' : 'shipping'} asksEmail={isInvoice} />
}

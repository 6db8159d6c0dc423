import { AddressFields } from '../forms/address-fields.tsx'
import { useFieldBinding } from '../forms/use-field-binding.ts'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'

/** One of the two addresses at checkout, kept while it is typed (CHK-09). */
export function CheckoutAddress({ kind }: { kind: AddressKind }) {
  const { field } = useFieldBinding({
    id: kind,
    group: kind,
    values: useCheckout((state) => state.values[kind]),
    errors: useCheckout((state) => state.errors),
    edit: useCheckout((state) => state.edit),
    leave: useCheckout((state) => state.leave),
  })
  const isInvoice = kind === 'invoiceAddress'
  return <AddressFields field={field} section={isInvoice ? 'billing' : 'shipping'} asksEmail={isInvoice} />
}

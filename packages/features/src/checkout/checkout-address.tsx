import { Stack } from '@shop/ui/layout/layout.tsx'
import { AddressFields } from '../forms/address-fields.tsx'
import type { AddressKind } from './checkout-store.ts'
import { SaveAddressBox, SavedAddressSelect } from './saved-address-select.tsx'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** One of the two addresses at checkout. Stored while it is typed, and read from or saved to the address book. */
export function CheckoutAddress({ kind }: { kind: AddressKind }) {
  const { field } = useCheckoutFields(kind, kind)
  const isInvoice = kind === 'invoiceAddress'
  return (
    <Stack data-gap="fields">
      <SavedAddressSelect kind={kind} />
      <AddressFields field={field} section={isInvoice ? 'billing' : 'shipping'} asksEmail={isInvoice} />
      <SaveAddressBox kind={kind} />
    </Stack>
  )
}

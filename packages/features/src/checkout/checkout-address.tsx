import { AddressFields } from '../forms/address-fields.tsx'
import { useAfterPress } from '../forms/use-after-press.ts'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'

/** One of the two addresses at checkout, kept while it is typed (CHK-09). */
export function CheckoutAddress({ kind }: { kind: AddressKind }) {
  const address = useCheckout((state) => state[kind])
  const errors = useCheckout((state) => state.errors[kind])
  const edit = useCheckout((state) => state.edit)
  const leave = useCheckout((state) => state.leave)
  const afterPress = useAfterPress()
  const isInvoice = kind === 'invoiceAddress'
  return (
    <AddressFields
      prefix={kind}
      section={isInvoice ? 'billing' : 'shipping'}
      address={address}
      errors={errors}
      asksEmail={isInvoice}
      onEdit={(field, value) => edit(kind, field, value)}
      onLeave={(field) => afterPress(() => leave(kind, field))}
    />
  )
}

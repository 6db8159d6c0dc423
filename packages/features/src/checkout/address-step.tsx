import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fieldset } from '@shop/ui/forms/fieldset.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { AddressFields } from '../forms/address-fields.tsx'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'
import { SaveAddressBox, SavedAddressSelect } from './saved-address-select.tsx'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** The invoice address, and the delivery address if it is another one. */
export function AddressStep() {
  const t = useTranslate()
  const elsewhere = useCheckout(({ values }) => values.shipToDifferentAddress)
  const shipElsewhere = useCheckout((state) => state.shipElsewhere)
  return (
    <FormSection title={`1. ${t('StepAddress')}`}>
      <Small>{t('FieldsNeeded')}</Small>
      <CheckoutAddress kind="invoiceAddress" />
      <Checkbox
        name="shipToDifferentAddress"
        checked={elsewhere}
        onChange={shipElsewhere}
        label={t('ShipToDifferentAddress')}
      />
      {elsewhere && (
        <Fieldset id="deliveryAddress" large legend={t('DeliveryAddress')}>
          <CheckoutAddress kind="deliveryAddress" />
        </Fieldset>
      )}
    </FormSection>
  )
}

/** One of the two addresses at checkout. Stored while it is typed, and read from or saved to the address book. */
function CheckoutAddress({ kind }: { kind: AddressKind }) {
  const { field } = useCheckoutFields(kind, kind)
  const isInvoice = kind === 'invoiceAddress'
  return (
    <Stack gap="fields">
      <SavedAddressSelect kind={kind} />
      <AddressFields field={field} section={isInvoice ? 'billing' : 'shipping'} asksEmail={isInvoice} />
      <SaveAddressBox kind={kind} />
    </Stack>
  )
}

import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fieldset } from '@shop/ui/forms/fieldset.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { CheckoutAddress } from './checkout-address.tsx'
import { useCheckout } from './checkout-context.ts'

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

import { asksCpr } from '@shop/domain/checkout/free-shop.ts'
import { Small } from '@shop/ui/elements/text.tsx'
import { FormSection } from '@shop/ui/forms/form-section.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { fieldId, useFieldBinding } from '../forms/use-field-binding.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'

const ID = 'checkout'
/** The id of the field, for the link from the error summary. */
export const CPR_ID = fieldId(ID, 'cprNumber')

/** Ten digits, a dash and some spaces. */
const MAX_LENGTH = 20

/** The CPR number, by which a region pays for its citizens. Shown as typed, and excluded from autofill. */
export function CprStep() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const { field } = useFieldBinding({
    id: ID,
    values: { cprNumber: useCheckout(({ values }) => values.cprNumber) },
    errors: useCheckout((state) => state.errors),
    edit: useCheckout((state) => state.edit),
    leave: useCheckout((state) => state.leave),
  })
  if (!asksCpr(configuration)) return null
  const number = configuration.shippingTypes.length > 0 ? 3 : 2
  return (
    <FormSection title={`${number}. ${t('CprNumber')}`}>
      <TextField
        {...field('cprNumber')}
        label={t('CprNumber')}
        hint={t('CprNumberHint')}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={MAX_LENGTH}
        required
      />
      <Small>{t('CprConsent')}</Small>
    </FormSection>
  )
}

import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { Button, ButtonLink } from '@shop/ui/elements/button.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import { AddressFields } from '../forms/address-fields.tsx'
import { addressFieldNames } from '../forms/address-plan.ts'
import { useOptionalMark } from '../forms/use-optional-mark.ts'
import { FormSummary } from '../forms/form-summary.tsx'
import { fieldId } from '../forms/use-field-binding.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import type { AddressFormState } from './use-address-form.ts'

/** The form of one address of the address book. Once chosen as a default, it stays one: another address replaces it. */
export function AddressForm({ form }: { form: AddressFormState }) {
  const t = useTranslate()
  const optional = useOptionalMark()
  return (
    <form {...form.formProps}>
      <Fields>
        <FormSummary form={form} fields={useSummaryFields(form.id)} />
        <Small>{t('FieldsNeeded')}</Small>
        <AddressFields field={form.field} asksEmail={false} />
        <TextField
          {...form.field('fax')}
          type="tel"
          label={t('Fax')}
          optional={optional}
          autoComplete="fax tel"
          maxLength={LINE_MAX_LENGTH}
        />
        <div>
          <Checkbox
            {...form.box('isDefaultShippingAddress')}
            label={t('UseAsShipping')}
            disabled={form.values.isDefaultShippingAddress}
          />
          <Checkbox
            {...form.box('isDefaultBillingAddress')}
            label={t('UseAsBilling')}
            disabled={form.values.isDefaultBillingAddress}
          />
        </div>
        <Row>
          <Button type="submit" busy={form.isSending}>
            {t('SaveAddressButton')}
          </Button>
          <ButtonLink href={paths.addressBook} look="secondary">
            {t('Cancel')}
          </ButtonLink>
        </Row>
      </Fields>
    </form>
  )
}

function useSummaryFields(formId: string) {
  const t = useTranslate()
  const fields = [...addressFieldNames, { field: 'fax', label: 'Fax' } as const]
  return fields.map(({ field, label }) => ({ path: field, id: fieldId(formId, field), label: t(label) }))
}

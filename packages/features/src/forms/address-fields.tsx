import type { AddressField, CheckoutAddress } from '@shop/domain/address.ts'
import { ADDRESS_LINE_MAX_LENGTH } from '@shop/domain/address-rules.ts'
import type { FieldErrors } from '@shop/domain/field-errors.ts'
import { Fields } from '@shop/ui/forms/field.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { addressPlan, useAddressPlan } from './address-plan.ts'

/** The id of a field's control, for links from the error summary. */
export const addressFieldId = (prefix: string, field: AddressField) => `${prefix}-${field}`

interface AddressFieldsProps {
  /** In front of ids and names, so that two addresses can stand on one page. */
  prefix: string
  /** Which of two addresses browsers fill in. */
  section: 'billing' | 'shipping'
  address: CheckoutAddress
  errors: FieldErrors<AddressField>
  asksEmail: boolean
  onEdit: (field: AddressField, value: string) => void
  onLeave: (field: AddressField) => void
}

/** The fields of one address (CHK-04 to CHK-08), in the order of a letter. */
export function AddressFields({ prefix, section, address, errors, asksEmail, onEdit, onLeave }: AddressFieldsProps) {
  const t = useTranslate()
  const { supportedCountries } = useConfiguration()
  const { fields, isOptional, isHalf } = useAddressPlan(asksEmail)
  return (
    <Fields data-pairs>
      {fields.map((field) => {
        const { label, hint, autoComplete, type = 'text', maxLength = ADDRESS_LINE_MAX_LENGTH } = addressPlan[field]
        return (
          <div key={field} data-span={isHalf(field) ? undefined : ''}>
            <TextField
              id={addressFieldId(prefix, field)}
              name={`${prefix}.${field}`}
              type={type}
              label={t(label)}
              hint={hint && t(hint)}
              value={address[field]}
              error={t(errors[field])}
              optional={isOptional(field) ? `(${t('Optional')})` : undefined}
              required={!isOptional(field)}
              autoComplete={`${section} ${autoComplete}`}
              maxLength={maxLength}
              onChange={(value) => onEdit(field, value)}
              onBlur={() => onLeave(field)}
            />
          </div>
        )
      })}
      <div data-span="">
        <Select
          id={addressFieldId(prefix, 'countryCode')}
          name={`${prefix}.countryCode`}
          label={t('Country')}
          value={address.countryCode}
          choices={Object.entries(supportedCountries).map(([value, name]) => ({ value, label: name }))}
          error={t(errors.countryCode)}
          autoComplete={`${section} country`}
          onChange={(value) => onEdit('countryCode', value)}
        />
      </div>
    </Fields>
  )
}

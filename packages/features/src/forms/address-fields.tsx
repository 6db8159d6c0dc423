import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import { LINE_MAX_LENGTH } from '@shop/domain/fields/line-length.ts'
import { Fields } from '@shop/ui/forms/field.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { TextField } from '@shop/ui/forms/text-field.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { useAddressPlan } from './address-plan.ts'
import { useOptionalMark } from './use-optional-mark.ts'
import { useTownProposal } from './use-town-proposal.ts'
import type { FieldBinding } from './use-field-binding.ts'

interface AddressFieldsProps {
  field: FieldBinding<CheckoutAddress>['field']
  /** The autofill section, on a page with two addresses. */
  section?: 'billing' | 'shipping'
  asksEmail: boolean
}

/** The fields of one address, in the order of a postal address. */
export function AddressFields({ field, section, asksEmail }: AddressFieldsProps) {
  const t = useTranslate()
  const { supportedCountries } = useConfiguration()
  const countries = Object.entries(supportedCountries).map(([value, name]) => ({ value, label: name }))
  const optional = useOptionalMark()
  const fields = useAddressPlan(asksEmail)
  const token = (name: string) => (section ? `${section} ${name}` : name)
  // A country is always selected, so that leaving the field needs no check.
  const { onBlur: _, ...country } = field('countryCode')
  const town = useTownProposal({
    postalCode: field('postalCode').value,
    countryCode: country.value,
    city: field('city'),
  })
  const extra: Partial<Record<string, { hint?: string; onFocus?: () => void }>> = {
    postalCode: { onFocus: town.touch },
    ...(town.isProposed && { city: { hint: t('TownHint') } }),
  }
  return (
    <Fields data-pairs>
      {fields.map(({ name, width, isOptional, ...plan }) => (
        <div key={name} data-span={width}>
          <TextField
            {...field(name)}
            type={plan.type ?? 'text'}
            label={t(plan.label)}
            hint={t(plan.hint) || undefined}
            optional={isOptional ? optional : undefined}
            required={!isOptional}
            autoComplete={token(plan.autoComplete)}
            maxLength={plan.maxLength ?? LINE_MAX_LENGTH}
            {...extra[name]}
          />
        </div>
      ))}
      {countries.length > 0 && (
        <div data-span="row">
          <Select {...country} label={t('Country')} choices={countries} autoComplete={token('country')} />
        </div>
      )}
    </Fields>
  )
}

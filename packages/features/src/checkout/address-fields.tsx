import type { AddressField } from '@shop/domain/address.ts'
import { Fields } from '@shop/ui/field.tsx'
import { Select } from '@shop/ui/select.tsx'
import { TextField } from '@shop/ui/text-field.tsx'
import type { MessageKey } from '@shop/domain/messages.ts'
import { useConfiguration, useFlag, useTranslate } from '../runtime/shop-context.tsx'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'

const labels: Partial<Record<AddressField, MessageKey>> = {
  firstName: 'FirstName',
  middleName: 'MiddleName',
  lastName: 'LastName',
  email: 'Email',
  phoneNumber: 'Phone',
  company: 'Company',
  addressLine1: 'AddressLine1',
  addressLine2: 'AddressLine2',
  postalCode: 'PostalCode',
  city: 'City',
}

/** What browsers fill in by themselves. */
const autoComplete: Partial<Record<AddressField, string>> = {
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
  email: 'email',
  phoneNumber: 'tel',
  company: 'organization',
  addressLine1: 'address-line1',
  addressLine2: 'address-line2',
  postalCode: 'postal-code',
  city: 'address-level2',
}

const inputMode: Partial<Record<AddressField, 'email' | 'tel'>> = { email: 'email', phoneNumber: 'tel' }

/** The id of a field's control, for links from the error summary. */
export const fieldId = (kind: AddressKind, field: AddressField) => `${kind}-${field}`

/** The fields of one address at checkout (CHK-04 to CHK-08). */
export function AddressFields({ kind }: { kind: AddressKind }) {
  const t = useTranslate()
  const { supportedCountries } = useConfiguration()
  const hidesMiddleName = useFlag('hideCustomerMiddleName')
  const street2IsRequired = useFlag('addressStreet2IsRequired')
  const address = useCheckout((state) => state[kind])
  const errors = useCheckout((state) => state.errors[kind])
  const edit = useCheckout((state) => state.edit)

  const isShown = (field: AddressField) =>
    !(field === 'middleName' && hidesMiddleName) && !(field === 'email' && kind === 'deliveryAddress')
  const isOptional = (field: AddressField) =>
    field === 'middleName' || field === 'company' || (field === 'addressLine2' && !street2IsRequired)
  const fields = (Object.keys(labels) as AddressField[]).filter(isShown)
  const section = kind === 'invoiceAddress' ? 'billing' : 'shipping'

  return (
    <Fields>
      {fields.map((field) => (
        <TextField
          key={field}
          id={fieldId(kind, field)}
          name={`${kind}.${field}`}
          label={t(labels[field])}
          value={address[field]}
          error={t(errors[field])}
          optional={isOptional(field) ? t('Optional') : undefined}
          autoComplete={`${section} ${autoComplete[field] ?? 'off'}`}
          inputMode={inputMode[field]}
          maxLength={field === 'email' ? 254 : 120}
          onChange={(value) => edit(kind, field, value)}
        />
      ))}
      <Select
        id={fieldId(kind, 'countryCode')}
        label={t('Country')}
        value={address.countryCode}
        choices={Object.entries(supportedCountries).map(([value, label]) => ({ value, label }))}
        error={t(errors.countryCode)}
        autoComplete={`${section} country`}
        onChange={(value) => edit(kind, 'countryCode', value)}
      />
    </Fields>
  )
}

import { linesOfAddress } from '@shop/domain/address/address-lines.ts'
import { savedEntryOf } from '@shop/domain/address/address-conversion.ts'
import type { AddressBookEntry } from '@shop/domain/address/address.ts'
import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { FieldOutline } from '@shop/ui/forms/field-outline.tsx'
import { Select } from '@shop/ui/forms/select.tsx'
import { fieldId } from '../forms/use-field-binding.ts'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { Expected } from '../session/visit/expected-visitor.tsx'
import { useCustomer, useVisit } from '../session/visit/use-visit.ts'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'
import { usableEntries } from './saved-addresses.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** Selects an address from the customer's address book. Renders nothing without entries. */
export function SavedAddressSelect({ kind }: { kind: AddressKind }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const customer = useCustomer()
  const address = useCheckout(({ values }) => values[kind])
  const chooseSaved = useCheckout((state) => state.chooseSaved)
  const isUnknownYet = useVisit(({ kind: visitor }) => visitor === 'unknown')
  if (isUnknownYet) {
    return (
      <Expected data-expected="book">
        <FieldOutline label={t('ChooseSavedAddress')} />
      </Expected>
    )
  }
  const entries = customer ? usableEntries(customer, configuration) : []
  if (entries.length === 0) return null
  return (
    <Select
      id={fieldId(kind, 'saved')}
      label={t('ChooseSavedAddress')}
      value={savedEntryOf(address, entries)?.id ?? ''}
      choices={[
        ...entries.map((entry) => ({ value: entry.id, label: inOneLine(entry) })),
        { value: '', label: t('NewAddress') },
      ]}
      onChange={(id) =>
        chooseSaved(
          kind,
          entries.find((entry) => entry.id === id),
        )
      }
    />
  )
}

/** A checkbox that saves an address with the order. For customers, and for addresses that are not saved yet. */
export function SaveAddressBox({ kind }: { kind: AddressKind }) {
  const t = useTranslate()
  const customer = useCustomer()
  const address = useCheckout(({ values }) => values[kind])
  const { box } = useCheckoutFields('saves', 'save')
  const isUnknownYet = useVisit(({ kind: visitor }) => visitor === 'unknown')
  if (!isUnknownYet && (!customer || savedEntryOf(address, customer.addressBook))) return null
  return (
    <Expected data-expected={isUnknownYet ? 'customer' : undefined}>
      <Checkbox {...box(kind)} label={t('SaveAddress')} />
    </Expected>
  )
}

const inOneLine = ({ firstName, lastName, streetAddress1, country, ...place }: AddressBookEntry) =>
  linesOfAddress([`${firstName} ${lastName}`, streetAddress1], { ...place, countryCode: country }).join(', ')

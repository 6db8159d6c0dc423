import {
  addressTable,
  isOptionalField,
  planOf,
  plannedFields,
  type PlannedField,
} from '@shop/domain/address/address-table.ts'
import { useConfiguration } from '../runtime/config/shop-config.tsx'

/** The address fields that take text. */
type TextAddressField = Exclude<PlannedField, 'countryCode'>

const textFields = plannedFields.filter((field): field is TextAddressField => field !== 'countryCode')

/** Every field with its label, in the order of the form, for error summaries. */
export const addressFieldNames = plannedFields.map((field) => ({ field, label: addressTable[field].label }))

/** Returns the text fields that this shop asks for, with what the form shows of each. */
export function useAddressPlan(asksEmail: boolean) {
  const { featureFlags } = useConfiguration()
  const { hideCustomerMiddleName: hidesMiddleName } = featureFlags
  const isShown = (field: TextAddressField) =>
    !(field === 'middleName' && hidesMiddleName) && !(field === 'email' && !asksEmail)
  return textFields.filter(isShown).map((name) => {
    const { required, hint, width = 'row', ...plan } = planOf(name)
    return {
      ...plan,
      name,
      isOptional: isOptionalField(name, featureFlags),
      // Without a middle name, two names share the row.
      width: width === 'third' && hidesMiddleName ? 'half' : width,
      /** A field that is required, but means nothing to some customers, says what to write. */
      hint: required && featureFlags[required.by] ? required.hint : hint,
    }
  })
}

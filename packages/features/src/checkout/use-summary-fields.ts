import { addressFieldNames } from '../forms/address-plan.ts'
import { useConsentText } from '../forms/consent-label.tsx'
import type { Consent } from '../forms/find-consent-page.ts'
import type { SummaryField } from '../forms/form-summary.tsx'
import { fieldId } from '../forms/use-field-binding.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import type { AddressKind } from './checkout-store.ts'
import { CONSENT_ID } from './consents.tsx'
import { CPR_ID } from './cpr-step.tsx'
import { SHIPPING_ID } from './shipping-step.tsx'

/** Returns the checkout form's possible errors in order, each with its control. */
export function useSummaryFields(): SummaryField[] {
  const t = useTranslate()
  const consentText = useConsentText()
  const address = (kind: AddressKind, before = '') =>
    addressFieldNames.map(({ field, label }) => ({
      path: `${kind}.${field}`,
      id: fieldId(kind, field),
      label: before + t(label),
    }))
  const consent = (name: Consent) => ({
    path: `consents.${name}`,
    id: fieldId(CONSENT_ID, name),
    label: consentText(name),
  })
  return [
    ...address('invoiceAddress'),
    // The other address has fields of the same name.
    ...address('deliveryAddress', `${t('DeliveryAddress')} – `),
    { path: 'shippingMethod', id: SHIPPING_ID },
    { path: 'cprNumber', id: CPR_ID, label: t('CprNumber') },
    consent('terms'),
    consent('privacy'),
  ]
}

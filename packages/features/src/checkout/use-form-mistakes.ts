import type { MessageKey } from '@shop/domain/messages.ts'
import type { FormError } from '@shop/ui/forms/error-summary.tsx'
import { addressFieldId } from '../forms/address-fields.tsx'
import { addressFieldNames } from '../forms/address-plan.ts'
import { useRefusalText } from '../forms/use-refusal-text.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useCheckout } from './checkout-context.ts'
import type { AddressKind } from './checkout-store.ts'
import { consentId } from './consents.tsx'
import { SHIPPING_ID } from './shipping-step.tsx'

/** All that keeps the order from being placed, in the order of the form, each with the field it leads to (CHK-18, CHK-22). */
export function useFormMistakes(): FormError[] {
  const t = useTranslate()
  const inWords = useRefusalText()
  const errors = useCheckout((state) => state.errors)
  const inAddress = (kind: AddressKind) =>
    addressFieldNames.flatMap(({ field, label }) => {
      const error = errors[kind][field]
      return error ? { text: `${t(label)}: ${t(error)}`, fieldId: addressFieldId(kind, field) } : []
    })
  const single = (error: MessageKey | undefined, fieldId: string) => (error ? [{ text: t(error), fieldId }] : [])
  return [
    ...errors.general.map((code) => ({ text: inWords(code) })),
    ...inAddress('invoiceAddress'),
    ...inAddress('deliveryAddress'),
    ...single(errors.shippingMethod, SHIPPING_ID),
    ...single(errors.terms, consentId('terms')),
    ...single(errors.privacy, consentId('privacy')),
  ]
}

import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { useEffect, useEffectEvent } from 'react'
import { FormSummary, type SummaryField } from '../forms/form-summary.tsx'
import { formProps } from '../forms/form-props.ts'
import { useWrittenForm } from '../forms/use-written-form.ts'
import { LoginBox } from '../session/login/login-box.tsx'
import { useCustomer } from '../session/visit/use-visit.ts'
import { addressFieldNames } from '../forms/address-plan.ts'
import { useConsentText } from '../forms/consent-label.tsx'
import type { Consent } from '../forms/find-consent-page.ts'
import { fieldId } from '../forms/use-field-binding.ts'
import { GuaranteePicture } from '../law/guarantee-notice.tsx'
import { AfterPaint } from '../rendering/client/after-paint.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { AddressStep } from './address-step.tsx'
import { useCheckout, useCheckoutStore } from './checkout-context.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ShippingStep, SHIPPING_ID } from './shipping-step.tsx'
import { CprStep, CPR_ID } from './cpr-step.tsx'
import { useConsentMemory } from './use-consent-memory.ts'
import { useShop } from '../runtime/state/shop-context.ts'
import { goOnAsGuest } from './go-on-as-guest.ts'
import { usePlaceOrder } from './use-place-order.ts'
import type { AddressKind } from './checkout-store.ts'
import { CONSENT_ID } from './consents.tsx'

/** Links the button beside the form to the form. */
const FORM_ID = 'checkout'

/**
 * The checkout form: address, shipping, and the order with its button. Renders once: its parts subscribe to what they show, so
 * that a key renders only the address that is typed.
 */
export function CheckoutForm() {
  const shop = useShop()
  const form = useCheckoutStore()
  const ref = useWrittenForm(form)
  const { placeOrder, isBusy, loginsAsked } = usePlaceOrder()
  useConsentMemory()
  usePrefill()
  return (
    <WithSummary>
      <Stack gap="wide">
        {/* Contains forms, which cannot be nested in this form. */}
        <LoginBox
          known={() => form.getState().values.invoiceAddress}
          asked={loginsAsked}
          onContinueAnonymously={() => goOnAsGuest(shop)}
        />
        <form ref={ref} id={FORM_ID} {...formProps(placeOrder, form.getState)}>
          <Stack gap="wide">
            <Errors />
            <div>
              <AddressStep />
              <AfterPaint>
                <ShippingStep />
                <CprStep />
              </AfterPaint>
            </div>
          </Stack>
        </form>
        <GuaranteePicture />
      </Stack>
      <Sticky>
        <AfterPaint>
          <CheckoutSummary formId={FORM_ID} isBusy={isBusy} />
        </AfterPaint>
      </Sticky>
    </WithSummary>
  )
}

function Errors() {
  const errors = useCheckout((state) => state.errors)
  const errorCodes = useCheckout((state) => state.errorCodes)
  const tries = useCheckout((state) => state.tries)
  return <FormSummary form={{ errors, errorCodes, tries }} fields={useSummaryFields()} />
}

/** Fills the untouched form of a customer, also after a login on this page. */
function usePrefill() {
  const customer = useCustomer()
  const fillIn = useCheckout((state) => state.fillIn)
  const fill = useEffectEvent(() => {
    if (customer) fillIn(customer)
  })
  const customerId = customer?.userId
  useEffect(() => fill(), [customerId])
}

/** Returns the checkout form's possible errors in order, each with its control. */
function useSummaryFields(): SummaryField[] {
  const t = useTranslate()
  const consentText = useConsentText()
  const address = (kind: AddressKind, title: string, before = '') =>
    addressFieldNames.map(({ field, label }) => ({
      path: `${kind}.${field}`,
      id: fieldId(kind, field),
      label: before + t(label),
      part: { title, name: t(label) },
    }))
  const consent = (name: Consent) => ({
    path: `consents.${name}`,
    id: fieldId(CONSENT_ID, name),
    label: consentText(name),
  })
  return [
    ...address('invoiceAddress', t('StepAddress')),
    // The other address has fields of the same name.
    ...address('deliveryAddress', t('DeliveryAddress'), `${t('DeliveryAddress')} – `),
    { path: 'shippingMethod', id: SHIPPING_ID },
    { path: 'cprNumber', id: CPR_ID, label: t('CprNumber') },
    consent('terms'),
    consent('privacy'),
  ]
}

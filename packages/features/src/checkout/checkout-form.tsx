import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import { formProps } from '../forms/form-props.ts'
import { LoginBox } from '../session/login-box.tsx'
import { AddressStep } from './address-step.tsx'
import { useCheckout } from './checkout-context.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { CprStep } from './cpr-step.tsx'
import { useConsentMemory } from './use-consent-memory.ts'
import { useContinueAnonymously } from './use-continue-anonymously.ts'
import { usePlaceOrder } from './use-place-order.ts'
import { usePrefill } from './use-prefill.ts'
import { useSummaryFields } from './use-summary-fields.ts'

/** Ties the button, which stands beside the form, to it. */
const FORM_ID = 'checkout'

/** The whole form of the checkout: address, delivery, and the order with its one button (CHK-01). */
export function CheckoutForm() {
  return useConsentMemory() && <RestoredForm />
}

function RestoredForm() {
  const errors = useCheckout((state) => state.errors)
  const errorCodes = useCheckout((state) => state.errorCodes)
  const tries = useCheckout((state) => state.tries)
  const known = useCheckout(({ values }) => values.invoiceAddress)
  const fields = useSummaryFields()
  const { placeOrder, isBusy, loginsAsked } = usePlaceOrder()
  usePrefill()
  const continueAnonymously = useContinueAnonymously()
  return (
    <WithSummary>
      <Stack data-gap="wide">
        {/* With forms of its own, which cannot stand in another one. */}
        <LoginBox known={known} asked={loginsAsked} onContinueAnonymously={continueAnonymously} />
        <form id={FORM_ID} {...formProps(placeOrder)}>
          <Stack data-gap="wide">
            <FormSummary form={{ errors, errorCodes, tries }} fields={fields} />
            <div>
              <AddressStep />
              <ShippingStep />
              <CprStep />
            </div>
          </Stack>
        </form>
      </Stack>
      <Sticky>
        <CheckoutSummary formId={FORM_ID} isBusy={isBusy} />
      </Sticky>
    </WithSummary>
  )
}

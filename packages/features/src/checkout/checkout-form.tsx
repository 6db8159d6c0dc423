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

/** Links the button beside the form to the form. */
const FORM_ID = 'checkout'

/** The checkout form: address, shipping, and the order with its button. */
export function CheckoutForm() {
  const errors = useCheckout((state) => state.errors)
  const codes = useCheckout((state) => state.codes)
  const tries = useCheckout((state) => state.tries)
  const known = useCheckout(({ values }) => values.invoiceAddress)
  const fields = useSummaryFields()
  const { placeOrder, isBusy, loginsAsked } = usePlaceOrder()
  usePrefill()
  useConsentMemory()
  const continueAnonymously = useContinueAnonymously()
  return (
    <WithSummary>
      <Stack data-gap="wide">
        {/* Contains forms, which cannot be nested in this form. */}
        <LoginBox known={known} asked={loginsAsked} onContinueAnonymously={continueAnonymously} />
        <form id={FORM_ID} {...formProps(placeOrder)}>
          <Stack data-gap="wide">
            <FormSummary form={{ errors, codes, tries }} fields={fields} />
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

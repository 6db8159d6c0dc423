import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import { formProps } from '../forms/form-props.ts'
import { AddressStep } from './address-step.tsx'
import { useCheckout } from './checkout-context.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { CprStep } from './cpr-step.tsx'
import { usePlaceOrder } from './use-place-order.ts'
import { useSummaryFields } from './use-summary-fields.ts'

/** The whole form of the checkout: address, delivery, and the order with its one button (CHK-01). */
export function CheckoutForm() {
  const errors = useCheckout((state) => state.errors)
  const codes = useCheckout((state) => state.codes)
  const tries = useCheckout((state) => state.tries)
  const fields = useSummaryFields()
  const { placeOrder, isBusy } = usePlaceOrder()
  return (
    <form {...formProps(placeOrder)}>
      <WithSummary>
        <Stack data-gap="wide">
          <FormSummary form={{ errors, codes, tries }} fields={fields} />
          <div>
            <AddressStep />
            <ShippingStep />
            <CprStep />
          </div>
        </Stack>
        <Sticky>
          <CheckoutSummary isBusy={isBusy} />
        </Sticky>
      </WithSummary>
    </form>
  )
}

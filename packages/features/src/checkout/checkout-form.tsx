import { WithSummary, Stack, Sticky } from '@shop/ui/layout/layout.tsx'
import { FormSummary } from '../forms/form-summary.tsx'
import { AddressStep } from './address-step.tsx'
import { useCheckout } from './checkout-context.ts'
import { CheckoutSummary } from './checkout-summary.tsx'
import { ShippingStep } from './shipping-step.tsx'
import { useFormMistakes } from './use-form-mistakes.ts'
import { usePlaceOrder } from './use-place-order.ts'

/** The whole form of the checkout: address, delivery, and the order with its one button (CHK-01). */
export function CheckoutForm() {
  const tries = useCheckout((state) => state.tries)
  const mistakes = useFormMistakes()
  const { placeOrder, isBusy } = usePlaceOrder()
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void placeOrder()
      }}
    >
      <WithSummary>
        <Stack data-gap="wide">
          <FormSummary errors={mistakes} tries={tries} />
          <div>
            <AddressStep />
            <ShippingStep />
          </div>
        </Stack>
        <Sticky>
          <CheckoutSummary isBusy={isBusy} />
        </Sticky>
      </WithSummary>
    </form>
  )
}

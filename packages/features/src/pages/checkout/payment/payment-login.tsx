import { CheckoutProvider, useCheckoutStore } from '../../../checkout/checkout-context.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import { useRestartPayment } from '../../../checkout/use-restart-payment.ts'
import { LoginBox } from '../../../session/login/login-box.tsx'

/** Lets the visitor log in or register beside a payment, which then starts again in the customer's name. */
export function PaymentLogin() {
  return (
    <CheckoutProvider store={getCheckoutStore(useShop())}>
      <RestartingLogin />
    </CheckoutProvider>
  )
}

function RestartingLogin() {
  const form = useCheckoutStore()
  return <LoginBox known={() => form.getState().values.invoiceAddress} onLoggedIn={useRestartPayment()} />
}

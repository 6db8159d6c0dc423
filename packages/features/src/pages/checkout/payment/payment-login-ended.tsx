import { idOf, isUndecided } from '@shop/domain/account/visit.ts'
import { WithSummary } from '@shop/ui/layout/layout.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { redirectReason } from '../../../cart/redirect-reason.tsx'
import { CheckoutProvider, useCheckoutStore } from '../../../checkout/checkout-context.ts'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { getCheckoutStore } from '../../../checkout/get-checkout-store.ts'
import { goOnAsGuest } from '../../../checkout/go-on-as-guest.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useNavigate, useSearchParams } from '../../../runtime/navigation/router.ts'
import { LoginBox } from '../../../session/login/login-box.tsx'
import { useVisit } from '../../../session/visit/use-visit.ts'

/**
 * Shows the login where it ends on a payment page. The same customer goes on with the payment after the next login. A
 * guest and another customer go back to the checkout, because the transaction is not theirs.
 */
export function PaymentLoginEnded() {
  return (
    <CheckoutProvider store={getCheckoutStore(useShop())}>
      <EndedLogin />
    </CheckoutProvider>
  )
}

function EndedLogin() {
  const form = useCheckoutStore()
  const navigate = useNavigate()
  const shop = useShop()
  const [query] = useSearchParams()
  const owner = useLastOwner()
  const onContinueAnonymously = async () => {
    await goOnAsGuest(shop)
    await navigate(paths.checkout, { replace: true, state: redirectReason('continued-anonymously') })
  }
  const onLoggedIn = () => {
    if (idOf(shop.visit.getState()) !== owner) void navigate(paths.checkout, { replace: true })
  }
  return (
    <MainColumn>
      <LoginBox
        known={() => form.getState().values.invoiceAddress}
        onlyWhenEnded
        onLoggedIn={onLoggedIn}
        // After the redirect from a bank the order may be paid, so that a guest would order it twice.
        onContinueAnonymously={query.has('redirectResult') ? undefined : onContinueAnonymously}
      />
    </MainColumn>
  )
}

const MainColumn = styled(WithSummary)`
  &:empty {
    display: none;
  }
`

/** Returns the id of the customer whose login ended here last. */
function useLastOwner(): string | undefined {
  const undecided = useVisit((visit) => (isUndecided(visit) ? visit.customerId : undefined))
  const [owner, setOwner] = useState(undecided)
  if (undecided !== undefined && undecided !== owner) setOwner(undecided)
  return owner
}

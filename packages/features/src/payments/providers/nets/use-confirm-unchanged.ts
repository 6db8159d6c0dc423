import { isUndecided } from '@shop/domain/account/visit.ts'
import type { TransactionIds } from '@shop/api-client'
import { toFailure } from '@shop/api-client/failure.ts'
import { readPaymentStatus } from '@shop/domain/payments/payment.ts'
import { useCallback, useState } from 'react'
import { useCart } from '../../../cart/cart-context.ts'
import { redirectReason, type RedirectReason } from '../../../cart/redirect-reason.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useNavigate } from '../../../runtime/navigation/router.ts'
import { cartIdentity } from '../../form/form-state.ts'
import { refresh } from '../../../cart/queue.ts'
import { cartOf } from '../../../cart/cart.ts'

/**
 * Returns a check that runs before Nets takes the payment: the transaction is payable and the cart is unchanged. Both calls
 * only read, because requesting the payment again could create another one. A gateway that refuses these calls does not stop
 * a payment. Without a response the customer can submit again.
 */
export function useConfirmUnchanged() {
  const shop = useShop()
  const navigate = useNavigate()
  const cart = useCart(cartOf)
  const [opened] = useState(() => cartIdentity(cart))
  return useCallback(
    async (ids: TransactionIds, signal: AbortSignal): Promise<boolean> => {
      if (isUndecided(shop.visit.getState())) return false
      const leaveFor = (reason: RedirectReason) => {
        refresh(shop).catch(() => undefined)
        void navigate(paths.checkout, { replace: true, state: redirectReason(reason) })
        return false
      }
      try {
        const calls = (await shop.loadGateway()).cart
        const [transaction, present] = await Promise.all([calls.getTransaction(ids, signal), calls.get(signal)])
        if (readPaymentStatus(transaction.status) === 'Cancelled') return leaveFor('payment-ended')
        return cartIdentity(present) === opened || leaveFor('cart-changed')
      } catch (error) {
        const { kind } = toFailure(error)
        return kind === 'refused' || kind === 'unauthorised'
      }
    },
    [shop, navigate, opened],
  )
}

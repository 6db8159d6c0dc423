import type { OrderDetails } from '@shop/domain/order.ts'
import { useCart } from '../../cart/cart-context.ts'
import { reordered } from '../../cart/reordered.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useServices } from '../../runtime/gateway/services.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import { useUnauthorisedHandler } from '../../session/use-unauthorised-handler.ts'
import { missingLines } from './missing-lines.ts'

/** An order to be ordered again; its lines are fetched where they are not known yet. */
export interface PastOrder extends Pick<OrderDetails, 'orderNumber'>, Partial<Pick<OrderDetails, 'orderLines'>> {}

/** Puts an order into the cart again and goes there, where it says what could not be added (ORD-10, OP-15). */
export function useReorder() {
  const { loadGateway } = useServices()
  const refresh = useCart((state) => state.refresh)
  const whenIdle = useCart((state) => state.whenIdle)
  const handleUnauthorised = useUnauthorisedHandler()
  const navigate = useNavigate()

  const reorder = async ({ orderNumber, orderLines: known }: PastOrder) => {
    const { orders } = await loadGateway()
    const orderLines = known ?? (await orders.details(orderNumber)).orderLines
    // What the visitor has just changed comes first: the gateway takes one cart after the other.
    await whenIdle()
    await orders.reorder(orderNumber)
    await refresh()
    await navigate(paths.cart, { state: reordered(missingLines(orderLines, await whenIdle())) })
  }
  return useAction((order: PastOrder) =>
    reorder(order).catch((error: unknown) => {
      if (!handleUnauthorised(error)) throw error
    }),
  )
}

import type { OrderDetails } from '@shop/domain/orders/order.ts'
import { useCartStore } from '../../cart/cart-context.ts'
import { fillCart } from '../../cart/fill-cart.ts'
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
  const store = useCartStore()
  const handleUnauthorised = useUnauthorisedHandler()
  const navigate = useNavigate()

  const reorder = async ({ orderNumber, orderLines: known }: PastOrder) => {
    const { orders } = await loadGateway()
    // They only tell what is missing afterwards: an order whose details are refused can be ordered again.
    const details = known ? { orderLines: known } : orders.details(orderNumber).catch(() => ({ orderLines: [] }))
    await fillCart(store, `order ${orderNumber}`, () => orders.reorder(orderNumber))
    const [{ orderLines }, cart] = await Promise.all([details, store.getState().whenIdle()])
    // An old cart says nothing of what came in, and the cart's page says that it is old.
    const state = store.getState().isOutdated ? null : reordered(missingLines(orderLines, cart))
    await navigate(paths.cart, { state })
  }
  return useAction((order: PastOrder) =>
    reorder(order).catch((error: unknown) => {
      if (!handleUnauthorised(error)) throw error
    }),
  )
}

import { Button } from '@shop/ui/elements/button.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { Row } from '@shop/ui/layout/layout.tsx'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import type { OrderDetails } from '@shop/domain/orders/order.ts'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { reorder } from '../../cart/reorder.ts'
import { whenIdle } from '../../cart/queue.ts'
import { reordered } from '../../cart/reordered.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useShop } from '../../runtime/state/shop-context.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useNavigate } from '../../runtime/navigation/router.ts'
import { useUnauthorisedHandler } from '../../session/visit/use-unauthorised-handler.ts'
import { missingLines } from './missing-lines.ts'

interface ReorderButtonProps {
  order: PastOrder
  look?: 'primary' | 'quiet'
  /** The token of an order that was opened without an account. */
  orderToken?: string | undefined
  /** Other actions on the same line. */
  before?: ReactNode
  after?: ReactNode
}

/** Puts an order's lines into the cart and opens the cart. */
export function ReorderButton({ order, look = 'quiet', orderToken, before, after }: ReorderButtonProps) {
  const t = useTranslate()
  const { run, isRunning, hasFailed } = useReorder(orderToken)
  return (
    <>
      <Line data-screen-only>
        {before}
        <Button look={look} icon="tryAgain" busy={isRunning} onClick={() => void run(order)}>
          {t('OrderAgain')}
          {look === 'quiet' && <VisuallyHidden> {order.orderNumber}</VisuallyHidden>}
        </Button>
        {after}
      </Line>
      <Below>
        <ActionAlert hasFailed={hasFailed} text="OrderAgainFailed" />
      </Below>
    </>
  )
}

const Line = styled(Row)`
  td > & {
    flex-direction: column;
    gap: 0.5rem;
    align-items: stretch;
  }
`
// The error message does not widen the column.
const Below = styled.div`
  contain: inline-size;
  white-space: normal;

  > * {
    margin-top: 0.5rem;
  }
`

/** An order to order again. Its lines are fetched if they are not known. */
interface PastOrder extends Pick<OrderDetails, 'orderNumber'>, Partial<Pick<OrderDetails, 'orderLines'>> {}

/** Returns a function that puts an order's lines into the cart and opens the cart, which names what is missing. */
function useReorder(orderToken: string | undefined) {
  const shop = useShop()
  const handleUnauthorised = useUnauthorisedHandler()
  const navigate = useNavigate()

  const orderAgain = async ({ orderNumber, orderLines: known }: PastOrder) => {
    const { orders } = await shop.loadGateway()
    // The lines only show what is missing, so a failure of this call does not stop the reorder.
    const details = known ? { orderLines: known } : orders.details(orderNumber).catch(() => ({ orderLines: [] }))
    await reorder(shop, orderNumber, orderToken)
    const [{ orderLines }, cart] = await Promise.all([details, whenIdle(shop)])
    // An outdated cart cannot tell what was added. The cart's page says that it is outdated.
    const state = shop.cart.getState().lags ? null : reordered(missingLines(orderLines, cart))
    await navigate(paths.cart, { state })
  }
  return useAction((order: PastOrder) =>
    orderAgain(order).catch((error: unknown) => {
      if (!handleUnauthorised(error)) throw error
    }),
  )
}

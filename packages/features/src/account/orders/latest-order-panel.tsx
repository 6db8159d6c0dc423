import type { Gateway } from '@shop/api-client'
import type { OrderDetails, OrderHistoryItem } from '@shop/domain/orders/order.ts'
import { formatDate } from '@shop/domain/time/shop-time.ts'
import { LatestOrder, LatestOrderPlace } from '@shop/ui/commerce/orders/latest-order.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Picture } from '@shop/ui/elements/picture/picture.tsx'
import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Muted } from '@shop/ui/elements/text.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { useConfiguration, useTranslate, type Translate } from '../../runtime/config/shop-config.tsx'
import { RetryNotice } from '../../runtime/failures/retry-notice.tsx'
import { isUnauthorised } from '../../runtime/failures/failures.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { useCustomerRequest } from '../../session/profile/use-customer-request.ts'
import { PAGE_SIZES } from './history-page.ts'
import { OrderStatus } from './order-status.tsx'
import { ReorderButton } from './reorder-button.tsx'

/** The latest order. Gateways may send it without its lines. */
type Latest = OrderHistoryItem & Partial<Pick<OrderDetails, 'orderLines'>>

/** Shows the customer's latest order, a button to order it again, and a link to all orders. */
export function LatestOrderPanel() {
  const t = useTranslate()
  const { answer, hasFailed, isRetrying, retry } = useCustomerRequest(askForLatest)
  return (
    <Stack>
      {hasFailed ? (
        <RetryNotice text="OrdersFailed" isRunning={isRetrying} onRetry={retry} />
      ) : (
        <LatestOrderPlace>
          {answer ? <Found {...answer} /> : <LatestOrder title={<Loader label={t('Loading')} />} />}
        </LatestOrderPlace>
      )}
      <p>
        <StandaloneLink href={paths.orderHistory} after="forward">
          {t('SeeMyOrders')}
        </StandaloneLink>
      </p>
    </Stack>
  )
}

/** Reads the latest order, then its lines. If the lines cannot be read, the order is shown by its number. */
async function askForLatest({ orders }: Gateway, signal: AbortSignal): Promise<{ latest: Latest | undefined }> {
  const { items } = await orders.history({ pageNumber: 1, pageSize: PAGE_SIZES[0] }, signal)
  const [latest] = items
  if (!latest) return { latest }
  const details = await orders.details(latest.orderNumber, signal).catch(unlessUnauthorised)
  return { latest: { ...latest, ...(details && { orderLines: details.orderLines }) } }
}

function unlessUnauthorised(error: unknown): undefined {
  if (isUnauthorised(error)) throw error
}

function Found({ latest }: { latest: Latest | undefined }) {
  return latest ? <LastOrder order={latest} /> : <NoOrder />
}

function LastOrder({ order }: { order: Latest }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const { orderNumber, placementDate, status, orderLines = [] } = order
  const date = formatDate(placementDate, configuration)
  const [first, ...others] = orderLines
  const picture = orderLines.find(({ imageUrl }) => imageUrl)?.imageUrl
  const name = first && (first.name || first.description)
  const number = t('OrderTitle', { orderNumber })
  const amount = first && others.length === 0 && pieces(first.quantity, t)
  return (
    <LatestOrder
      eyebrow={date ? t('LatestOrderDated', { date }) : t('LatestOrder')}
      title={<h2>{name || number}</h2>}
      picture={picture && <Picture src={picture} alt="" sizes="208px" priority />}
      actions={
        <ReorderButton
          order={order}
          look="primary"
          after={
            <ButtonLink href={paths.orderDetails(orderNumber)} look="secondary">
              {t('SeeOrder')}
            </ButtonLink>
          }
        />
      }
    >
      {others.length > 0 && <p>{otherItems(others.length, t)}</p>}
      {name && <Muted>{[amount, number].filter(Boolean).join(' · ')}</Muted>}
      <OrderStatus status={status} />
    </LatestOrder>
  )
}

const pieces = (count: number, t: Translate) => (count === 1 ? t('PiecesOne') : t('PiecesOther', { count }))

const otherItems = (count: number, t: Translate) =>
  count === 1 ? t('AndOtherItemsOne') : t('AndOtherItemsOther', { count })

/** Shown to a customer without an order. */
function NoOrder() {
  const t = useTranslate()
  return (
    <LatestOrder
      title={<h2>{t('MyOrdersEmpty')}</h2>}
      actions={<ButtonLink href={paths.home}>{t('ContinueShopping')}</ButtonLink>}
    >
      <p>{t('NoOrdersYetHelp')}</p>
    </LatestOrder>
  )
}

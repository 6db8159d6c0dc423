import { streetLines } from '@shop/domain/address/address-lines.ts'
import type { OrderDetails as Order } from '@shop/domain/orders/order.ts'
import { formatDate } from '@shop/domain/time/shop-time.ts'
import { currencyOfTotals } from '@shop/domain/totals/totals.ts'
import { detailsTotals } from '@shop/domain/totals/order-totals.ts'
import { SummaryRows } from '@shop/ui/commerce/cart/summary-rows.tsx'
import { Definitions } from '@shop/ui/content/definitions.tsx'
import { ButtonLink } from '@shop/ui/elements/button.tsx'
import { Lead, Muted, SmallHeading } from '@shop/ui/elements/text.tsx'
import { Halves, Stack } from '@shop/ui/layout/layout.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import type { ReactNode } from 'react'
import { totalRows } from '../../cart/summary/total-rows.ts'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { RefillReminder } from '../../content/refill-reminder.tsx'
import { WithdrawalLink } from '../../law/withdrawal-link.tsx'
import type { KnownPerson } from '../../session/known-person.ts'
import { paths } from '../../runtime/navigation/paths.ts'
import { OrderAddress } from './order-address.tsx'
import { OrderLines } from './order-lines.tsx'
import { ParcelLink } from './parcel-link.tsx'
import { ReorderButton } from './reorder-button.tsx'

interface OrderDetailsProps {
  order: Order
  /** The token of an order that was opened without an account, and who has opened it. */
  orderToken?: string
  person?: KnownPerson
  /** A link to the order as it is printed. By default it opens a window of its own. */
  print?: ReactNode
}

/** Shows one order with its addresses, lines and totals. */
export function OrderDetails({ order, orderToken, person, print }: OrderDetailsProps) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const totals = detailsTotals(order)
  const date = formatDate(order.placementDate, configuration, { weekday: 'long' })
  return (
    <Stack gap="wide">
      <Stack>
        <Lead>
          <Muted>{t('OrderPlacedOn', { date })}</Muted>
        </Lead>
        <div>
          <ReorderButton
            order={order}
            look="primary"
            orderToken={orderToken}
            after={
              <>
                {print ?? (
                  <ButtonLink href={paths.orderPrint(order.orderNumber)} target="_blank" look="secondary" icon="print">
                    {t('Print')}
                  </ButtonLink>
                )}
                {order.parcel?.trackingUrl && <ParcelLink trackingUrl={order.parcel.trackingUrl} />}
                {!order.outcome && <WithdrawalLink orderNumber={order.orderNumber} {...(person && { person })} />}
              </>
            }
          />
        </div>
      </Stack>
      <OrderLines lines={order.orderLines} currency={totals ? currencyOfTotals(totals) : ''} />
      <Halves>
        <Addresses order={order} />
        <Pricing order={order} />
      </Halves>
      {!order.outcome && (
        <RefillReminder
          orderNumber={order.orderNumber}
          orderToken={orderToken}
          goods={order.orderLines.map(({ name, description }) => name || description)}
          path={orderToken ? paths.findOrder : paths.orderDetails(order.orderNumber)}
          refillDay={order.refillDay}
        />
      )}
    </Stack>
  )
}

function Addresses({ order: { shippingLocation, invoiceAccount, parcel } }: { order: Order }) {
  const t = useTranslate()
  return (
    <Stack gap="fields">
      {shippingLocation && (
        <Stack gap="tight">
          <SmallHeading>{t('DeliveredTo')}</SmallHeading>
          <Place {...shippingLocation} />
          {shippingLocation.shippingMethod && (
            <p>
              <Muted>{shippingLocation.shippingMethod}</Muted>
            </p>
          )}
          {parcel && <p>{t('TrackingNumber', { trackingNumber: parcel.trackingNumber })}</p>}
        </Stack>
      )}
      {invoiceAccount && (
        <Stack gap="tight">
          <SmallHeading>{t('InvoiceTo')}</SmallHeading>
          {isSamePlace(invoiceAccount, shippingLocation) ? <p>{t('SameAddress')}</p> : <Place {...invoiceAccount} />}
        </Stack>
      )}
    </Stack>
  )
}

type OrderPlace = NonNullable<Order['invoiceAccount']>

function isSamePlace(invoice: OrderPlace, delivery: OrderPlace | undefined): boolean {
  const asText = (place: OrderPlace) => JSON.stringify({ ...place, shippingMethod: '' })
  return delivery !== undefined && asText(invoice) === asText(delivery)
}

const Place = ({ nameLine1, nameLine2, ...place }: OrderPlace) => (
  <OrderAddress lines={[nameLine1, nameLine2, ...streetLines(place)]} {...place} />
)

/** The totals and the payment. Empty in shops that hide prices. */
function Pricing({ order }: { order: Order }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const totals = detailsTotals(order)
  const rows = totals ? totalRows(totals, { t, configuration }) : []
  const facts = [
    { key: 'payment', term: t('PaymentType'), value: hidesPrices ? '' : order.paymentType },
    { key: 'reference', term: t('PurchaseOrderNumber'), value: order.purchaseOrderNumber },
  ].filter(({ value }) => value !== '')
  if (rows.length === 0 && facts.length === 0) return null
  return (
    <Panel surface="sunken" aria-label={t('OrderSummary')}>
      <Stack>
        {rows.length > 0 && <SummaryRows rows={rows} />}
        {facts.length > 0 && <Definitions items={facts} />}
      </Stack>
    </Panel>
  )
}

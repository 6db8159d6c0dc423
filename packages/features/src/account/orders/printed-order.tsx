import { streetLines } from '@shop/domain/address/address-lines.ts'
import type { PrintableOrder } from '@shop/domain/orders/order.ts'
import { readMoment } from '@shop/domain/reading/moments.ts'
import { formatDate } from '@shop/domain/time/shop-time.ts'
import { formatAmount } from '@shop/domain/prices/price.ts'
import { mailAddress, writtenContact } from '@shop/domain/shop/written-contact.ts'
import { currencyOfTotals } from '@shop/domain/totals/totals.ts'
import { printableTotals } from '@shop/domain/totals/order-totals.ts'
import { LineName } from '@shop/ui/commerce/orders/line-name.tsx'
import { PrintSheet } from '@shop/ui/commerce/orders/print-sheet.tsx'
import { SummaryRows } from '@shop/ui/commerce/cart/summary-rows.tsx'
import { Table } from '@shop/ui/content/table.tsx'
import { Button } from '@shop/ui/elements/button.tsx'
import { totalRows } from '../../cart/summary/total-rows.ts'
import { Seller } from '../../content/seller.tsx'
import { useConfiguration, useFlag, useShopConfig, useTranslate } from '../../runtime/config/shop-config.tsx'
import { OrderAddress } from './order-address.tsx'
import { useLineColumns } from './use-line-columns.ts'

/** An order as it is printed. */
export function PrintedOrder({ order }: { order: PrintableOrder }) {
  const t = useTranslate()
  const { brand, configuration } = useShopConfig()
  const shop = configuration.displayName || brand.name
  const { orderDateFormatted: date } = order
  return (
    <PrintSheet
      title={t('OrderTitle', { orderNumber: order.orderNumber })}
      // A moment is written for machines. Any other text is already formatted for the customer.
      date={readMoment(date) ? formatDate(date, configuration) : date}
      logo={<img src={brand.logo.onLight} alt={shop} />}
      blocks={useBlocks(order)}
      totals={<SummaryRows rows={totalRows(printableTotals(order), { t, configuration })} />}
      foot={<Foot shop={shop} />}
      action={
        <Button icon="print" onClick={() => window.print()}>
          {t('Print')}
        </Button>
      }
    >
      <PrintedLines order={order} />
    </PrintSheet>
  )
}

/** Returns the blocks about delivery, invoice and payment. */
function useBlocks({
  shippingAddress,
  invoiceAddress,
  shippingType,
  paymentType,
  purchaseOrderNumber,
}: PrintableOrder) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const reference = purchaseOrderNumber && `${t('PurchaseOrderNumber')}: ${purchaseOrderNumber}`
  const facts = [shippingType, hidesPrices ? '' : paymentType, reference].filter(Boolean)
  return [
    { key: 'delivery', title: t('DeliveredTo'), text: shippingAddress && <Address {...shippingAddress} /> },
    { key: 'invoice', title: t('InvoiceTo'), text: invoiceAddress && <Address {...invoiceAddress} /> },
    { key: 'ways', title: t('DeliveryAndPayment'), text: facts.map((fact) => <p key={fact}>{fact}</p>) },
  ].filter(({ text }) => text && (!Array.isArray(text) || text.length > 0))
}

const Address = ({ name, company, ...rest }: NonNullable<PrintableOrder['invoiceAddress']>) => (
  <OrderAddress
    lines={[name, company, ...streetLines(rest)]}
    postalCode={rest.postalCode}
    city={rest.city}
    country={rest.countryCode}
    reach={[rest.phoneNumber, rest.email]}
  />
)

function PrintedLines({ order }: { order: PrintableOrder }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const currency = currencyOfTotals(printableTotals(order))
  return (
    <Table
      caption={t('OrderLines')}
      columns={useLineColumns()}
      rows={order.productList.map(({ name, itemNumber, price, quantity, total }, index) => ({
        key: `${index} ${itemNumber}`,
        cells: {
          product: <LineName name={name} details={itemNumber && t('ItemNumber', { itemNumber })} />,
          price: formatAmount(price, configuration, currency),
          quantity,
          total: formatAmount(total, configuration, currency),
        },
      }))}
    />
  )
}

/** The shop's name and contact details. */
function Foot({ shop }: { shop: string }) {
  const t = useTranslate()
  const { content, configuration } = useShopConfig()
  const { phone = '', openingHours = '' } = content.sellingPointsBar ?? {}
  const mail = mailAddress(writtenContact(content, configuration.links) ?? '')
  const reach = [phone, openingHours].filter(Boolean).join(' · ')
  return (
    <>
      <p>{phone ? t('PrintFoot', { shop, reach }) : shop}</p>
      {mail && (
        <p>
          {t('WriteToUs')}: {mail}
        </p>
      )}
      <Seller />
    </>
  )
}

import { addressLines } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { SmallHeading } from '@shop/ui/elements/text.tsx'
import { Columns, Stack } from '@shop/ui/layout/layout.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import type { TypedOrder } from './typed-order.ts'

interface PlacedOrderFactsProps {
  transaction: Transaction | undefined
  typed: TypedOrder
  /** What the way of delivery is called; empty where it is unknown. */
  deliveryName: string
}

/** Where the order goes and how, who pays it and how, as far as that is known. */
export function PlacedOrderFacts(props: PlacedOrderFactsProps) {
  const facts = usePlacedFacts(props).filter(({ lines }) => lines.length > 0)
  if (facts.length === 0) return null
  return (
    <Columns>
      {facts.map(({ key, title, lines }) => (
        <Stack key={key} data-gap="tight">
          <SmallHeading>{title}</SmallHeading>
          <Lines lines={lines} />
        </Stack>
      ))}
    </Columns>
  )
}

function usePlacedFacts({ transaction, typed, deliveryName }: PlacedOrderFactsProps) {
  const t = useTranslate()
  const hidesPrices = useFlag('hidePricesAndPayment')
  const writeAddress = useWriteAddress()
  const { invoiceAddress, deliveryAddress, shipToDifferentAddress } = typed
  // An address that was changed at the payment provider is not the one that was typed here.
  const isKnown = typed.isOfThisOrder && !transaction?.isAddressFromPayment && addressLines(invoiceAddress).length > 0
  const { paymentType = '' } = transaction ?? {}
  const delivery = isKnown ? writeAddress(shipToDifferentAddress ? deliveryAddress : invoiceAddress) : []
  const invoice = shipToDifferentAddress ? writeAddress(invoiceAddress) : [t('SameAddress')]
  return [
    { key: 'delivery', title: t('Delivery'), lines: [...delivery, ...(deliveryName ? [deliveryName] : [])] },
    { key: 'invoice', title: t('InvoiceAddress'), lines: isKnown && !hidesPrices ? invoice : [] },
    { key: 'payment', title: t('PaymentType'), lines: paymentType && !hidesPrices ? [paymentType] : [] },
  ]
}

/** Writes an address line by line, with its country in words. */
function useWriteAddress() {
  const { supportedCountries } = useConfiguration()
  return (address: CheckoutAddress) => [
    ...addressLines(address),
    ...[supportedCountries[address.countryCode] ?? ''].filter(Boolean),
  ]
}

import { addressLines, countryLine } from '@shop/domain/address/address-lines.ts'
import type { CheckoutAddress } from '@shop/domain/address/address.ts'
import type { Transaction } from '@shop/domain/orders/transaction.ts'
import { Lines } from '@shop/ui/content/lines.tsx'
import { SmallHeading } from '@shop/ui/elements/text.tsx'
import { Columns, Stack } from '@shop/ui/layout/layout.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import type { TypedOrder } from './typed-order.ts'

interface PlacedOrderFactsProps {
  transaction: Transaction | undefined
  typed: TypedOrder
  /** The shipping type's name. Empty if unknown. */
  deliveryName: string
}

/** The order's addresses, shipping type and payment method, as far as known. */
export function PlacedOrderFacts(props: PlacedOrderFactsProps) {
  const facts = usePlacedFacts(props).filter(({ lines }) => lines.length > 0)
  if (facts.length === 0) return null
  return (
    <Columns>
      {facts.map(({ key, title, lines }) => (
        <Stack key={key} gap="tight">
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
  // The typed address is outdated if it was changed at the payment provider.
  const isKnown = typed.isOfThisOrder && !transaction?.isAddressFromPayment && addressLines(invoiceAddress).length > 0
  const { paymentType = '' } = transaction ?? {}
  const delivery = isKnown ? writeAddress(shipToDifferentAddress ? deliveryAddress : invoiceAddress) : []
  const invoice = shipToDifferentAddress ? writeAddress(invoiceAddress) : [t('SameAddress')]
  return [
    { key: 'delivery', title: t('StepDelivery'), lines: [...delivery, ...(deliveryName ? [deliveryName] : [])] },
    { key: 'invoice', title: t('InvoiceAddress'), lines: isKnown && !hidesPrices ? invoice : [] },
    { key: 'payment', title: t('PaymentType'), lines: paymentType && !hidesPrices ? [paymentType] : [] },
  ]
}

/** Returns a function that formats an address as lines. */
function useWriteAddress() {
  const { supportedCountries } = useConfiguration()
  return (address: CheckoutAddress) =>
    [...addressLines(address), countryLine(address.countryCode, supportedCountries)].filter(Boolean)
}

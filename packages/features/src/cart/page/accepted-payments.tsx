import { paymentIcons, readPaymentMethods } from '@shop/domain/payment.ts'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { PaymentMethods } from '@shop/ui/commerce/payment-methods.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useServices } from '../../runtime/gateway/services.ts'
import { useRequest } from '../../runtime/gateway/use-request.ts'

/** The ways to pay, as the payment provider's own marks; not where the shop has nothing to pay (CART-19, CART-20). */
export function AcceptedPayments() {
  const hidesPayment = useFlag('hidePricesAndPayment')
  // Only Adyen tells its methods before the payment; the others show them on their own page.
  const { paymentProvider } = useConfiguration()
  return paymentProvider === 'adyen' && !hidesPayment ? <Marks /> : null
}

/** Where Adyen's marks come from when the answer does not say. */
const ICON_BASE = 'https://checkoutshopper-live.adyen.com/checkoutshopper/images/logos/medium/'

function Marks() {
  const t = useTranslate()
  const { gateway } = useServices()
  const answer = useRequest(gateway.payments.methods)
  const names = paymentIcons(readPaymentMethods(answer?.paymentMethods))
  if (names.length === 0) return null
  const base = answer?.iconBase || ICON_BASE
  return (
    <Stack data-gap="tight">
      <Small>{t('AcceptedPayments')}</Small>
      <PaymentMethods
        label={t('AcceptedPayments')}
        methods={names.map((name) => ({
          key: name,
          mark: <img src={`${base}${name}.png`} alt={name} width={48} height={32} loading="lazy" />,
        }))}
      />
    </Stack>
  )
}

import type { Gateway } from '@shop/api-client'
import { paymentIcons, readPaymentMethods } from '@shop/domain/payment.ts'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { PaymentMethods } from '@shop/ui/commerce/payment-methods.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useRequest } from '../runtime/gateway/use-request.ts'
import { providerOf } from './providers/providers.ts'

/** The ways to pay, as the payment provider's own logos; not where the shop has nothing to pay (CART-19, CART-20). */
export function AcceptedPayments() {
  const hidesPayment = useFlag('hidePricesAndPayment')
  const { paymentProvider } = useConfiguration()
  const logos = providerOf(paymentProvider)?.logos
  return logos && !hidesPayment ? <Logos base={logos.base} /> : null
}

function Logos({ base }: { base: string }) {
  const t = useTranslate()
  const answer = useRequest(askForMethods)
  const names = paymentIcons(readPaymentMethods(answer?.paymentMethods))
  if (names.length === 0) return null
  return (
    <Stack data-gap="tight">
      <Small>{t('AcceptedPayments')}</Small>
      <PaymentMethods
        label={t('AcceptedPayments')}
        methods={names.map((name) => ({
          key: name,
          mark: <img src={`${answer?.iconBase || base}${name}.png`} alt={name} width={48} height={32} loading="lazy" />,
        }))}
      />
    </Stack>
  )
}

const askForMethods = ({ payments }: Gateway, signal: AbortSignal) => payments.methods(signal)

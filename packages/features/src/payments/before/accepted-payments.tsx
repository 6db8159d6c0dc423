import type { Gateway } from '@shop/api-client'
import { paymentIcons, readPaymentMethods } from '@shop/domain/payments/payment.ts'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { paymentMarks } from '@shop/ui/commerce/cart/payment-marks.ts'
import { PaymentMethods } from '@shop/ui/commerce/cart/payment-methods.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useConfiguration, useFlag, useTranslate } from '../../runtime/config/shop-config.tsx'
import { useRequest } from '../../runtime/gateway/use-request.ts'
import { methodName } from '../providers/method-names.ts'
import { providerOf } from '../providers/providers.ts'
import type { ShopPaymentProvider } from '../providers/provider.ts'

/** The logos of the accepted payment methods. Renders nothing in shops without payment. */
export function AcceptedPayments() {
  const hidesPayment = useFlag('hidePricesAndPayment')
  const provider = providerOf(useConfiguration().paymentProvider)
  return provider && !hidesPayment ? <Marks provider={provider} /> : null
}

function Marks({ provider: { logos, canOffer } }: { provider: ShopPaymentProvider }) {
  const t = useTranslate()
  const { answer } = useRequest(askForMethods)
  const methods = readPaymentMethods(answer?.paymentMethods)
  const names = paymentIcons(methods.filter(({ type }) => canOffer?.(type) ?? true))
  if (names.length === 0) return null
  const base = logos && (answer?.iconBase || logos.base)
  const marks = names.map((name) => ({
    name: methodName(name, t('PaymentCard') || 'Card'),
    picture: base ? `${base}${name}.png` : paymentMarks[name]?.picture,
  }))
  return (
    <Stack gap="tight">
      <Small>{t('AcceptedPayments')}</Small>
      <PaymentMethods label={t('AcceptedPayments')} methods={marks} />
    </Stack>
  )
}

const askForMethods = ({ payments }: Gateway, signal: AbortSignal) => payments.methods(signal)

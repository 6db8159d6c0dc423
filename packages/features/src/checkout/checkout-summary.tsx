import { takesPayment } from '@shop/domain/checkout/free-shop.ts'
import { cartTotals } from '@shop/domain/totals/totals.ts'
import { Button } from '@shop/ui/elements/button.tsx'
import { Stack } from '@shop/ui/layout/layout.tsx'
import { Small } from '@shop/ui/elements/text.tsx'
import { useCart } from '../cart/cart-context.ts'
import { OrderSummary } from '../cart/summary/order-summary.tsx'
import { GuaranteeWords } from '../law/guarantee-notice.tsx'
import { useConfiguration, useTranslate } from '../runtime/config/shop-config.tsx'
import { Consents } from './consents.tsx'
import { Refusals } from './refusals.tsx'
import { cartOf, isRead } from '../cart/cart.ts'

/** The button's text if the gateway has none. English, as all fallback texts. */
const PLACE_ORDER = 'Place order'

/** The order's lines, totals, consents and button. */
export function CheckoutSummary({ formId, isBusy }: { formId: string; isBusy: boolean }) {
  const t = useTranslate()
  const configuration = useConfiguration()
  const { shippingTypes } = configuration
  const isPaid = takesPayment(configuration)
  const cart = useCart(cartOf)
  const isCounting = useCart(({ busy }) => busy > 0)
  const isKnown = useCart(isRead)
  return (
    <OrderSummary
      lines={isKnown ? cart.lines : undefined}
      totals={cartTotals(cart, configuration)}
      counting={isCounting}
      awaitsDelivery={shippingTypes.length > 0 && !cart.selectedShippingType}
    >
      <Stack>
        <GuaranteeWords />
        <Consents />
        <Refusals />
        {/* Enter in a field presses it, too, before its sums are shown. */}
        <Button type="submit" form={formId} size="large" wide icon="lock" busy={isBusy || !isKnown}>
          {(isBusy ? t('PlacingOrder') : t(isPaid ? 'PlaceOrder' : 'PlaceOrderFree')) || PLACE_ORDER}
        </Button>
        {isPaid && <Small>{t('PlaceOrderNote')}</Small>}
      </Stack>
    </OrderSummary>
  )
}

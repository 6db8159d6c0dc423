import { cheapestShipping } from '@shop/domain/checkout/delivery-costs.ts'
import { formatAmount, isNothing } from '@shop/domain/prices/price.ts'
import { useConfiguration, useTranslate } from '../../runtime/config/shop-config.tsx'

/** Returns what delivery costs at least, where the law of the United Kingdom wants that beside a price. */
export function useDeliveryFrom() {
  const t = useTranslate()
  const configuration = useConfiguration()
  const { law, shippingTypes } = configuration
  const cheapest = cheapestShipping(shippingTypes)
  if (!law.isUk || !cheapest || isNothing(cheapest.cost)) return undefined
  const price = formatAmount(cheapest.cost, configuration, cheapest.currency)
  return t(shippingTypes.length > 1 ? 'DeliveryFrom' : 'DeliveryCosts', { price })
}

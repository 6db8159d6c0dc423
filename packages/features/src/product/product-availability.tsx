import type { Product } from '@shop/domain/catalogue/product.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { IconList, type IconListItem } from '@shop/ui/content/icon-list.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { DAY_TO_COME, useExpectedDay } from './use-expected-day.ts'

/**
 * A product's stock, delivery time and return period, as far as the shop shows them. The button of a sold-out product says
 * so itself.
 */
export function ProductAvailability({ product: { inStock, legal } }: { product: Product }) {
  const t = useTranslate()
  const hidesStock = useFlag('hideInStockInfo')
  const delivery = useDelivery(inStock)
  const returns = useReturns(legal?.sealedForHygiene)
  const facts: IconListItem[] = []
  if (inStock && !hidesStock) facts.push({ icon: 'success', title: t('InStock') })
  if (delivery) facts.push({ icon: 'truck', ...delivery })
  if (returns) facts.push({ icon: 'return', ...returns })
  if (facts.length === 0) return null
  return (
    <Panel surface="sunken" aria-label={t('Delivery')}>
      <IconList items={facts} />
    </Panel>
  )
}

/**
 * Returns the return period, and what may be returned of a product, as far as the gateway says so. Undefined if the shop has no
 * period.
 */
function useReturns(isSealed: boolean | undefined) {
  const t = useTranslate()
  const { returnDays } = useConfiguration()
  const takesMoney = !useFlag('hidePricesAndPayment')
  if (returnDays === undefined) return undefined
  const rule = isSealed === undefined ? undefined : t(isSealed ? 'ReturnSealedText' : 'ReturnDaysText')
  return { title: t('ReturnDays', { days: returnDays }), text: takesMoney && rule }
}

/**
 * Returns the delivery time in days, which is valid whenever the page was rendered. After hydration the day comes first, for
 * what is in stock.
 */
function useDelivery(inStock: boolean) {
  const t = useTranslate()
  const { deliveryDays } = useConfiguration()
  const nameDay = useExpectedDay()
  if (!nameDay) return undefined
  const inDays = (one: MessageKey, other: MessageKey) =>
    deliveryDays === 1 ? t(one) : t(other, { days: deliveryDays })
  const day = inStock ? nameDay(deliveryDays) : undefined
  return day
    ? { title: t('DeliveryDay', { day }), text: inDays('DeliveryDaysOne', 'DeliveryDays') }
    : { title: inDays('DeliveryInfoOne', 'DeliveryInfo'), text: inStock && DAY_TO_COME }
}

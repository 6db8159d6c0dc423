import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { IconList, type IconListItem } from '@shop/ui/content/icon-list.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { DAY_TO_COME, useExpectedDay } from './use-expected-day.ts'

/**
 * A product's stock, delivery time and return period, as far as the shop shows them. The button of a sold-out product says
 * so itself.
 */
export function ProductAvailability({ inStock }: { inStock: boolean }) {
  const t = useTranslate()
  const hidesStock = useFlag('hideInStockInfo')
  const delivery = useDelivery(inStock)
  const returns = useReturns()
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

/** Returns the return period. Undefined if the shop has none. */
function useReturns() {
  const t = useTranslate()
  const { returnDays } = useConfiguration()
  const takesMoney = !useFlag('hidePricesAndPayment')
  if (returnDays === undefined) return undefined
  return { title: t('ReturnDays', { days: returnDays }), text: takesMoney && t('ReturnDaysText') }
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

import { IconList, type IconListItem } from '@shop/ui/content/icon-list.tsx'
import { Panel } from '@shop/ui/layout/panel.tsx'
import { useConfiguration, useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useExpectedDay } from './use-expected-day.ts'

/**
 * That a product is in stock, when it would arrive and how long it may be sent back, as far as the shop says so (PROD-16,
 * PROD-17). What is sold out says so at its button.
 */
export function ProductAvailability() {
  const t = useTranslate()
  const hidesStock = useFlag('hideInStockInfo')
  const delivery = useDelivery()
  const returns = useReturns()
  const facts: IconListItem[] = []
  if (!hidesStock) facts.push({ icon: 'success', title: t('InStock') })
  if (delivery) facts.push({ icon: 'truck', ...delivery })
  if (returns) facts.push({ icon: 'return', ...returns })
  if (facts.length === 0) return null
  return (
    <Panel data-surface="sunken" aria-label={t('Delivery')}>
      <IconList items={facts} />
    </Panel>
  )
}

/** How long the shop takes back what is unopened; nothing where it does not say so. */
function useReturns() {
  const t = useTranslate()
  const { returnDays } = useConfiguration()
  const takesMoney = !useFlag('hidePricesAndPayment')
  if (returnDays === undefined) return undefined
  return { title: t('ReturnDays', { days: returnDays }), text: takesMoney && t('ReturnDaysText') }
}

/** In days, which holds whenever the page was made; the hydrated page also names the day, in a place kept for it. */
function useDelivery() {
  const t = useTranslate()
  const { deliveryDays } = useConfiguration()
  const nameDay = useExpectedDay()
  if (!nameDay) return undefined
  return {
    title: deliveryDays === 1 ? t('DeliveryInfoOne') : t('DeliveryInfo', { days: deliveryDays }),
    text: nameDay(deliveryDays),
  }
}

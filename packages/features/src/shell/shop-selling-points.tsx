import { isIconName } from '@shop/ui/elements/icon.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { SellingPoints, type SellingPoint } from '@shop/ui/navigation/selling-points.tsx'
import type { SellingPointsBar } from '@shop/domain/shop/content.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useConfiguration, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { phoneLink } from '../runtime/navigation/phone-link.ts'
import { WriteToUs } from '../runtime/navigation/write-to-us.tsx'

/** The bar above the header: the shop's promises, its phone number and opening hours. */
export function ShopSellingPoints() {
  const t = useTranslate()
  const { displaySellingPointsBar } = useConfiguration()
  const bar = useShopConfig().content.sellingPointsBar
  if (!displaySellingPointsBar || !bar) return null
  const points: SellingPoint[] = [
    ...promises(bar),
    ...reachable(bar, t('CallUs', { phone: bar.phone })),
    ...(bar.phone ? [{ key: 'write', icon: 'message', text: <WriteToUs />, leftOut: 'belowDesktop' } as const] : []),
    bar.phone
      ? { key: 'write on a phone', icon: 'message', text: <WriteToUs isShort />, phoneOnly: true }
      : { key: 'help', icon: 'help', text: <Link href={paths.customerService}>{t('Help')}</Link>, phoneOnly: true },
  ]
  return <SellingPoints label={t('SellingPoints')} points={points} />
}

/** Returns the promises without the phone number, which is shown once, with its hours. */
function promises({ points, phone, openingHours }: SellingPointsBar): SellingPoint[] {
  const isReachable = phone !== '' || openingHours !== ''
  return points
    .filter(({ text }) => phone === '' || !text.includes(phone))
    .map(({ icon, text, url }, index) => ({
      key: text,
      icon: isIconName(icon) ? icon : 'info',
      text: url ? <Link href={url}>{text}</Link> : text,
      onPhone: index === 0 && !isReachable,
      leftOut: !isReachable || index === 0 ? undefined : index === 1 ? 'belowDesktop' : 'unlessWide',
    }))
}

/** Returns the phone number with its hours, or the hours alone. */
function reachable({ phone, openingHours }: SellingPointsBar, callUs: string): SellingPoint[] {
  if (phone !== '') {
    const text = <Link href={phoneLink(phone)}>{callUs}</Link>
    return [{ key: 'phone', icon: 'phone', onPhone: true, text, note: openingHours }]
  }
  return openingHours === '' ? [] : [{ key: 'hours', icon: 'clock', onPhone: true, text: openingHours }]
}

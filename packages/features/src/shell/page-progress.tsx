import { Announcement } from '@shop/ui/announcement.tsx'
import { ProgressLine } from '@shop/ui/progress-line.tsx'
import { useNavigation } from '../runtime/router.ts'
import { useTranslate } from '../runtime/shop-context.tsx'

/** Says that the next page, or more of this one, is on its way. */
export function PageProgress() {
  const t = useTranslate()
  const isOnItsWay = useNavigation().state !== 'idle'
  return (
    <>
      {isOnItsWay && <ProgressLine />}
      <Announcement unseen>{isOnItsWay && t('Loading')}</Announcement>
    </>
  )
}

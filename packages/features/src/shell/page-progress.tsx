import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { ProgressBar } from '@shop/ui/feedback/progress-bar.tsx'
import { useNavigation } from '../runtime/navigation/router.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Says that the next page, or more of this one, is on its way. */
export function PageProgress() {
  const t = useTranslate()
  const isOnItsWay = useNavigation().state !== 'idle'
  return (
    <>
      {isOnItsWay && <ProgressBar />}
      <Announcement visuallyHidden>{isOnItsWay && t('Loading')}</Announcement>
    </>
  )
}

/** Stands in for a page whose data can only be asked for in the visitor's own browser, until it is there. */
export function LoadingPage() {
  return <Loader label={useTranslate()('Loading')} />
}

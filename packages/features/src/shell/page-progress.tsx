import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { ProgressBar } from '@shop/ui/feedback/progress-bar.tsx'
import { useSlowNavigation } from '../runtime/navigation/use-slow-navigation.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Says that the next page, or more of this one, is on its way, where that takes a while. */
export function PageProgress() {
  const t = useTranslate()
  const isSlow = useSlowNavigation()
  return (
    <>
      {isSlow && <ProgressBar />}
      <Announcement visuallyHidden>{isSlow && t('Loading')}</Announcement>
    </>
  )
}

/** Stands in for a page whose data can only be asked for in the visitor's own browser, until it is there. */
export function LoadingPage() {
  return <Loader label={useTranslate()('Loading')} />
}

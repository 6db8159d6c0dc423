import { Loader } from '@shop/ui/elements/spinner.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { ProgressBar } from '@shop/ui/feedback/progress-bar.tsx'
import { useSlowNavigation } from '../runtime/navigation/use-slow-navigation.ts'
import { LoadAgain } from './start-screens.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Shows a progress bar while a slow navigation is pending. */
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

/** Shown until the code of a page has loaded. */
export function LoadingPage() {
  const t = useTranslate()
  return <Loader label={t('Loading')} late={<LoadAgain text={t('TryAgain')} />} />
}

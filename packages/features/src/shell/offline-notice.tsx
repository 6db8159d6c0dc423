import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { Container } from '@shop/ui/layout/layout.tsx'
import { space } from '@shop/ui/tokens/theme.ts'
import { useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../runtime/config/shop-config.tsx'

/** Shows while the browser is offline, and says that nothing typed is lost. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine, assumeOnline)
  return (
    <Announcement>
      {!isOnline && (
        <Place>
          <Alert tone="warning">{t('OfflineNotice')}</Alert>
        </Place>
      )}
    </Announcement>
  )
}

const Place = styled(Container)`
  padding-block: ${space[3]};
`

const assumeOnline = () => true

function watchConnection(change: () => void) {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}

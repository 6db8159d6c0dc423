import { Alert } from '@shop/ui/alert.tsx'
import { Announcement } from '@shop/ui/announcement.tsx'
import { Container } from '@shop/ui/layout.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslate } from '../runtime/shop-context.tsx'

/** Says when the visitor's connection is gone, and that nothing typed is lost; goes away with the reason. */
export function OfflineNotice() {
  const t = useTranslate()
  const isOnline = useSyncExternalStore(watchConnection, () => navigator.onLine, assumeOnline)
  return (
    <Announcement>
      {!isOnline && (
        <Container>
          <Alert tone="warning">{t('OfflineNotice')}</Alert>
        </Container>
      )}
    </Announcement>
  )
}

const assumeOnline = () => true

function watchConnection(change: () => void) {
  addEventListener('online', change)
  addEventListener('offline', change)
  return () => {
    removeEventListener('online', change)
    removeEventListener('offline', change)
  }
}

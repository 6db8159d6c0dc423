import { hasExpired, isUndecided } from '@shop/domain/account/visit.ts'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { Announcement } from '@shop/ui/elements/announcement.tsx'
import { StandaloneLink } from '@shop/ui/elements/link.tsx'
import { Container } from '@shop/ui/layout/layout.tsx'
import { space } from '@shop/ui/tokens/theme.ts'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'
import { paths } from '../runtime/navigation/paths.ts'
import { useLocation } from '../runtime/navigation/router.ts'
import { useVisit } from '../session/visit/use-visit.ts'

/**
 * Says on the current page that the login has ended, and offers to log in again and return. The login page has its own
 * notice.
 */
export function LoginEndedNotice() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  // The checkout has its own notice.
  const isExpired = useVisit((visit) => hasExpired(visit) && !isUndecided(visit))
  const isNow = useHydrated() && isExpired
  const [place, setPlace] = useState<string>()
  if (isNow && place === undefined) setPlace(pathname)
  if (!isNow && place !== undefined) setPlace(undefined)
  // Hidden after the next navigation.
  if (isNow && place && place !== pathname) setPlace('')
  return (
    <Announcement>
      {place === pathname && pathname !== paths.login && (
        <Place>
          <Alert tone="info">
            <p>{t('SessionEnded')}</p>
            <p>
              <StandaloneLink href={paths.login} state={{ previousPath: pathname + search }}>
                {t('LogIn')}
              </StandaloneLink>
            </p>
          </Alert>
        </Place>
      )}
    </Announcement>
  )
}

const Place = styled(Container)`
  padding-block: ${space[3]};
`

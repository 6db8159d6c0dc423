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
import { useSession } from '../session/session-context.ts'

/**
 * Says on the page where it happens, and only there, that the login has run out, and offers to log in again and come back
 * (OP-86). The login page says so itself.
 */
export function LoginEndedNotice() {
  const t = useTranslate()
  const { pathname, search } = useLocation()
  // The checkout says so itself.
  const hasExpired = useSession((state) => state.hasExpired && state.interrupted === undefined)
  const isNow = useHydrated() && hasExpired
  const [place, setPlace] = useState<string>()
  if (isNow && place === undefined) setPlace(pathname)
  if (!isNow && place !== undefined) setPlace(undefined)
  // Who has gone on has read it.
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

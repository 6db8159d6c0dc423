import type { MessageKey } from '@shop/domain/messages.ts'
import { Alert, type AlertTone } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../runtime/shop-context.tsx'
import type { LoginArrival } from './login-arrival.ts'
import { useSession } from './session-context.ts'

/** Tells somebody who was sent to the login page why (AUTH-03). */
export function LoginNotice({ arrival }: { arrival: LoginArrival }) {
  const t = useTranslate()
  const hasExpired = useSession((state) => state.hasExpired)
  const notices: [isSo: boolean, tone: AlertTone, text: MessageKey][] = [
    [arrival.resetLinkFor !== '', 'success', 'ResetLinkSentTo'],
    [arrival.passwordUpdated, 'success', 'PasswordUpdated'],
    [arrival.favouritesNeedLogin, 'info', 'FavouritesAuthenticateError'],
    [hasExpired, 'info', 'SessionEnded'],
  ]
  return notices
    .filter(([isSo]) => isSo)
    .map(([, tone, text]) => (
      <Alert key={text} tone={tone} live>
        <p>{t(text, { email: arrival.resetLinkFor })}</p>
      </Alert>
    ))
}

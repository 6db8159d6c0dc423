import { readableEmail } from '@shop/domain/fields/readable-email.ts'
import { hasExpired } from '@shop/domain/account/visit.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { Alert, type AlertTone } from '@shop/ui/feedback/alert.tsx'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useShownOnce } from '../../runtime/navigation/use-shown-once.ts'
import type { LoginPrompt } from './login-prompt.ts'
import { useVisit } from '../visit/use-visit.ts'

/** What has been done already. The other notices say what to do here. */
const DONE = ['showPasswordUpdatedSuccessMessage']

/** Says why the visitor was sent to the login page. */
export function LoginNotice({ prompt }: { prompt: LoginPrompt }) {
  const t = useTranslate()
  const isExpired = useVisit(hasExpired)
  useShownOnce(DONE)
  const notices: [isSo: boolean, tone: AlertTone, text: MessageKey][] = [
    [prompt.resetLinkSent, 'success', prompt.resetLinkFor ? 'ResetLinkSentTo' : 'ResetLinkSent'],
    [prompt.passwordUpdated, 'success', 'PasswordUpdated'],
    [prompt.passwordMayBeUpdated, 'info', 'PasswordMayBeUpdated'],
    [prompt.favouritesNeedLogin, 'info', 'FavouritesAuthenticateError'],
    [isExpired, 'info', 'SessionEnded'],
  ]
  return notices
    .filter(([isSo]) => isSo)
    .map(([, tone, text]) => (
      <Alert key={text} tone={tone} live>
        <p>{t(text, { email: readableEmail(prompt.resetLinkFor ?? '') })}</p>
      </Alert>
    ))
}

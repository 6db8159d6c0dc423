import { Button } from '@shop/ui/elements/button.tsx'
import { Fields } from '@shop/ui/forms/field.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useEffect, useRef, type ReactNode } from 'react'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'

export interface LoginEndedProps {
  /** Continues without an account. Absent where that is impossible. Rejects with GatewayFailure. */
  onContinueAnonymously?: (() => Promise<unknown>) | undefined
  /** Counts the presses that need this decision first. Each focuses the notice. */
  asked?: number | undefined
}

/** Says that the login has ended and nothing is lost. Offers to log in again or to continue as a guest. */
export function LoginEnded({ onContinueAnonymously, asked = 0, children }: LoginEndedProps & { children: ReactNode }) {
  const t = useTranslate()
  const notice = useFocusUnlessTyping(asked)
  const continuing = useAction(async () => onContinueAnonymously?.(), { staysOnPage: true })
  return (
    <>
      <div ref={notice} tabIndex={-1}>
        <Alert tone="warning" live title={t('LoggedOutBasketSafe')}>
          <p>{t(onContinueAnonymously ? 'LoggedOutNothingLost' : 'LoggedOutLogInAgain')}</p>
        </Alert>
      </div>
      {children}
      {onContinueAnonymously && (
        <Fields>
          <ActionAlert hasFailed={continuing.hasFailed} text="BasketNotCopied" />
          <Button look="secondary" wide busy={continuing.isRunning} onClick={() => void continuing.run()}>
            {t('ContinueAsGuest')}
          </Button>
        </Fields>
      )}
    </>
  )
}

/** Moves the focus to the notice, unless the visitor is typing. The notice is announced in both cases. */
function useFocusUnlessTyping(asked: number) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (asked > 0 || !document.activeElement?.matches(TYPED_INTO)) ref.current?.focus()
  }, [asked])
  return ref
}

const TYPED_INTO = 'input:not([type="radio"], [type="checkbox"]), textarea, select'

import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { useState } from 'react'
import { ActionAlert } from '../runtime/actions/action-alert.tsx'
import { useAction } from '../runtime/actions/use-action.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useShop } from '../runtime/state/shop-context.ts'
import { subscribe } from '../session/profile/profile-actions.ts'
import { useUnauthorisedHandler } from '../session/visit/use-unauthorised-handler.ts'

/** Sends the confirmation mail of the newsletter again. */
export function SendAgain({ email }: { email: string }) {
  const t = useTranslate()
  const shop = useShop()
  const [isSent, setSent] = useState(false)
  const handleUnauthorised = useUnauthorisedHandler()
  const { run, isRunning, hasFailed } = useAction(async () => {
    setSent(false)
    try {
      await subscribe(shop, email)
      setSent(true)
    } catch (error) {
      if (!handleUnauthorised(error)) throw error
    }
  })
  return (
    <>
      <div>
        <Button look="secondary" icon="mail" busy={isRunning} onClick={() => void run()}>
          {t('NewsletterSendAgain')}
        </Button>
      </div>
      {isSent && (
        <Alert tone="success" live>
          {t('NewsletterSentAgain', { email })}
        </Alert>
      )}
      <ActionAlert hasFailed={hasFailed} text="NewsletterFailed" />
    </>
  )
}

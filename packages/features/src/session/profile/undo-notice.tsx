import { Button } from '@shop/ui/elements/button.tsx'
import { Alert } from '@shop/ui/feedback/alert.tsx'
import { ActionAlert } from '../../runtime/actions/action-alert.tsx'
import { useAction } from '../../runtime/actions/use-action.ts'
import { useTranslate } from '../../runtime/config/shop-config.tsx'
import { useUnauthorisedHandler } from '../visit/use-unauthorised-handler.ts'

interface UndoNoticeProps {
  /** A sentence that names the removed item. */
  text: string
  /** Restores it. Rejects with GatewayFailure. */
  undo: () => Promise<unknown>
}

/**
 * Says what was removed and offers to restore it. Stays until the visitor leaves the page, so that there is no time
 * limit.
 */
export function UndoNotice({ text, undo }: UndoNoticeProps) {
  const t = useTranslate()
  const handleUnauthorised = useUnauthorisedHandler()
  const { run, isRunning, hasFailed } = useAction(
    () =>
      undo().catch((error: unknown) => {
        if (!handleUnauthorised(error)) throw error
      }),
    { staysOnPage: true },
  )
  return (
    <>
      <Alert tone="success" live>
        <p>{text}</p>
        <div>
          <Button look="secondary" busy={isRunning} onClick={() => void run()}>
            {t('Undo')}
          </Button>
        </div>
      </Alert>
      <ActionAlert hasFailed={hasFailed} text="UndoFailed" />
    </>
  )
}

import { useEffect, useId, useMemo, useRef, useState } from 'react'
import type { Theme } from '@shop/ui/tokens/theme.ts'
import { useShopConfig, useTranslate } from '../../../runtime/config/shop-config.tsx'
import { useShop } from '../../../runtime/state/shop-context.ts'
import { paths } from '../../../runtime/navigation/paths.ts'
import { useParams } from '../../../runtime/navigation/router.ts'
import { useOpenConfirmation } from '../../result/open-confirmation.tsx'
import { useOpenFailureHandler } from '../../before/use-open-failure-handler.ts'
import { useSuspended } from '../../form/form-state.ts'
import { hasOpenedForm, nameFrames, watchDrawing } from '../opened-form.ts'
import { loadNetsCheckout, type NetsCheckout, type NetsTheme } from './nets-sdk.ts'
import { useConfirmUnchanged } from './use-confirm-unchanged.ts'

type Stage = 'loading' | 'open' | 'script-failed'

/** Opens Nets' form in the element with the returned id. */
export function useNetsCheckout() {
  const t = useTranslate()
  const handleOpenFailure = useOpenFailureHandler()
  const confirmUnchanged = useConfirmUnchanged()
  const openConfirmation = useOpenConfirmation()
  const { site, brand } = useShopConfig()
  const { loadGateway } = useShop()
  // The ids of the address, where Nets' answer names none.
  const { transactionId = '', correlationId } = useParams()
  const containerId = useId()
  const current = useRef<NetsCheckout>(undefined)
  const [stage, setStage] = useState<Stage>('loading')
  const [attempt, setAttempt] = useState(0)
  const frameTitle = t('PaymentTitle')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const open = async () => {
      const { payments } = await loadGateway()
      const init = await payments.nets(signal)
      const { paymentId } = init
      if (!paymentId) throw new Error('Nets gave no payment')
      const ids = {
        transactionId: init.transactionId || transactionId,
        correlationId: init.correlationId || correlationId,
      }
      const theme = netsTheme(brand.theme)
      const options = { checkoutKey: init.clientKey, paymentId, containerId, language: init.language, theme }
      const create = await loadNetsCheckout(options, init.scriptUrl, site.sandboxOrigin).catch(() => undefined)
      if (signal.aborted) return
      const container = document.getElementById(containerId)
      const look = () => void (isDrawn?.() && setStage('open'))
      const isDrawn = container && watchDrawing(container, look, signal)
      const checkout = create?.()
      if (!checkout || !container || !hasOpenedForm(container)) {
        setStage('script-failed')
        return
      }
      nameFrames(container, frameTitle)
      checkout.on('pay-initialized', () => {
        void confirmUnchanged(ids, signal).then((isUnchanged) => {
          if (!signal.aborted) checkout.send('payment-order-finalized', isUnchanged)
        })
      })
      checkout.on('payment-completed', () => openConfirmation(ids))
      checkout.on('payment-cancelled', () => location.assign(paths.cart))
      current.current = checkout
      look()
    }
    // The delay keeps React's StrictMode from opening two forms in development.
    const start = setTimeout(() => {
      open().catch((error: unknown) => {
        if (!signal.aborted) handleOpenFailure(error)
      })
    }, 0)
    return () => {
      clearTimeout(start)
      leaving.abort()
      current.current?.cleanup()
      current.current = undefined
      document.getElementById(containerId)?.replaceChildren()
    }
  }, [
    loadGateway,
    transactionId,
    correlationId,
    handleOpenFailure,
    confirmUnchanged,
    openConfirmation,
    containerId,
    frameTitle,
    brand,
    site,
    attempt,
  ])

  const form = useMemo(
    () => ({ suspend: () => current.current?.freezeCheckout(), resume: () => current.current?.thawCheckout() }),
    [],
  )
  useSuspended(form)
  const tryAgain = () => {
    setStage('loading')
    setAttempt((count) => count + 1)
  }
  return { containerId, stage, tryAgain }
}

/** Returns the brand's colours for Nets' form. */
const netsTheme = ({ color, shape }: Theme): NetsTheme => ({
  primaryColor: color.accent.default,
  buttonTextColor: color.accent.on,
  buttonRadius: shape.button.radius,
  textColor: color.text.default,
  backgroundColor: color.surface.page,
})

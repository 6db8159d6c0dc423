import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { useState } from 'react'
import { usePageHandle } from '../runtime/handle.ts'
import { useFacts, useTranslate } from '../runtime/shop-context.tsx'
import { useWoken } from '../runtime/use-woken.ts'

/** Opens the question about cookies again; only where the shop asks it, and never beside a payment. */
export function CookieSettings() {
  const t = useTranslate()
  const { configuration, site } = useFacts()
  const { loadsProvider = false } = usePageHandle()
  const [hasFailed, setHasFailed] = useState(false)
  const isWoken = useWoken()
  if (!isWoken || loadsProvider || !configuration.consentScriptUrl) return null

  const open = async () => {
    setHasFailed(false)
    try {
      const { renewConsent } = await import('./consent-script.ts')
      await renewConsent(configuration, site.sandboxOrigin)
    } catch {
      setHasFailed(true)
    }
  }
  return (
    <p>
      <TextButton onClick={() => void open()}>{t('CookieSettings')}</TextButton>
      {hasFailed && <span role="alert">{t('CookieSettingsFailed')}</span>}
    </p>
  )
}

import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { useState } from 'react'
import { usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../runtime/hydration/use-hydrated.ts'

/** Opens the question about cookies again; only where the shop asks it, and never beside a payment. */
export function CookieSettings() {
  const t = useTranslate()
  const { configuration, site } = useShopConfig()
  const { loadsPaymentProvider = false } = usePageHandle()
  const [hasFailed, setHasFailed] = useState(false)
  const isHydrated = useHydrated()
  if (!isHydrated || loadsPaymentProvider || !configuration.consentScriptUrl) return null

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

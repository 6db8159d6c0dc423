import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { useState } from 'react'
import { isPaidOn, usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useHydrated } from '../rendering/client/after-hydration.tsx'

/** Opens the cookie question again, in shops that have one. Not on pages with a payment or account data. */
export function CookieSettings() {
  const t = useTranslate()
  const { configuration, site } = useShopConfig()
  const handle = usePageHandle()
  const [hasFailed, setHasFailed] = useState(false)
  const isHydrated = useHydrated()
  const isAsked = !isPaidOn(handle) && !handle.holdsAccountData && configuration.consentScriptUrl
  if (!isHydrated || !isAsked) return null

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

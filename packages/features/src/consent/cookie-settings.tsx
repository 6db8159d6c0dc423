import { TextButton } from '@shop/ui/elements/text-button.tsx'
import { useState } from 'react'
import { styled } from 'styled-components'
import { isPaidOn, usePageHandle } from '../runtime/navigation/page-handle.tsx'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { isCodeMissing, reopenOnce } from '../runtime/failures/reopen.ts'
import { loadCode } from '../runtime/platform/load-code.ts'
import { useShop } from '../runtime/state/shop-context.ts'

/** Opens the cookie question again, in shops that have one. Not on pages with a payment or account data. */
export function CookieSettings() {
  const t = useTranslate()
  const shop = useShop()
  const { configuration, site } = shop.config
  const handle = usePageHandle()
  const [hasFailed, setHasFailed] = useState(false)
  const isAsked = !isPaidOn(handle) && !handle.holdsAccountData && configuration.consentScriptUrl
  if (!isAsked) return null

  const open = async () => {
    setHasFailed(false)
    try {
      const { renewConsent } = await loadCode(() => import('./consent-script.ts'))
      await renewConsent(configuration, site.sandboxOrigin)
    } catch (error) {
      if (!isCodeMissing(error) || !(await reopenOnce(shop))) setHasFailed(true)
    }
  }
  return (
    <Place>
      <TextButton onClick={() => void open()}>{t('CookieSettings')}</TextButton>
      {hasFailed && <span role="alert">{t('CookieSettingsFailed')}</span>}
    </Place>
  )
}

const Place = styled.p`
  @media (scripting: none) {
    display: none;
  }
`

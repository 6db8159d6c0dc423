import { dataLayer, gtag } from './data-layer.ts'

/** Milliseconds in which an answer from an earlier visit may still come before tags go on without. */
const WAIT_FOR_UPDATE = 500

/** Consent mode 2: everything is denied from the start; the consent script alone says what the visitor has allowed. */
export function setDefaultConsent() {
  const layer = dataLayer()
  if (layer.some((entry) => isDefault(entry))) return
  gtag('consent', 'default', {
    ad_storage: 'denied',
    ad_user_data: 'denied',
    ad_personalization: 'denied',
    analytics_storage: 'denied',
    functionality_storage: 'denied',
    personalization_storage: 'denied',
    security_storage: 'granted',
    wait_for_update: WAIT_FOR_UPDATE,
  })
}

const isDefault = (entry: unknown) => {
  const [command, kind] = Array.from(entry as ArrayLike<unknown>)
  return command === 'consent' && kind === 'default'
}

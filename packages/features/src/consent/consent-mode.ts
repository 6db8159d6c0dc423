import { dataLayer, gtag } from './data-layer.ts'

/** How long tags wait for the answer of an earlier visit, in milliseconds. */
const WAIT_FOR_UPDATE = 500

/** Sets the defaults of consent mode 2: everything denied. The consent script updates them. */
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

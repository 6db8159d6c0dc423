import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { DividedStack } from '@shop/ui/layout/layout.tsx'
import { ConsentLabel } from '../forms/consent-label.tsx'
import type { Consent } from '../forms/find-consent-page.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** In front of the ids of the boxes, for the links from the error summary. */
export const CONSENT_ID = 'consent'

/** What the customer agrees to: the terms always, the privacy policy where the shop asks for it (CHK-15, CHK-16). */
export function Consents() {
  const asksPrivacy = useFlag('showPrivacyPolicyConsent')
  return (
    <DividedStack>
      <ConsentBox consent="terms" />
      {asksPrivacy && <ConsentBox consent="privacy" />}
    </DividedStack>
  )
}

function ConsentBox({ consent }: { consent: Consent }) {
  const { box } = useCheckoutFields('consents', CONSENT_ID)
  return <Checkbox {...box(consent)} required label={<ConsentLabel consent={consent} />} />
}

import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { DividedStack } from '@shop/ui/layout/layout.tsx'
import { ConsentLabel } from '../forms/consent-label.tsx'
import type { Consent } from '../forms/find-consent-page.ts'
import { useFlag } from '../runtime/config/shop-config.tsx'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** The prefix of the checkboxes' ids, for links from the error summary. */
export const CONSENT_ID = 'consent'

/** The consent to the terms, and to the privacy policy in shops that ask for it. */
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

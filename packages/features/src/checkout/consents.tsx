import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { DividedStack } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import type { MessageKey } from '@shop/domain/messages.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import type { Consent } from './checkout-store.ts'
import { useCheckoutFields } from './use-checkout-fields.ts'

/** In front of the ids of the boxes, for the links from the error summary. */
export const CONSENT_ID = 'consent'

interface ConsentText {
  text: MessageKey
  link: MessageKey
  href: string
}

const texts: Record<Consent, ConsentText> = {
  terms: { text: 'AcceptTerms', link: 'TermsLink', href: paths.terms },
  privacy: { text: 'AcceptPrivacy', link: 'PrivacyLink', href: paths.privacy },
}

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
  const t = useTranslate()
  const inParts = useTranslateParts()
  const { box } = useCheckoutFields('consents', CONSENT_ID)
  const { text, link, href } = texts[consent]
  // A window of its own: nobody should lose a half-filled form by reading what it says.
  const page = (
    <Link href={href} target="_blank" rel="noopener">
      {t(link)}
      {t('OpensInNewWindow') && <VisuallyHidden> ({t('OpensInNewWindow')})</VisuallyHidden>}
    </Link>
  )
  return <Checkbox {...box(consent)} required label={inParts(text, { [consent]: page })} />
}

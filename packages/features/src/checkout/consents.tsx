import { Checkbox } from '@shop/ui/forms/checkbox.tsx'
import { DividedStack } from '@shop/ui/layout/layout.tsx'
import { Link } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import type { MessageKey } from '@shop/domain/messages.ts'
import { paths } from '../runtime/navigation/paths.ts'
import { useFlag, useTranslate } from '../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import { useCheckout } from './checkout-context.ts'
import type { Consent } from './checkout-store.ts'

/** The id of a consent's box, for the link from the error summary. */
export const consentId = (consent: Consent) => `consent-${consent}`

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
  const agreed = useCheckout((state) => state.consents[consent])
  const error = useCheckout((state) => state.errors[consent])
  const agree = useCheckout((state) => state.agree)
  const { text, link, href } = texts[consent]
  // A window of its own: nobody should lose a half-filled form by reading what it says.
  const page = (
    <Link href={href} target="_blank" rel="noopener">
      {t(link)}
      <VisuallyHidden> ({t('OpensInNewWindow')})</VisuallyHidden>
    </Link>
  )
  return (
    <Checkbox
      id={consentId(consent)}
      name={consentId(consent)}
      required
      checked={agreed}
      error={t(error)}
      label={inParts(text, { [consent]: page })}
      onChange={(value) => agree(consent, value)}
    />
  )
}

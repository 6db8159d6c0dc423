import { Link } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import type { MessageKey } from '@shop/domain/messages.ts'
import { useTranslate } from '../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import { paths } from '../runtime/navigation/paths.ts'

export type Consent = 'terms' | 'privacy'

interface ConsentText {
  text: MessageKey
  link: MessageKey
  href: string
}

const texts: Record<Consent, ConsentText> = {
  terms: { text: 'AcceptTerms', link: 'TermsLink', href: paths.terms },
  privacy: { text: 'AcceptPrivacy', link: 'PrivacyLink', href: paths.privacy },
}

/** What somebody agrees to by ticking a box, with a link to the page that says it. */
export function ConsentLabel({ consent }: { consent: Consent }) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  const { text, link, href } = texts[consent]
  // A window of its own: nobody should lose a half-filled form by reading what it says.
  const page = (
    <Link href={href} target="_blank" rel="noopener">
      {t(link)}
      {t('OpensInNewWindow') && <VisuallyHidden> ({t('OpensInNewWindow')})</VisuallyHidden>}
    </Link>
  )
  return inParts(text, { [consent]: page })
}

import type { Gateway } from '@shop/api-client'
import { languageOf } from '@shop/domain/messages/languages.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Link as PageLink } from '@shop/domain/shop/content.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useMemo } from 'react'
import { useConfiguration, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import { CONSENT_WORDS } from './consent-words.ts'
import { editedLinks, findConsentPage, menuLinks, type Consent } from './find-consent-page.ts'
import { useRequest } from '../runtime/gateway/use-request.ts'

const texts: Record<Consent, { text: MessageKey; link: MessageKey }> = {
  terms: { text: 'AcceptTerms', link: 'TermsLink' },
  privacy: { text: 'AcceptPrivacy', link: 'PrivacyLink' },
}

const useLanguage = () => languageOf(useConfiguration().cultureName)

/** Returns a function that gives a consent's label as plain text, for error summaries. */
export function useConsentText() {
  const t = useTranslate()
  const language = useLanguage()
  return (consent: Consent): string => {
    const { text, link } = texts[consent]
    const builtIn = CONSENT_WORDS[consent][language]
    const words = t(link) || builtIn.link
    return t(text, { [consent]: words }) || builtIn.text.replace(`{${consent}}`, words)
  }
}

/** The label of a consent's box, with a link to the page it refers to, if the shop has one. */
export function ConsentLabel({ consent }: { consent: Consent }) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  const page = useConsentPage(consent)
  const { text, link } = texts[consent]
  const builtIn = CONSENT_WORDS[consent][useLanguage()]
  const words = t(link) || page?.title || builtIn.link
  // A new window, so that the form keeps its values.
  const named = page ? (
    <Link href={page.url} target="_blank" rel="noopener">
      {words}
      {t('OpensInNewWindow') && <VisuallyHidden> ({t('OpensInNewWindow')})</VisuallyHidden>}
    </Link>
  ) : (
    words
  )
  return inParts(text, { [consent]: named }, builtIn.text)
}

const menus = new WeakMap<Gateway, Promise<PageLink[]>>()

/** Reads the menu of customer service, once for all consents of a page. */
function menuOf(gateway: Gateway): Promise<PageLink[]> {
  const known = menus.get(gateway) ?? gateway.customerService.pages().then(menuLinks)
  menus.set(gateway, known)
  known.catch(() => menus.delete(gateway))
  return known
}

const nothing = async (): Promise<PageLink[]> => []

/**
 * Returns the link to a consent's page: from the footer, else customer service's menu, else the site. The menu is fetched
 * when needed. Undefined until it is known, or if there is none.
 */
function useConsentPage(consent: Consent): PageLink | undefined {
  const { content, configuration } = useShopConfig()
  const written = useMemo(() => findConsentPage(consent, editedLinks(content)), [consent, content])
  const { answer = [] } = useRequest(written ? nothing : menuOf)
  const url = configuration.links[consent]
  return written ?? findConsentPage(consent, answer) ?? (url === undefined ? undefined : { title: '', url })
}

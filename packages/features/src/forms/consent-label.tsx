import type { Gateway } from '@shop/api-client'
import { languageOf, type Language } from '@shop/domain/messages/languages.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import type { Link as PageLink } from '@shop/domain/shop/content.ts'
import { Link } from '@shop/ui/elements/link.tsx'
import { VisuallyHidden } from '@shop/ui/elements/visually-hidden.tsx'
import { useMemo } from 'react'
import { useConfiguration, useShopConfig, useTranslate } from '../runtime/config/shop-config.tsx'
import { useTranslateParts } from '../runtime/config/use-translate-parts.ts'
import { editedLinks, findConsentPage, menuLinks, type Consent } from './find-consent-page.ts'
import { useRequest } from '../runtime/gateway/use-request.ts'

interface ConsentText {
  text: MessageKey
  link: MessageKey
  /** Shown if the gateway has no texts, because a consent needs its text. */
  builtIn: Readonly<Record<Language, { text: string; link: string }>>
}

const texts: Record<Consent, ConsentText> = {
  terms: {
    text: 'AcceptTerms',
    link: 'TermsLink',
    builtIn: {
      en: { text: 'I accept the {terms}', link: 'terms and conditions' },
      da: { text: 'Jeg accepterer {terms}', link: 'handelsbetingelserne' },
      sv: { text: 'Jag godkänner {terms}', link: 'köpvillkoren' },
    },
  },
  privacy: {
    text: 'AcceptPrivacy',
    link: 'PrivacyLink',
    builtIn: {
      en: { text: 'I have read the {privacy}', link: 'privacy policy' },
      da: { text: 'Jeg har læst {privacy}', link: 'privatlivspolitikken' },
      sv: { text: 'Jag har läst {privacy}', link: 'integritetspolicyn' },
    },
  },
}

const useLanguage = () => languageOf(useConfiguration().cultureName)

/** Returns a function that gives a consent's label as plain text, for error summaries. */
export function useConsentText() {
  const t = useTranslate()
  const language = useLanguage()
  return (consent: Consent): string => {
    const { text, link, builtIn } = texts[consent]
    const words = t(link) || builtIn[language].link
    return t(text, { [consent]: words }) || builtIn[language].text.replace(`{${consent}}`, words)
  }
}

/** The label of a consent's box, with a link to the page it refers to, if the shop has one. */
export function ConsentLabel({ consent }: { consent: Consent }) {
  const t = useTranslate()
  const inParts = useTranslateParts()
  const page = useConsentPage(consent)
  const language = useLanguage()
  const { text, link, builtIn } = texts[consent]
  const words = t(link) || page?.title || builtIn[language].link
  // A new window, so that the form keeps its values.
  const named = page ? (
    <Link href={page.url} target="_blank" rel="noopener">
      {words}
      {t('OpensInNewWindow') && <VisuallyHidden> ({t('OpensInNewWindow')})</VisuallyHidden>}
    </Link>
  ) : (
    words
  )
  return inParts(text, { [consent]: named }, builtIn[language].text)
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

import type { Language } from '@shop/domain/messages/languages.ts'
import type { Consent } from './find-consent-page.ts'

/** The words of consents where the gateway has no texts, because a consent needs its text. */
export const CONSENT_WORDS: Readonly<Record<Consent, Readonly<Record<Language, { text: string; link: string }>>>> = {
  terms: {
    en: { text: 'I accept the {terms}', link: 'terms and conditions' },
    da: { text: 'Jeg accepterer {terms}', link: 'handelsbetingelserne' },
    sv: { text: 'Jag godkänner {terms}', link: 'köpvillkoren' },
  },
  privacy: {
    en: { text: 'I have read the {privacy}', link: 'privacy policy' },
    da: { text: 'Jeg har læst {privacy}', link: 'privatlivspolitikken' },
    sv: { text: 'Jag har läst {privacy}', link: 'integritetspolicyn' },
  },
}

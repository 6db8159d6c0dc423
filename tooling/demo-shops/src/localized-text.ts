import type { Language } from '@shop/domain/messages/languages.ts'

/** A text in the shops' three languages. */
export type LocalizedText = readonly [en: string, da: string, sv: string]

const ORDER: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, da: 1, sv: 2 }

/** Returns a text in one language. A plain text is the same in all. */
export const localize = (words: LocalizedText | string, language: Language): string =>
  typeof words === 'string' ? words : words[ORDER[language]]

/** Converts a text for URLs: `Fjernbetjening på snor` to `fjernbetjening-paa-snor`. Swedish å becomes a, Danish å aa. */
export const slug = (text: string, language: Language): string =>
  text
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', language === 'da' ? 'aa' : 'a')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

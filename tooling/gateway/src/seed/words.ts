import type { ShopSettings } from './shop-seed.ts'

export type Language = ShopSettings['language']

/** A wording in the shops' three languages. */
export type Words = readonly [en: string, da: string, sv: string]

const ORDER: Readonly<Record<Language, 0 | 1 | 2>> = { en: 0, da: 1, sv: 2 }

/** The wording in one language; a plain text is the same in all. */
export const say = (words: Words | string, language: Language): string =>
  typeof words === 'string' ? words : words[ORDER[language]]

/** A text for addresses: `Domes og slanger` becomes `domes-og-slanger`. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('\u00AD', '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'oe')
    .replaceAll('å', 'aa')
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

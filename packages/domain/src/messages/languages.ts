/** The languages of the shop's own texts: each has a file `messages.<language>.json` here. */
export const LANGUAGES = ['en', 'da', 'sv'] as const
export type Language = (typeof LANGUAGES)[number]

/** Returns the language of a culture such as `da-DK`, or English for a language without texts of ours. */
export const languageOf = (culture: string): Language =>
  LANGUAGES.find((language) => language === culture.split('-')[0]) ?? 'en'

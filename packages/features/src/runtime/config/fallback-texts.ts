import { languageOf, type Language } from '@shop/domain/messages/languages.ts'
import { fillMissing, type Messages } from '@shop/domain/messages/messages.ts'

/** The shop's own texts: one file for each language, loaded on demand. */
const WORDINGS: Readonly<Record<Language, () => Promise<{ default: Messages }>>> = {
  en: () => import('@shop/domain/messages/messages.en.json', { with: { type: 'json' } }),
  da: () => import('@shop/domain/messages/messages.da.json', { with: { type: 'json' } }),
  sv: () => import('@shop/domain/messages/messages.sv.json', { with: { type: 'json' } }),
}

/** Fills in missing texts in the language of a culture, or in English for a language without texts of ours. */
export async function withFallbackTexts(messages: Messages, culture: string): Promise<Messages> {
  const wording = await WORDINGS[languageOf(culture)]()
  return fillMissing(messages, wording.default)
}

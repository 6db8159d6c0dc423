import { fillMissing, type Messages } from '@shop/domain/messages/messages.ts'

type Wording = () => Promise<{ default: Messages }>

const english: Wording = () => import('@shop/domain/messages/messages.en.json', { with: { type: 'json' } })

/** The shop's own texts: one file for each language, loaded on demand. */
const WORDINGS: Readonly<Record<string, Wording>> = {
  da: () => import('@shop/domain/messages/messages.da.json', { with: { type: 'json' } }),
  sv: () => import('@shop/domain/messages/messages.sv.json', { with: { type: 'json' } }),
}

/** Fills in missing texts in the language of a culture, or in English for a language without texts of ours. */
export async function withFallbackTexts(messages: Messages, culture: string): Promise<Messages> {
  const [language = ''] = culture.split('-')
  const wording = await (WORDINGS[language] ?? english)()
  return fillMissing(messages, wording.default)
}

import type { Language } from './languages.ts'
import danish from './messages.da.json' with { type: 'json' }
import english from './messages.en.json' with { type: 'json' }
import swedish from './messages.sv.json' with { type: 'json' }
import type { MessageKey } from './messages.ts'

/** The shop's own texts in all languages. For servers and tools: a browser loads one language only. */
export const wordings: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = {
  en: english,
  da: danish,
  sv: swedish,
}

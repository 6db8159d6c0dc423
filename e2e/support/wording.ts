import { readFileSync } from 'node:fs'

const files = {
  en: '../../packages/domain/src/messages.en.json',
  da: '../../packages/domain/src/messages.da.json',
  sv: '../../packages/domain/src/messages.sv.json',
}

export type Language = keyof typeof files

const texts = (language: Language) =>
  JSON.parse(readFileSync(new URL(files[language], import.meta.url), 'utf8')) as Record<string, string>

/** The shop's own words in one language, so that no test repeats them; throws for a key that does not exist. */
export function wording(language: Language) {
  const all = texts(language)
  return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = all[key]
    if (text === undefined) throw new Error(`No text is called ${key}`)
    return text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

import { readFileSync } from 'node:fs'

const readJson = (file: string): unknown => JSON.parse(readFileSync(new URL(file, import.meta.url), 'utf8'))

type Reword = (text: string) => string

/** Replaces words that the free shop does not use, such as "ordre" by "bestilling". */
export function rewordFree(text: string): string {
  const words = readJson('../../../tooling/demo-shops/src/shops/free-wording.json') as [string, string][]
  return words.reduce((said, [ordre, bestilling]) => said.replaceAll(ordre, bestilling), text)
}

/** All texts of the shop in one language. */
export const texts = (language: string) =>
  readJson(`../../../packages/domain/src/messages/messages.${language}.json`) as Record<string, string>

/** Returns a function that looks up the shop's texts in one language. It throws for an unknown key. */
export function wording(language: string, reword: Reword = (text) => text) {
  const all = texts(language)
  return (key: string, values: Readonly<Record<string, string | number>> = {}) => {
    const text = all[key]
    if (text === undefined) throw new Error(`No text is called ${key}`)
    return reword(text).replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
  }
}

import type { Language } from '@shop/domain/messages/languages.ts'
import type { Article, FacetKey } from '../article.ts'
import { attributeNames } from '../attributes.ts'
import { localize } from '../localized-text.ts'

/** The groups that every shop has words for. Others are sent with their name. */
const KNOWN: readonly FacetKey[] = ['fits', 'type', 'size', 'colour']

/** Returns what lists are filtered by: an article's own values, and those of its choices that shops have words for. */
export function assembleFacets({ facets = [], choices }: Article, language: Language): Record<string, string[]> {
  const chosen = (choices?.of ?? []).filter(([key]) => KNOWN.includes(key))
  const groups = [
    ...facets,
    ...chosen.map(([key, values]): (typeof facets)[number] => [key, values.map(([, word]) => word)]),
  ]
  return Object.fromEntries(
    groups.map(([key, values]) => [nameOf(key, language), values.map((word) => localize(word, language))]),
  )
}

const nameOf = (key: FacetKey, language: Language) =>
  key === 'fits' || KNOWN.includes(key) ? key : localize(attributeNames[key], language)

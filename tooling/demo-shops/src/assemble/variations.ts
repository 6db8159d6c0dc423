import { createHash } from 'node:crypto'
import type { Article, Choice } from '../article.ts'
import { attributeNames } from '../attributes.ts'
import type { Language } from '@shop/domain/messages/languages.ts'
import { localize } from '../localized-text.ts'
import { pictureUrl } from '../pictures/pictures.ts'

/** Returns the id by which an article is added to a cart. It has no meaning and is the same in every shop. */
export const articleId = (itemNumber: string): string =>
  createHash('sha256').update(itemNumber).digest('hex').slice(0, 12)

type Chosen = readonly (readonly [name: string, choice: Choice])[]

const combinations = (axes: readonly (readonly [name: string, values: readonly Choice[]])[]): Chosen[] =>
  axes.reduce<Chosen[]>(
    (sofar, [name, values]) => sofar.flatMap((chosen) => values.map((value): Chosen => [...chosen, [name, value]])),
    [[]],
  )

const axesOf = ({ choices }: Article, language: Language) =>
  (choices?.of ?? []).map(
    ([attribute, values]) => [localize(attributeNames[attribute], language), values, attribute] as const,
  )

/** Returns the choices of an article by their attribute's name. */
export const configurableAttributes = (article: Article, language: Language): Record<string, string[]> =>
  Object.fromEntries(
    axesOf(article, language).map(([name, values]) => [name, values.map(([, word]) => localize(word, language))]),
  )

/** Returns the existing variations of a configurable article. */
export function assembleVariations(article: Article, language: Language) {
  const { choices } = article
  if (!choices) return []
  const axes = axesOf(article, language)
  const colourName = axes.find(([, , attribute]) => attribute === 'colour')?.[0]
  return combinations(axes.map(([name, values]) => [name, values] as const)).flatMap((chosen) => {
    const codes = chosen.map(([, [code]]) => code)
    if (choices.missing?.includes(codes.join('-'))) return []
    const itemNumber = [article.number, ...codes].join('-')
    const attributes = Object.fromEntries(chosen.map(([name, [, word]]) => [name, localize(word, language)]))
    const colour = colourName ? attributes[colourName] : undefined
    return [
      {
        id: articleId(itemNumber),
        itemNumber,
        attributes,
        pictures: choices.pictures(codes).map(pictureUrl),
        price: null,
        inStock: !article.isSoldOut,
        ...(colour !== undefined && { colorName: colour }),
      },
    ]
  })
}

import type { LocalizedText } from '../localized-text.ts'
import type { ProductGroup } from '../product-groups.ts'

/** A part of a category: one or more product groups under a name of their own. */
export interface CategoryPart {
  title: LocalizedText
  groups: readonly ProductGroup[]
  /** The picture at the head of its page: an article that is found there. */
  picture: string
  /** A sentence at the head of its page; otherwise the one of the category. */
  subtitle?: LocalizedText
  /** The last piece of its address, when the title would make a clumsy one. */
  address?: LocalizedText
}

/** A category as every shop may take it up: its name, the words around its articles, and its product groups. */
export interface CategoryPlan {
  title: LocalizedText
  address?: LocalizedText
  subtitle: LocalizedText
  parts: readonly CategoryPart[]
  /** The product groups of a category that has no parts. */
  groups?: readonly ProductGroup[]
  /** HTML below the articles. */
  long: LocalizedText
}

/** Writes HTML out of a heading and paragraphs; a paragraph that begins with `- ` is a list, its points divided by ` | `. */
export function page(heading: string, ...paragraphs: readonly string[]): string {
  const body = paragraphs.map((text) =>
    text.startsWith('- ')
      ? `<ul>${text
          .slice(2)
          .split(' | ')
          .map((point) => `<li>${point}</li>`)
          .join('')}</ul>`
      : text.startsWith('## ')
        ? `<h3>${text.slice(3)}</h3>`
        : `<p>${text}</p>`,
  )
  return `<h2>${heading}</h2>${body.join('')}`
}

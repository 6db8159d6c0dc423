import type { LocalizedText } from '../localized-text.ts'
import type { ProductGroup } from '../product-groups.ts'

/** A part of a category: one or more product groups with their own name. */
export interface CategoryPart {
  title: LocalizedText
  groups: readonly ProductGroup[]
  /** The picture in the header of its page, of one of its articles. */
  picture: string
  /** A sentence in the header of its page. By default the category's. */
  subtitle?: LocalizedText
  /** The last part of its route, if it differs from the title. */
  address?: LocalizedText
}

/** A category that any shop can have: its name, texts and product groups. */
export interface CategoryPlan {
  title: LocalizedText
  address?: LocalizedText
  subtitle: LocalizedText
  parts: readonly CategoryPart[]
  /** The product groups of a category without parts. */
  groups?: readonly ProductGroup[]
  /** HTML below the articles. */
  long: LocalizedText
}

/** Creates HTML from a heading and paragraphs. A paragraph that starts with `- ` is a list. ` | ` separates its points. */
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

import type { Shelf } from '../shelves.ts'
import type { Words } from '../words.ts'

/** A part of a category: one or more shelves under a name of their own. */
export interface CategoryPart {
  title: Words
  shelves: readonly Shelf[]
  /** The last piece of its address, when the title would make a clumsy one. */
  address?: Words
}

/** A category as every shop may take it up: its name, the words around its articles, and its shelves. */
export interface CategoryPlan {
  title: Words
  address?: Words
  subtitle: Words
  parts: readonly CategoryPart[]
  /** Shelves of a category that has no parts. */
  shelves?: readonly Shelf[]
  /** HTML below the articles. */
  long: Words
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

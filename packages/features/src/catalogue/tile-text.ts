import { shortDescription } from '@shop/domain/description.ts'
import { marketingHtml } from '@shop/domain/markup.ts'
import { plainText } from '@shop/domain/plain-text.ts'
import type { Product } from '@shop/domain/product.ts'

/** The long and the short description of a product as the plain words of its card, each cut to its beginning (PROD-03, PROD-05). */
export function tileText({ description, marketingShortDescription }: Product): string {
  const texts = [description, marketingHtml(marketingShortDescription)].map((html) => plainText(shortDescription(html)))
  return [...new Set(texts.filter(Boolean))].join(' ')
}

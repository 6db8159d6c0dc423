import { customerServiceSchema } from '@shop/domain/shop/content.ts'
import { plainText } from '@shop/domain/text/plain-text.ts'
import { safeParse } from 'valibot'
import type { Database } from '../database/database.ts'
import { readDocument } from '../shops/documents.ts'
import type { MailedPage } from './legal-parts.ts'

/** The name of the page in its address, in every language, as for the page about returns. */
const TERMS = /\/terms$/
/** Longer terms would be cut by mail programs. */
const MAX_LENGTH = 40_000
const BLOCK = /<\/(?:p|h\d|li|tr|div)>|<br\s*\/?>/i

/** Reads a shop's terms as plain lines. Undefined for a shop without such a page, or with a very long one. */
export async function readTerms(db: Database, shopId: string): Promise<MailedPage | undefined> {
  const read = safeParse(customerServiceSchema, await readDocument(db, shopId, 'customerService'))
  if (!read.success) return undefined
  const { menu, pages } = read.output
  const html = pages.find(({ route }) => TERMS.test(route))?.contentHtml
  if (!html || html.length > MAX_LENGTH) return undefined
  return {
    title: menu.find(({ route }) => TERMS.test(route))?.title ?? '',
    lines: html.split(BLOCK).map(plainText).filter(Boolean),
  }
}

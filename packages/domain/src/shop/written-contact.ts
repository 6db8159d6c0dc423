import type { SiteLinks } from './completed-fields.ts'
import type { StaticContent } from './content.ts'

/**
 * Returns the address for messages to a person: the footer's first mail address, or the one of the site. A telephone number
 * is no such address.
 */
export function writtenContact({ footer }: Pick<StaticContent, 'footer'>, { contact }: SiteLinks): string | undefined {
  const { columns = [], legalLinks = [] } = footer ?? {}
  const linked = [...columns.flatMap(({ links }) => links), ...legalLinks].find(({ url }) => mailAddress(url))
  return linked?.url ?? (contact?.startsWith('tel:') ? undefined : contact)
}

/** Returns the mail address of a link, to be read and copied. Undefined for any other link. */
export function mailAddress(url: string): string | undefined {
  const [, address = ''] = /^mailto:([^?]+@[^?]+)/i.exec(url) ?? []
  if (address === '') return undefined
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

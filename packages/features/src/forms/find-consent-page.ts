import type { Link, StaticContent } from '@shop/domain/shop/content.ts'
import { withoutSoftHyphens } from '@shop/domain/text/soft-hyphens.ts'

export type Consent = 'terms' | 'privacy'

/** How shops name these pages, in titles and paths. The first matching pattern wins. */
const NAMES: Readonly<Record<Consent, readonly RegExp[]>> = {
  terms: [
    /terms[^/]*conditions|terms[ -]of[ -](?:sale|trade|business)/i,
    /(?:handels|salgs|forretnings|bestillings|købs)(?:-[ -]og[ -]leverings)?(?:betingelser|vilkår)/i,
    /(?:köp|försäljnings)(?:-[ -]och[ -]leverans)?villkor|allmänna[ -]villkor/i,
    /(?:^|\/|\b)(?:terms|conditions|betingelser|vilk[aå]r|villkor)\b/i,
  ],
  privacy: [
    /privacy|privatliv|persondata|personoplysning|integritet|personuppgift|dataskydd/i,
    /data[ -]protection|databeskyttelse|gdpr/i,
  ],
}

/** Returns the link to a consent's page. Undefined if no link has such a name. */
export const findConsentPage = (consent: Consent, links: readonly Link[]): Link | undefined =>
  NAMES[consent]
    .map((name) => links.find(({ title, url }) => name.test(withoutSoftHyphens(title)) || name.test(readable(url))))
    .find((link) => link !== undefined)

/** Returns the editors' links of all pages: the footer's first, then the menu of customer service. */
export const editedLinks = ({ footer, customerService }: Pick<StaticContent, 'footer' | 'customerService'>): Link[] => [
  ...(footer?.legalLinks ?? []),
  ...(footer?.columns.flatMap(({ links }) => links) ?? []),
  ...menuLinks(customerService),
]

/** Returns the menu of customer service as links. */
export const menuLinks = (service: StaticContent['customerService']): Link[] =>
  (service?.menu ?? []).map(({ title, route }) => ({ title, url: route }))

function readable(url: string): string {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}

import type { CustomerService } from '@shop/domain/shop/content.ts'
import type { MessageKey } from '@shop/domain/messages/messages.ts'
import { normalPath } from '@shop/domain/text/paths.ts'
import type { IconName } from '@shop/ui/elements/icon.tsx'

type Entry = CustomerService['menu'][number]

/** A kind of help page, with its texts as message keys. */
interface Kind {
  icon: IconName
  title: MessageKey
  text: MessageKey
  /** Words in the paths of these pages, in all languages of the shops. */
  words: ReadonlySet<string>
}

/** A group of pages of customer service. */
export interface HelpGroup extends Omit<Kind, 'words'> {
  entries: readonly Entry[]
}

const setOf = (words: string) => new Set(words.split(/\s+/))

const CONTACT: Kind = {
  icon: 'message',
  title: 'HelpGroupContact',
  text: 'HelpGroupContactText',
  words: setOf('contact kontakt call ring specialist specialists'),
}
const ORDERS: Kind = {
  icon: 'truck',
  title: 'HelpGroupOrders',
  text: 'HelpGroupOrdersText',
  words: setOf(
    `delivery shipping levering leverans fragt frakt return returns returnering retur retour withdrawal fortrydelse fortryd
    angerratt order orders ordre payment betaling betalning vat moms complaint complaints reklamation warranty garanti`,
  ),
}
const GUIDES: Kind = {
  icon: 'ear',
  title: 'HelpGroupGuides',
  text: 'HelpGroupGuidesText',
  words: setOf(
    `battery batteries batteri batterier dome domes care guide guides advice raad rad faq questions sporgsmaal sporgsmal fragor
    first-week dinner-table`,
  ),
}
const ABOUT: Kind = {
  icon: 'shield',
  title: 'HelpGroupAbout',
  text: 'HelpGroupAboutText',
  words: setOf(
    `about om company terms conditions handelsbetingelser betingelser villkor kopvillkor privacy privatliv integritet
    persondata gdpr cookie cookies accessibility tilgaengelighed tillganglighet`,
  ),
}
const OTHER: Kind = { icon: 'info', title: 'HelpGroupOther', text: 'HelpGroupOtherText', words: new Set() }

/**
 * Groups the pages of customer service by words in their paths. The last group takes all others. The editors' order is
 * kept.
 */
export function groupHelpPages(menu: readonly Entry[]): HelpGroup[] {
  const sorted = menu.map((entry) => ({ entry, kind: kindOf(entry.route) }))
  const known = new Set(sorted.map(({ kind }) => kind).filter((kind) => kind !== OTHER))
  return [...known, OTHER]
    .map((kind) => ({
      icon: kind.icon,
      title: kind.title,
      text: kind.text,
      entries: sorted.filter((page) => page.kind === kind).map(({ entry }) => entry),
    }))
    .filter(({ entries }) => entries.length > 0)
}

function kindOf(route: string): Kind {
  const name = nameOf(route)
  const parts = [name, ...name.split(/[-_.]/)]
  return [CONTACT, ORDERS, GUIDES, ABOUT].find(({ words }) => parts.some((part) => words.has(part))) ?? OTHER
}

/**
 * Returns the last segment of a path in plain lower-case letters: `tillganglighet` for `/information/Tillgänglighet`.
 */
const nameOf = (route: string) =>
  (
    normalPath(route)
      .split('/')
      .findLast((part) => part !== '') ?? ''
  )
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')

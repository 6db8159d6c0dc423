import { MEMORIES, type MemoryKey, type Place } from '@shop/features/memories.ts'

/** What each value of the list of memories holds. */
const says: Record<Place, string> = {
  user: 'id, profile, login, newsletter subscription; ends with the login, otherwise after 180 days',
  'user-profile': 'what of address book and favourites does not fit into the cookie',
  expiredLogin: 'the id of a guest whose login has expired',
  invoiceAddress: 'the typed address',
  deliveryAddress: 'another one, if typed',
  shipToDifferentAddress: 'whether it is',
  'checkout.retry': 'a copy of both for another payment',
  'checkout.consents': 'the given consents',
  'checkout.unsavedAddress': 'whether the address book failed',
  'checkout.placedAs': 'the transaction’s id and delivery',
  'checkout.basket': 'the customer’s id and basket',
  'payment.finished': 'the id of the last finished payment',
  'payment.position': 'its place in the history',
  'payment.redirect': 'what the bank has sent back',
  'orders.waiting': 'orders to count for statistics, without personal data, for three days',
  'orders.unread': 'ids of payments to read for them',
  'orders.counted': 'numbers of counted orders',
  'orders.onDevice': 'numbers and days of orders without an account',
  'cart.total': 'the number of pieces',
  'cart.toMerge': 'ids of carts to merge after a login',
  'cart.copy': 'how many of which item were copied for a guest',
  'analytics.events': 'events to report once a page has statistics',
  'analytics.shownEntry': 'the key of the history entry',
  guestOrder:
    'without an account, what opens one order: a request for its code, or its token for an hour; the moment it ends',
  unsent: 'typed text of forms, while a page reloads',
  'device.stays': 'whether pages stay until the visitor moves on',
  'device.typefaces': 'the loaded font files',
  'device.closedNotice': 'a hash of the closed notice',
  'device.hearingAid': 'what the visitor says about the own hearing aid, removed by one press',
}

const KINDS = { cookie: 'cookie', tab: 'tab', browser: 'browser' }

/** Whose a value is, and when it is forgotten. */
const OWNERS = {
  order: 'An order’s, forgotten when it is paid or pending, and with the customer',
  customer: 'A customer’s, forgotten at logout and when a login ends outside checkout and payment',
  visitor: 'A visitor’s, replaced with the visitor',
  device: 'The device’s, never forgotten by the shop',
}

/** Returns the document of all that the shop keeps in a browser. */
export function browserStorageText(): string {
  const sections = Object.entries(OWNERS).map(([owner, title]) => {
    const keys = (Object.keys(MEMORIES) as MemoryKey[]).filter((key) => MEMORIES[key].of === owner)
    return [`## ${title}`, keys.map((key) => `- \`${key}\` (${KINDS[MEMORIES[key].in]}): ${holds(key)}`).join('\n')]
  })
  return `${[
    '# What the shop keeps in a browser',
    'Written by `npm run write`. A tab’s values end with it. Vendors: [third-party scripts](third-party-scripts.md).',
    ...sections.flat(),
  ].join('\n\n')}\n`
}

/** Joins what the parts of a record hold. */
const holds = (key: MemoryKey) =>
  Object.entries(says)
    .filter(([place]) => place === key || place.startsWith(`${key}.`))
    .map(([, text]) => text)
    .join('; ')

import { callNamed, callNames } from '@shop/contract/calls.ts'
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as acts from '../testing/act-on-page.tsx'
import { carriesConsent, isConsent, recordConsents, type RecordedShop, type Sent } from '../testing/record-consents.ts'
import { watchDocuments } from '../testing/watch-documents.ts'

watchDocuments()

const ON = { receiveMarketingMaterials: true }
const OFF = { receiveMarketingMaterials: false }
const subscribe: Sent = ['POST /api/v1.0/subscriptions', {}]
const end: Sent = ['DELETE /api/v1.0/subscriptions/s-1', {}]
const create = (chosen: typeof ON | typeof OFF): Sent => ['POST /api/v1.0/create-me', { ...chosen }]
const update = (chosen: typeof ON | typeof OFF): Sent => ['POST /api/v1.0/me', { ...chosen }]
const place = (privacyPolicyAgreed: boolean): Sent => [
  'POST /api/cart/initialize-transaction',
  { termsAndConditionsAgreed: true, privacyPolicyAgreed },
]

interface Row {
  act: (shop: RecordedShop) => Promise<void>
  isSubscribed?: boolean
  /** What stands on the wire, in a shop that asks for the privacy consent, or not. */
  wire: (asks: boolean) => Sent[]
}

const rows: Record<string, Row> = {
  'an order, all ticked': { act: acts.order({ terms: true, privacy: true }), wire: (asks) => [place(asks)] },
  'an order, terms alone': {
    act: acts.order({ terms: true, privacy: false }),
    wire: (asks) => (asks ? [] : [place(false)]),
  },
  'an order, nothing ticked': { act: acts.order({ terms: false, privacy: false }), wire: () => [] },
  'a login beside Klarna': { act: acts.logInBesideKlarna, wire: (asks) => [place(asks)] },
  'a registration beside Klarna': {
    act: acts.registerBesideKlarna,
    wire: (asks) => [create(ON), subscribe, place(asks)],
  },
  'a registration, ticked': { act: acts.registers({ marketing: true }), wire: () => [create(ON), subscribe] },
  'a registration, not ticked': { act: acts.registers({ marketing: false }), wire: () => [create(OFF)] },
  'a registration, without privacy consent': {
    act: acts.registers({ marketing: true, privacy: false }),
    wire: (asks) => (asks ? [] : [create(ON), subscribe]),
  },
  'a sign-up, agreed': { act: acts.signsUp(true), wire: () => [subscribe] },
  'a sign-up, not agreed': { act: acts.signsUp(false), wire: () => [] },
  'a subscriber withdraws': { act: acts.chooses(false, ON), isSubscribed: true, wire: () => [end, update(OFF)] },
  'a subscriber keeps it': { act: acts.chooses(true, ON), isSubscribed: true, wire: () => [subscribe, update(ON)] },
  'a wish of another device is withdrawn': { act: acts.chooses(false, ON), wire: () => [update(OFF)] },
  'a customer subscribes': { act: acts.chooses(true, OFF), wire: () => [subscribe, update(ON)] },
  'a customer stays without': { act: acts.chooses(false, OFF), wire: () => [update(OFF)] },
  'contact data of a customer who wants it': { act: acts.saves('/account/edit', ON), wire: () => [update(ON)] },
  'contact data of a customer who does not': { act: acts.saves('/account/edit', OFF), wire: () => [update(OFF)] },
  'contact data of a subscriber of another device': {
    act: acts.saves('/account/edit', OFF),
    isSubscribed: true,
    wire: () => [update(ON)],
  },
  'a battery size': { act: acts.saves('/account/preferences', ON), wire: () => [] },
}

/** The documented calls that carry a consent, with the fields that do. */
const carriers = callNames
  .map((name) => {
    const { method, path, body } = callNamed(name)
    const fields = Object.keys(Object(body && 'entries' in body ? body.entries : undefined) as object)
    return { name, isCarrier: carriesConsent(method, path, fields), consents: fields.filter(isConsent).toSorted() }
  })
  .filter(({ isCarrier }) => isCarrier)
  .map(({ name, consents }) => [name, consents] as const)

describe('the consents of forms', () => {
  it('[CHK-27] [ACC-21] every documented call and field that carries a consent stands in this table', () => {
    const sent = Object.values(rows).flatMap(({ wire }) => wire(true))
    const inTable = sent.map(([call, consents]) => [call.replace('/s-1', '/{id}'), Object.keys(consents).toSorted()])
    expect(Object.fromEntries(inTable)).toEqual(Object.fromEntries(carriers))
  })

  describe.each([
    ['asks for the privacy consent', true],
    ['does not ask for it', false],
  ])('a shop that %s', (_what, asksForPrivacy) => {
    it.each(Object.entries(rows))('[ACC-21] [CHK-15] [CHK-16] sends the consents as chosen: %s', async (_name, row) => {
      const shop = recordConsents({ asksForPrivacy, isSubscribed: row.isSubscribed ?? false })
      await row.act(shop)
      await waitFor(() => expect(shop.wire).toEqual(row.wire(asksForPrivacy)))
    })
  })
})

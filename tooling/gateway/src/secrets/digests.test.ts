import { describe, expect, it } from 'vitest'
import { createDigests } from './digests.ts'

// Written by the first scheme with the secret `the first one`.
const FIRST_SCHEME_LINK = 'WlDOc-BzPN4IkNSSROe6x-ucTleEpg8A8EnFARk2ygE'
const FIRST_SCHEME_TOKEN_HASH = 'PEaenWxYddN6Q_NT1PiOYfz4EsZu7jRXRlpAsNpBU-A'

describe('createDigests', () => {
  it('gives a text another digest for each purpose and each secret', () => {
    const [one, other] = [createDigests('the first one'), createDigests('the second one')]
    const all = [
      one.digest('throttle', '2512489996'),
      one.digest('order-form', '2512489996'),
      other.digest('throttle', '2512489996'),
    ]
    expect(new Set(all).size).toBe(3)
    expect(one.digest('throttle', '2512489996')).toBe(all[0])
  })

  it('recognises its digests after a change of the secret, and no others', () => {
    const digest = createDigests('the first one').digest('newsletter-link', 'a link')
    const after = createDigests('the second one', ['the first one'])
    expect(after.isDigest('newsletter-link', 'a link', digest)).toBe(true)
    expect(after.isDigest('reset-link', 'a link', digest)).toBe(false)
    expect(after.isDigest('newsletter-link', 'another link', digest)).toBe(false)
    expect(after.isDigest('newsletter-link', 'a link', '')).toBe(false)
    expect(createDigests('the second one').isDigest('newsletter-link', 'a link', digest)).toBe(false)
  })

  it('still recognises the links in mails that the first scheme signed', () => {
    const link = 'newsletter unsubscribe test_dk 1'
    expect(createDigests('the first one').isDigest('newsletter-link', link, FIRST_SCHEME_LINK)).toBe(true)
    const after = createDigests('the second one', ['the first one'])
    expect(after.isDigest('newsletter-link', link, FIRST_SCHEME_LINK)).toBe(true)
    expect(createDigests('the second one').isDigest('newsletter-link', link, FIRST_SCHEME_LINK)).toBe(false)
  })

  it('names every form in which a row may hold a text, the present one first', () => {
    const before = createDigests('the first one').digest('access-token', 'token')
    const digests = createDigests('the second one', ['the first one'])
    expect(digests.storedForms('access-token', 'token')).toEqual([
      digests.digest('access-token', 'token'),
      before,
      FIRST_SCHEME_TOKEN_HASH,
    ])
  })
})

import { describe, expect, test } from 'vitest'
import { complaintBodies } from './complaint-bodies.ts'

const bodies = (codes: readonly string[], isEu = true) =>
  complaintBodies({
    supportedCountries: Object.fromEntries(codes.map((code) => [code, code])),
    law: { isEu, isUk: false },
  }).map(({ url }) => url)

describe('complaintBodies', () => {
  test.each<[codes: string[], urls: string[]]>([
    [['DK', 'FO', 'GL'], ['https://naevneneshus.dk']],
    [['se'], ['https://www.arn.se']],
    [
      ['DE', 'SE'],
      ['https://www.arn.se', 'https://www.eccnet.eu'],
    ],
    [[], ['https://www.eccnet.eu']],
  ])('[LAW-04] of a shop that delivers to %j are %j', (codes, urls) => {
    expect(bodies(codes)).toEqual(urls)
  })

  test('[LAW-04] there are none outside the European Union, and never the closed platform', () => {
    expect(bodies(['GB'], false)).toEqual([])
    expect(bodies(['DE', 'DK', 'SE']).join()).not.toContain('ec.europa.eu/consumers/odr')
  })
})

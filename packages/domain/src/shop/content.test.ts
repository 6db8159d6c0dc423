import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { staticContentSchema } from './content.ts'

const PARTS = Object.keys(staticContentSchema.entries)

describe('staticContentSchema', () => {
  test('[CFG-32] a missing part hides its block only', () => {
    const content = v.parse(staticContentSchema, {
      partners: [{ name: 'Hearing First', image: '/x.webp' }],
    })
    expect(content).toMatchObject({ materials: [], introBannerList: [] })
    expect([content.notificationBar, content.footer, content.seo, content.introBanner]).toEqual(
      Array(4).fill(undefined),
    )
    expect(content.partners).toHaveLength(1)
  })

  test('[CFG-32] one broken item does not hide the others', () => {
    const { materials } = v.parse(staticContentSchema, {
      materials: [{ subtitle: 'no title' }, null, { title: 'Guide to domes', colour: 'blue' }],
    })
    expect(materials).toEqual([{ title: 'Guide to domes', subtitle: '', link: undefined, image: '' }])
  })

  test('[CFG-32] a part that cannot be read hides its block only, whatever it is', () => {
    fc.assert(
      fc.property(fc.constantFrom(...PARTS), fc.anything(), (part, odd) => {
        const said = { partners: [{ name: 'Hearing First', image: '/x.webp' }], [part]: odd }
        const read = v.safeParse(staticContentSchema, said)
        expect(read.success).toBe(true)
        expect(part === 'partners' || v.parse(staticContentSchema, said).partners.length === 1).toBe(true)
      }),
    )
  })

  test('[HOME-04] every part of a banner may be missing', () => {
    expect(v.parse(staticContentSchema, { introBannerList: [{ eyebrow: 'New' }] }).introBannerList).toEqual([
      {
        eyebrow: 'New',
        title: '',
        description: '',
        buttons: [],
        showNewsletter: false,
        bottomDisclaimer: '',
        backgroundImage: '',
        image: '',
      },
    ])
  })

  test('[HOME-04] [HOME-08] [SHELL-10] what has nothing in it leaves no empty place', () => {
    const nothing = [{}, { title: '', links: [], buttons: [] }]
    const read = v.parse(staticContentSchema, {
      introBanner: {},
      introBannerList: nothing,
      imageTextSpots: [...nothing, { title: 'Clean in two minutes' }],
      footer: { columns: [...nothing, { title: 'Shop' }] },
    })
    expect([read.introBanner, read.introBannerList]).toEqual([undefined, []])
    expect([read.imageTextSpots.length, read.footer?.columns.length]).toEqual([1, 1])
  })

  test('[HOME-10] [API-52] the link of a material or spot may be an address alone, or unreadable', () => {
    const sent = [
      { title: 'Guide', link: 'guide' },
      { title: 'Leaflet', link: { text: 'Read' } },
    ]
    const { materials, imageTextSpots } = v.parse(staticContentSchema, { materials: sent, imageTextSpots: sent })
    for (const items of [materials, imageTextSpots]) {
      expect(items).toMatchObject([{ link: { title: 'Guide', url: '/guide' } }, { title: 'Leaflet', link: undefined }])
    }
  })

  test.each([
    [{ contactHours: '9-16' }, '9-16'],
    [{ contactHours: '9-16', openingHours: '10-15' }, '10-15'],
  ])('[API-52] the hours of the selling points may be called contact hours: %o', (sellingPointsBar, hours) => {
    expect(v.parse(staticContentSchema, { sellingPointsBar }).sellingPointsBar?.openingHours).toBe(hours)
  })

  test.each([{}, { points: [] }, { phone: '', openingHours: null }])(
    '[API-52] selling points with nothing to show are absent: %o',
    (sellingPointsBar) => {
      expect(v.parse(staticContentSchema, { sellingPointsBar }).sellingPointsBar).toBeUndefined()
    },
  )
})

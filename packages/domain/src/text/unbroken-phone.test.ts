import { describe, expect, it } from 'vitest'
import { parse } from 'valibot'
import { staticContentSchema } from '../shop/content.ts'
import { unbrokenPhone } from './unbroken-phone.ts'

describe('unbrokenPhone', () => {
  it('[SHELL-08] lets no line end inside a telephone number', () => {
    const joined = unbrokenPhone(' 0770-12 34  56 ')
    expect(joined).toBe('0770\u2060-\u206012\u00A034\u00A056')
    expect(unbrokenPhone(joined)).toBe(joined)
    expect(unbrokenPhone('')).toBe('')
  })

  it('[SHELL-08] joins the number of the shop in its bar, wherever the bar names it', () => {
    const points = [{ text: 'Call 70 12 34 56 now' }, { text: 'Free from 299 kr.' }]
    const { sellingPointsBar } = parse(staticContentSchema, { sellingPointsBar: { points, phone: '70 12 34 56' } })
    expect(sellingPointsBar?.phone).toBe('70\u00A012\u00A034\u00A056')
    expect(sellingPointsBar?.points.map(({ text }) => text)).toEqual([
      'Call 70\u00A012\u00A034\u00A056 now',
      'Free from 299 kr.',
    ])
  })
})

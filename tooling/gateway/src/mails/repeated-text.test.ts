import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { repeatedText } from './repeated-text.ts'
import { sampleMails } from '../../testing/sample-mails.ts'
import { testShop } from '../../testing/test-shop.ts'

const shown = (text: string) => text.replaceAll('\u200B', '')

describe('repeatedText', () => {
  it.each([
    'evil.example',
    'evil1.x9',
    'a.b.c',
    'x.co',
    'evil。com',
    'evil．com',
    'win@evil.io',
    'https://evil',
    '1.2.3.4',
  ])('[CS-20] %s is shown as it was typed, in parts that no mail program links', (address) => {
    const repeated = repeatedText(`See ${address} now`)
    expect(shown(repeated)).toBe(`See ${address} now`)
    expect(repeated).not.toMatch(/[^\s\u200B][.。．@][^\s\u200B]|:\/\//u)
  })

  it.each(['ST.JOHN', 'Jens-Chr.hansen', 'mr.smith', 'J.R. Smith', 'Strandvejen 112, 2. tv.', 'Amazon.com A/S'])(
    '[CS-20] the name %s is repeated to the letter',
    (name) => expect(shown(repeatedText(name))).toBe(name),
  )

  it('[CS-20] every text stays readable and contains no address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.webUrl(), (words, url) => {
        const repeated = repeatedText(`${words} ${url}`)
        expect(repeated).not.toContain(new URL(url).host)
        expect(shown(repeated)).toContain(url)
      }),
    )
  })

  it('[CS-20] every mail repeats what was typed, and none as a link', async () => {
    const typed = 'evil1.x9'
    const mails = await sampleMails(testShop, new Date(), typed)
    const repeating = mails.filter(([, { text }]) => shown(text).includes(typed)).map(([kind]) => kind)
    expect(repeating).toEqual([
      'confirmation',
      'shipped',
      'cancelled',
      'refunded',
      'contact-message',
      'contact-receipt',
    ])
    for (const [kind, { subject, text, html }] of mails) {
      expect({ kind, isLink: `${subject}\n${text}\n${html}`.includes(typed) }).toEqual({ kind, isLink: false })
    }
  })
})

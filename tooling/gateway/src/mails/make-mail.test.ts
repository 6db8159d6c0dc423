import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { describeMailShop, type MailShop } from './mail-shop.ts'
import { makeMail } from './make-mail.ts'
import {
  emailAskedMail,
  emailChangedMail,
  emailConfirmationMail,
  passwordChangedMail,
  passwordResetMail,
} from './account-mails.ts'
import { contactMail, contactReceiptMail, type MailedMessage } from './contact-mails.ts'
import type { Mail } from './mailer.ts'
import { newsletterMail } from './send-newsletter-confirmation.ts'
import { orderMails } from './order-mails.ts'
import type { MailedOrder } from './order-parts.ts'
import { readDemoData } from '../seeding/read-demo-data.ts'
import { sampleLine, sampleOrder } from '../../testing/sample-order.ts'
import { testShop } from '../../testing/test-shop.ts'
import { configurationSchema } from '@shop/domain/shop/configuration.ts'
import { parse } from 'valibot'

const demo = new Map(
  readDemoData().shops.map(({ id, configuration, ...shop }) => [
    id,
    describeMailShop({ ...shop, configuration: parse(configurationSchema, configuration) }, shop.texts),
  ]),
)
const shopNamed = (id: string): MailShop => demo.get(id)!
/** The name that mails give Denmark in a shop that delivers to these countries. */
const nameIn = (supportedCountries: Record<string, string>) => {
  const configuration = parse(configurationSchema, { ...testShop.configuration, supportedCountries })
  return describeMailShop({ ...testShop, configuration }, {}).countryName('DK')
}
const kinds = ['confirmation', 'shipped', 'cancelled', 'refunded'] as const

const mailOf = (kind: (typeof kinds)[number], order: MailedOrder = sampleOrder(), id = 'phonicear_dk') =>
  makeMail(shopNamed(id), order.draft.origin, 'inger@example.com', orderMails[kind](order, shopNamed(id)))

const message: MailedMessage = {
  name: 'Inger Sørensen',
  email: 'inger@example.com',
  phone: '39 62 00 14',
  message: 'Hvilken dome passer?\nJeg bruger 312.',
  origin: 'https://shop.example',
  receivedAt: new Date('2026-11-22T08:00:00Z'),
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
/** The visible text of a mail's HTML. */
const wordsOf = (html: string) =>
  html
    .replace(/^[^]*<\/head>/, '')
    .replaceAll(/<!--[^]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll('\u00AD', '')
    .replaceAll(/&(\w+|#\d+);/g, (_all, name: string) => ENTITIES[name] ?? '?')
    .replaceAll(/[ \n]+/g, ' ')

const countTags = (html: string) =>
  ['script', 'img', 'b', 'mj-text'].map((tag) => html.match(new RegExp(`<${tag}[\\s>/]`, 'g'))?.length ?? 0)

const MARKUP = '</mj-text><script>alert("1")</script><img src=x onerror=alert(1)> &lt;b&gt; <!-- {{x}}'

const PARCEL = 'https://carrier.example/JD01'

const textOf = async (order?: MailedOrder) => (await mailOf('confirmation', order)).text.replaceAll(/\s+/g, ' ')

describe('makeMail', () => {
  describe('what customers and editors typed', () => {
    const { invoiceAddress } = sampleOrder().draft
    const typed = sampleOrder({
      lines: [sampleLine({ name: MARKUP, attributes: [[MARKUP, MARKUP]] })],
      shipping: { ...sampleOrder().draft.shipping, name: MARKUP },
      discounts: [{ name: MARKUP, amountMinor: 1, vatMinor: 0 }],
      invoiceAddress: { ...invoiceAddress, firstName: MARKUP, company: MARKUP, city: MARKUP },
      deliveryAddress: null,
    })

    it.each(kinds)('stays text in the mail %s, to the letter', async (kind) => {
      const { html } = await mailOf(kind, { ...typed, trackingNumber: MARKUP, trackingUrl: PARCEL })
      const plain = (await mailOf(kind, { ...sampleOrder(), trackingNumber: 'JD 01', trackingUrl: PARCEL })).html
      expect(wordsOf(html)).toContain(MARKUP)
      expect(countTags(html)).toEqual(countTags(plain))
    })

    it('stays text in the mails about a message to customer service', async () => {
      const shop = shopNamed('phonicear_dk')
      const htmlOf = async (name: string, text: string) =>
        (await makeMail(shop, '', 'a@example.com', contactMail({ ...message, name, message: text }, shop))).html
      const html = await htmlOf(MARKUP, MARKUP)
      expect(wordsOf(html).split(MARKUP).length).toBeGreaterThan(3)
      expect(countTags(html)).toEqual(countTags(await htmlOf('Inger', 'Hej')))
    })

    it('keeps to one line of the text, so that customers cannot add words to the mail', async () => {
      const forged = { ...invoiceAddress, lastName: 'Berg\r\n\r\nYour order is free:\u2028https://evil.example\u202E' }
      const { text } = await mailOf('confirmation', sampleOrder({ invoiceAddress: forged, deliveryAddress: null }))
      expect(text).toContain('\nInger Berg Your order is free: https:\u200B//evil.\u200Bexample\n')
    })

    // mrml 1.6 refuses the whole mail for one of them.
    it.each(['\v', '\u0002', '\uFFFE', '\uD800', '\u0000'])(
      'may hold what XML forbids, in every text: %j',
      async (sign) => {
        const shop = shopNamed('phonicear_dk')
        const pasted: MailShop = { ...shop, t: (...asked) => `${shop.t(...asked)}${sign}!` }
        const order = sampleOrder({ lines: [sampleLine({ name: `Batteri${sign}312` })] })
        for (const kind of kinds) {
          const { html } = await makeMail(pasted, order.draft.origin, 'a@example.com', orderMails[kind](order, pasted))
          expect(wordsOf(html)).toContain('Batteri 312')
          expect(html).not.toContain(sign)
          expect(html).not.toMatch(/<[^>]*\svertical-align=/)
        }
      },
    )

    it('may be 200 letters or pictures long', async () => {
      const long = '👩‍👩‍👧'.repeat(200)
      const { html, text } = await mailOf(
        'confirmation',
        sampleOrder({
          lines: [sampleLine({ name: long })],
          invoiceAddress: { ...invoiceAddress, lastName: 'x'.repeat(200) },
        }),
      )
      for (const words of [wordsOf(html), text]) {
        expect(words).toContain(long)
        expect(words).toContain('x'.repeat(200))
      }
    })
  })

  describe.each([...demo.keys()])('the mails of %s', (id) => {
    const { origin } = sampleOrder().draft
    const order = { ...sampleOrder(), trackingNumber: 'JD 01' }
    const others = [
      newsletterMail({ confirm: `${origin}/yes`, unsubscribe: `${origin}/no` }, shopNamed(id)),
      passwordResetMail(`${origin}/account/changepassword/c-1/abc`, shopNamed(id)),
      passwordChangedMail(origin, shopNamed(id)),
      emailConfirmationMail(`${origin}/yes`, shopNamed(id)),
      emailAskedMail({ undoLink: `${origin}/undo`, at: message.receivedAt }, shopNamed(id)),
      emailChangedMail({ undoLink: `${origin}/undo`, at: message.receivedAt }, shopNamed(id)),
      contactMail(message, shopNamed(id)),
      contactReceiptMail(message, shopNamed(id)),
    ]
    let mails: Mail[]
    beforeAll(async () => {
      const orderMail = kinds.map((kind) => mailOf(kind, order, id))
      const otherMail = others.map((plan) => makeMail(shopNamed(id), origin, 'inger@example.com', plan))
      mails = await Promise.all([...orderMail, ...otherMail])
    })

    it('say in their text all that they say in their HTML', () => {
      for (const { html, text, subject } of mails) {
        const words = wordsOf(html)
        for (const line of text.split('\n').filter((one) => !/^https:|^$/.test(one))) {
          for (const piece of line.replace(/:$/, '').split('  ')) expect(words).toContain(piece)
        }
        const links = [...html.matchAll(/<a href="([^"]+)"/g)].map(([, url]) => url)
        expect(links.filter((url = '') => !text.includes(url))).toEqual([])
        expect(html).toContain(`<title>${subject}</title>`)
        expect(html).toContain(`lang="${shopNamed(id).language}"`)
        expect(subject + text).not.toMatch(/[{}]|undefined|\u00AD/)
      }
    })

    it('fetch nothing but the word mark, and run nothing', () => {
      for (const { html } of mails) {
        expect(html).not.toMatch(/<script|<link|<iframe|<form|@import|@font-face|url\(|javascript:| on\w+=/i)
        const fetched = [...html.matchAll(/ src="([^"]+)"/g)].map(([, url]) => url)
        expect(fetched).toEqual([`https://shop.example${shopNamed(id).theme.wordMark.url}`])
        expect(html).toContain(`alt="${shopNamed(id).name}"`)
      }
    })

    it('have colours for light and dark', () => {
      const { light, dark } = shopNamed(id).theme
      for (const { html } of mails) {
        expect(html).toContain('<meta name="color-scheme" content="light dark"')
        const [plain, darkRules] = html.split('@media (prefers-color-scheme: dark)') as [string, string]
        expect(darkRules).toContain(`background: ${dark.sheet} !important`)
        expect(plain + darkRules).toContain(`color:${light.text}`)
      }
    })
  })

  it.each([
    ['product_uk', '22 November 2026 at 08:00'],
    ['product_global', '22 November 2026 at 9:00 am'],
    ['phonicear_dk', '22. november 2026 kl. 09.00'],
    ['horselbutik_se', '22 november 2026 kl. 09:00'],
  ])('the mails of %s show times in the shop’s time zone, wherever the gateway runs [ORD-18]', async (id, moment) => {
    const shop = shopNamed(id)
    onTestFinished(() => void vi.unstubAllEnvs())
    for (const plan of [
      contactReceiptMail(message, shop),
      emailChangedMail({ undoLink: '', at: message.receivedAt }, shop),
    ]) {
      for (const zone of ['Pacific/Kiritimati', 'America/Nuuk', 'Pacific/Honolulu']) {
        vi.stubEnv('TZ', zone)
        expect((await makeMail(shop, '', 'a@example.com', plan)).text).toContain(moment)
      }
    }
  })

  describe('an order’s mail', () => {
    it('shows no amount in shops that hide prices (OP-18)', async () => {
      for (const kind of ['confirmation', 'shipped', 'cancelled'] as const) {
        const { html, text } = await mailOf(kind, sampleOrder(), 'phonicear_dk_forbrugsshop_free')
        for (const words of [text, wordsOf(html)]) expect(words).not.toMatch(/\d,\d\d|\bkr\b|WELCOME10/)
        expect(text).toContain('6 × Batteries 312 (BAT-312)')
      }
    })

    it('says of a gift that it is free, and not that it costs nothing', async () => {
      const { text } = await mailOf('confirmation')
      expect(text).toMatch(/Cloth \(CLOTH-1\) +Gratis/)
      expect(text).not.toMatch(/\b0,00/)
    })

    it('never holds a CPR number (OP-21)', async () => {
      const order = sampleOrder({ encryptedCpr: 'encrypted-cpr', properties: { cprNumber: '251248-9996' } })
      for (const kind of kinds) {
        const { html, text } = await mailOf(kind, order)
        expect(html + text).not.toMatch(/251248|encrypted-cpr/)
      }
    })

    it('says how to withdraw, and how to write to the shop', async () => {
      const { text } = await mailOf('confirmation', sampleOrder(), 'product_uk')
      expect(text).toContain('You can change your mind for 60 days')
      expect(text).toContain('https://shop.example/customer-service/returns')
      expect(text).toContain('https://shop.example/customer-service/contact-us')
    })

    it('[LAW-02] leads to the form for withdrawing with its number, where the law of the European Union applies', async () => {
      for (const id of ['product_global', 'phonicear_dk', 'horselbutik_se']) {
        for (const kind of ['confirmation', 'shipped'] as const) {
          const { text } = await mailOf(kind, sampleOrder(), id)
          expect(text).toContain('https://shop.example/customer-service/withdrawal?order=T100001')
        }
      }
    })

    describe('what the law wants to be kept', () => {
      const terms = { title: 'Handelsbetingelser', lines: ['Priserne er med moms.', 'Klager: Skriv til os.'] }
      const confirmation = async (id: string) => (await mailOf('confirmation', { ...sampleOrder(), terms }, id)).text

      it.each([
        ['phonicear_dk', 'Standardfortrydelsesformular', 'Reklamationsret efter loven', 'https://naevneneshus.dk'],
        ['horselbutik_se', 'Standardformulär för utövande av ångerrätten', 'i Sverige i 3 år', 'https://www.arn.se'],
        ['product_global', 'Model withdrawal form', 'at least 2 years', 'https://www.eccnet.eu'],
      ])('[LAW-01] [LAW-02] [LAW-04] stands in the confirmation of %s itself', async (id, form, guarantee, body) => {
        const text = await confirmation(id)
        for (const said of [form, guarantee, body, ...terms.lines]) expect(text).toContain(said)
        const { seller, senderEmail } = shopNamed(id)
        expect(text.replaceAll('\u200B', '')).toContain(`${seller?.name}, ${seller?.address}, ${senderEmail}:`)
        expect(text).toContain(seller?.companyNumber)
        expect(text).toContain(seller?.vatNumber)
        // Whom to ask comes before what is kept.
        expect(text.indexOf(shopNamed(id).t('OrderMailSignature'))).toBeLessThan(text.indexOf(guarantee))
      })

      it('[LAW-04] is form, terms and seller in the United Kingdom, and nothing where nothing is paid', async () => {
        const british = await confirmation('product_uk')
        expect(british).toMatch(/Model cancellation form:\nTo Hearby Ltd, 14 Quay Street, Bristol BS1 2JL, \S+:\nI\/We/)
        expect(british).toContain(terms.lines[0])
        expect(british).toContain(shopNamed('product_uk').seller?.name)
        expect(british).not.toMatch(/Model withdrawal form|Legal guarantee/)
        expect(await confirmation('phonicear_dk_forbrugsshop_free')).not.toContain(terms.lines[0])
      })
    })

    it('speaks of the days that the law gives where a shop says nothing, and not of withdrawing where nothing is bought', async () => {
      const silent = { ...testShop, configuration: parse(configurationSchema, testShop.configuration) }
      expect(describeMailShop(silent, {}).returnDays).toBe(14)
      const { text } = await mailOf('confirmation', sampleOrder(), 'phonicear_dk_forbrugsshop_free')
      expect(text).not.toMatch(/fortryd/i)
      expect(text).toContain('https://shop.example/customer-service/returns')
    })

    it('shows its number large, and leads customers with an account to it', async () => {
      const seeOrder = 'https://shop.example/account/order-history/order-details/T100001'
      for (const kind of kinds.slice(0, 2)) {
        const { html } = await mailOf(kind, { ...sampleOrder(), hasAccount: true })
        expect(html).toMatch(/<strong style="font-size:28px[^"]*">T100001<\/strong>/)
        expect(html).toContain(seeOrder)
        expect((await mailOf(kind)).html).not.toContain(seeOrder)
      }
    })

    it('shows products as the shop pictures them, in a format that every mail program shows', async () => {
      const lines = [
        sampleLine({ imageUrl: '/api/pictures/brush-0123456789ab/720.webp' }),
        sampleLine({ name: 'Cloth' }),
      ]
      const { html } = await mailOf('confirmation', sampleOrder({ lines }))
      expect(html.match(/<img[^>]*brush[^>]*>/g)).toHaveLength(1)
      expect(html).toMatch(
        /<img[^>]*src="https:\/\/shop\.example\/api\/pictures\/brush-0123456789ab\/180\.png"[^>]*alt=""/,
      )
    })

    it('names the telephone, whose number stays on one line', async () => {
      const { text, html } = await mailOf('confirmation', sampleOrder(), 'product_uk')
      expect(text).toContain('Or call us: 0800 123 4567')
      expect(html).toMatch(/Or call us:\s+<span style="white-space:nowrap">0800 123 4567<\/span>/)
      const { phone: _phone, ...without } = shopNamed('product_uk')
      const plan = orderMails.confirmation(sampleOrder(), without)
      expect((await makeMail(without, '', 'inger@example.com', plan)).text).not.toContain('call us')
    })

    it('breaks no item number across lines', async () => {
      for (const kind of kinds.slice(0, 3)) {
        const { html, text } = await mailOf(kind)
        expect(html).toContain('white-space:nowrap">(BAT-312)</span>')
        expect(text).toMatch(/Batteries 312 \(BAT-312\)/)
      }
    })

    it('names both addresses, and the EAN number', async () => {
      const { text } = await mailOf('confirmation', sampleOrder({ properties: { eanNumberApplied: '5798000000001' } }))
      expect(text).toContain('Leveringsadresse:\nJens Østergård\nSkovvej 3\n8000 Aarhus')
      expect(text).toContain('Fakturaadresse:\nInger Østergård\nStrandvejen 12, 3. th.\n2900 Hellerup\n')
      expect(text).toContain('EAN-nummer: 5798000000001')
    })

    it('names the country where the shop delivers to several', () => {
      expect([nameIn({ DK: 'Danmark', GL: 'Grønland' }), nameIn({ DK: 'Danmark' })]).toEqual(['Danmark', ''])
    })

    it('shows what is refunded, and where the parcel is', async () => {
      const refunded = await mailOf('refunded', sampleOrder(), 'product_uk')
      expect(refunded.text).toContain('We have refunded 315,50\u00A0kr. for your order T100001.')
      // The totals of a purchase would read as another charge.
      expect(refunded.text).not.toContain('Home delivery')
      const shipped = async (trackingNumber: string | null) =>
        (await mailOf('shipped', { ...sampleOrder(), trackingNumber }, 'product_uk')).text
      expect(await shipped('JD 0146-2')).toContain('tracking number of your parcel is JD 0146-2.')
      expect(await shipped(null)).not.toContain('tracking')
    })

    it('[ORD-17] leads to the parcel where its carrier is known, and else names its number alone', async () => {
      const sent = { ...sampleOrder(), trackingNumber: 'JD 0146-2' }
      const trackingUrl = 'https://carrier.example/?id=JD0146-2&from=shop'
      const { html, text } = await mailOf('shipped', { ...sent, trackingUrl }, 'product_uk')
      expect(text).toContain(`The tracking number of your parcel is JD 0146-2.\n${trackingUrl}`)
      expect(html).toMatch(/href="https:\/\/carrier\.example\/\?id=JD0146-2&(amp;)?from=shop"[^>]*>Follow the parcel</)
      expect((await mailOf('shipped', sent, 'product_uk')).html).not.toContain('Follow the parcel')
    })
  })

  it('[PAY-05] says in the confirmation that the address from the payment counts', async () => {
    const said = shopNamed('phonicear_dk').t('AddressFromPayment')
    expect(said).not.toBe('')
    expect(await textOf(sampleOrder({ isAddressFromPayment: true }))).toContain(said)
    expect(await textOf()).not.toContain(said)
  })
})

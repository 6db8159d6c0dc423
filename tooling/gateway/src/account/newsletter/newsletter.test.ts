import { and, eq } from 'drizzle-orm'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { throttles } from '../../access/throttle-tables.ts'
import type { SendMail } from '../../mails/mailer.ts'
import { outbox } from '../../outbox/outbox-tables.ts'
import { createFakeCaptcha, createShopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { subscriptions } from '../subscription-tables.ts'

type SentMail = Parameters<SendMail>[0]
const mails: SentMail[] = []
const captcha = createFakeCaptcha()
const gateway = useTestGateway({
  platform: { fetch: captcha.fetch, sendMail: (mail) => Promise.resolve(void mails.push(mail)) },
})

async function subscribe(email: string, shopper = createShopper(gateway.fetch)) {
  const answer = await shopper.call('POST', '/v1.0/subscriptions', { email, type: 'Newsletter' })
  await gateway.runDueJobs()
  return answer
}
async function customer(email = 'demo@example.com') {
  const shopper = createShopper(gateway.fetch)
  await shopper.logIn(email)
  return shopper
}
const isConfirmed = async () => {
  const kept = await gateway.db.select().from(subscriptions)
  return kept.map(({ confirmedAt }) => confirmedAt !== null)
}

/** Returns the links of the latest mail, as paths of the gateway. */
function linksOf({ text, headers }: SentMail = mails.at(-1)!) {
  const paths = [...text.matchAll(/http:\/\/gateway\.test(\/api\/\S+)/g)].map(([, path = '']) => path)
  const [confirm = '', unsubscribe = ''] = paths.map((path) => `http://gateway.test/shops/test_dk${path}`)
  return { confirm, unsubscribe, header: headers?.['List-Unsubscribe'] ?? '' }
}
const signature = (link = '') => link.split('/').at(-1) ?? ''
const look = (link: string) => gateway.fetch(link)
const press = (link: string, init: RequestInit = {}) => gateway.fetch(link, { method: 'POST', ...init })

describe('the newsletter', () => {
  beforeEach(async () => {
    mails.length = 0
    for (const table of [subscriptions, outbox, throttles]) await gateway.db.delete(table)
  })

  describe('an address that any visitor can type', () => {
    it('gets no newsletter before its owner confirms it by the link', async () => {
      await subscribe(' Ida@Example.com ')
      expect(mails).toMatchObject([{ to: 'ida@example.com', from: { address: 'shop@example.com' } }])
      const { confirm } = linksOf()
      const page = await look(confirm)
      expect(page.status).toBe(200)
      expect(await page.text()).toContain('<form method="post"><button>Ja tak</button></form>')
      // Mail scanners follow every link.
      expect(await isConfirmed()).toEqual([false])
      expect((await press(confirm)).status).toBe(200)
      expect(await isConfirmed()).toEqual([true])
      expect((await press(confirm)).status).toBe(200)
    })

    it('is asked by a mail that leaves at once', async () => {
      const asked = { email: 'ida@example.com', type: 'Newsletter' }
      await createShopper(gateway.fetch).call('POST', '/v1.0/subscriptions', asked)
      await gateway.background.idle()
      expect(mails).toMatchObject([{ to: 'ida@example.com' }])
    })

    it('is asked once a day until it is confirmed; the answers do not show whether it is', async () => {
      const answers = [await subscribe('ida@example.com'), await subscribe('ida@example.com')]
      expect(mails).toHaveLength(1)
      await press(linksOf().confirm)
      await gateway.db.delete(outbox)
      answers.push(await subscribe('ida@example.com'))
      expect(mails).toHaveLength(1)
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
    })

    it('is subscribed at once by its proven owner only', async () => {
      const demo = await customer()
      await subscribe('demo@example.com', demo)
      expect(mails).toEqual([])
      expect(await isConfirmed()).toEqual([true])
      await subscribe('ida@example.com', demo)
      expect(mails).toMatchObject([{ to: 'ida@example.com' }])
    })
  })

  describe('an account whose address is not proven', () => {
    const EMAIL = 'new@example.com'
    const isNew = and(eq(customers.shopId, 'test_dk'), eq(customers.email, EMAIL))
    const provenAt = async () => (await gateway.db.select().from(customers).where(isNew))[0]?.emailProvenAt
    const setProven = (emailProvenAt: Date | null) => gateway.db.update(customers).set({ emailProvenAt }).where(isNew)
    beforeEach(() => setProven(null))
    afterAll(() => setProven(new Date()))

    it('neither sees nor ends the newsletter of that address, which may be a stranger’s', async () => {
      const { body } = await subscribe(EMAIL)
      await press(linksOf().confirm)
      const stranger = await customer(EMAIL)
      const seen = await stranger.get('/v1.0/user-subscriptions', { type: 'Newsletter' })
      expect([seen.status, seen.body]).toEqual([200, null])
      expect((await stranger.call('DELETE', `/v1.0/subscriptions/${body.id}`)).status).toBe(404)
      expect(await isConfirmed()).toEqual([true])
    })

    it('is proven by confirming the mail that it requested', async () => {
      const shopper = await customer(EMAIL)
      const { body } = await subscribe(EMAIL, shopper)
      const { confirm } = linksOf()
      expect(await (await look(confirm)).text()).toContain('The newsletter, and your account?')
      expect(await provenAt()).toBeNull()
      await press(confirm)
      expect(await provenAt()).not.toBeNull()
      expect((await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).body).toEqual(body)
    })

    it('is asked by mail too when the address gets the newsletter already', async () => {
      await subscribe(EMAIL)
      await press(linksOf().confirm)
      await gateway.db.delete(outbox)
      await subscribe(EMAIL, await customer(EMAIL))
      expect(mails).toHaveLength(2)
      await press(linksOf().confirm)
      expect(await provenAt()).not.toBeNull()
    })

    it('can have the mail sent again, three times a day', async () => {
      const shopper = await customer(EMAIL)
      for (let wish = 0; wish < 5; wish += 1) await subscribe(EMAIL, shopper)
      expect(mails).toHaveLength(3)
      await subscribe(EMAIL)
      expect(mails).toHaveLength(3)
    })

    it('is not proven by confirming another visitor’s request', async () => {
      await subscribe(EMAIL)
      expect(await (await look(linksOf().confirm)).text()).toContain('The newsletter?')
      await press(linksOf().confirm)
      expect(await provenAt()).toBeNull()
    })
  })

  describe('what the profile says of the newsletter [ACC-07, API-32]', () => {
    const EMAIL = 'demo@example.com'
    const wish = async () => (await createShopper(gateway.fetch).logIn(EMAIL)).user.receiveMarketingMaterials
    const saveProfile = async (receiveMarketingMaterials: boolean) => {
      const person = { firstName: 'Inger', middleName: '', lastName: 'Holm', email: EMAIL }
      const wishes = { ...person, receiveMarketingMaterials, updatePassword: false }
      expect((await (await customer()).call('POST', '/v1.0/me', wishes)).status).toBe(200)
    }

    it('changes with the links in mails', async () => {
      await subscribe(EMAIL)
      const { confirm, unsubscribe } = linksOf()
      expect(await wish()).toBe(false)
      await press(confirm)
      expect(await wish()).toBe(true)
      await press(unsubscribe)
      expect(await wish()).toBe(false)
    })

    it('cannot start a newsletter again by an old profile, and can end one', async () => {
      await saveProfile(true)
      expect([await wish(), await isConfirmed()]).toEqual([false, []])
      await subscribe(EMAIL, await customer())
      await saveProfile(true)
      expect([await wish(), await isConfirmed()]).toEqual([true, [true]])
      await saveProfile(false)
      expect([await wish(), await isConfirmed()]).toEqual([false, []])
    })
  })

  it('is asked for once at a registration, and confirming it counts for the new account [AUTH-12, NEWS-05]', async () => {
    const person = { email: 'karen@example.com', firstName: 'Karen', lastName: 'Holm', receiveMarketingMaterials: true }
    const passwords = { password: 'Quiet7Room', passwordConfirmed: 'Quiet7Room' }
    const shopper = createShopper(gateway.fetch)
    await shopper.call('POST', '/v1.0/create-me', { ...person, ...passwords, captcha: captcha.solve() })
    await gateway.runDueJobs()
    // The shop signs the address up before it logs in.
    const { body: asked } = await subscribe(person.email)
    expect(mails).toHaveLength(1)
    await shopper.logIn(person.email, passwords.password)
    const lookUp = async () => (await shopper.get('/v1.0/user-subscriptions', { type: 'Newsletter' })).body
    expect(await lookUp()).toBeNull()
    await press(linksOf().confirm)
    expect(await lookUp()).toEqual(asked)
  })

  describe('unsubscribing', () => {
    it('is one click in the mail program, without an account [RFC 8058]', async () => {
      await subscribe('ida@example.com')
      const { unsubscribe, header } = linksOf()
      expect(header).toBe(`<${unsubscribe.replace('/shops/test_dk', '')}>`)
      expect(mails[0]?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
      const oneClick = {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: 'List-Unsubscribe=One-Click',
      }
      expect((await press(unsubscribe, oneClick)).status).toBe(200)
      expect(await isConfirmed()).toEqual([])
      expect((await press(unsubscribe, oneClick)).status).toBe(200)
    })

    it('needs the button of the page, and its link cannot subscribe again', async () => {
      await subscribe('ida@example.com')
      const { confirm, unsubscribe } = linksOf()
      expect(await (await look(unsubscribe)).text()).toContain('<button>Afmeld</button>')
      expect(await isConfirmed()).toEqual([false])
      await press(unsubscribe)
      expect([(await look(confirm)).status, (await press(confirm)).status]).toEqual([404, 404])
    })
  })

  it('rejects links without the right signature', async () => {
    await subscribe('ida@example.com')
    await subscribe('per@example.com')
    const [ida, per] = mails.map(linksOf)
    const forged = [
      ida!.confirm.replace(signature(ida?.confirm), signature(per?.confirm)),
      ida!.confirm.replace('/confirm/', '/unsubscribe/'),
      ida!.confirm.replace('test_dk', 'test_uk'),
      ida!.confirm.slice(0, -1),
      ida!.confirm.replace('/confirm/', '/constructor/'),
    ]
    const answers = await Promise.all(forged.flatMap((link) => [look(link), press(link)]))
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 404))
    expect(await isConfirmed()).toEqual([false, false])
  })
})

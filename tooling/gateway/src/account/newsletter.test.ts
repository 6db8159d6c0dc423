import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { outbox, subscriptions, throttles } from '../database/schema.ts'
import type { SendMail } from '../mails/mailer.ts'
import { createTestGateway, type TestGateway } from '../testing.ts'
import { createShopper } from '../testing/shopper.ts'

// P7: anybody's address was signed up unproven, and without an account nobody could leave.
type SentMail = Parameters<SendMail>[0]
const mails: SentMail[] = []
let gateway: TestGateway
beforeAll(async () => {
  gateway = await createTestGateway({ platform: { sendMail: (mail) => Promise.resolve(void mails.push(mail)) } })
})
afterAll(() => gateway.close())
beforeEach(async () => {
  mails.length = 0
  for (const table of [subscriptions, outbox, throttles]) await gateway.database.db.delete(table)
})

async function subscribe(email: string, shopper = createShopper(gateway.fetch)) {
  const answer = await shopper.call('POST', '/v1.0/subscriptions', { email, type: 'Newsletter' })
  await gateway.runDueJobs()
  return answer
}
async function customer() {
  const shopper = createShopper(gateway.fetch)
  const login = { email: 'demo@example.com', password: 'Hearing2026' }
  shopper.useToken((await shopper.call('POST', '/v1.0/authenticate', login)).body.access_token)
  return shopper
}
const isConfirmed = async () => {
  const kept = await gateway.database.db.select().from(subscriptions)
  return kept.map(({ confirmedAt }) => confirmedAt !== null)
}

/** The links of the latest mail, as the site server passes them on. */
function linksOf({ text, headers }: SentMail = mails.at(-1)!) {
  const paths = [...text.matchAll(/http:\/\/gateway\.test(\/api\/\S+)/g)].map(([, path = '']) => path)
  const [confirm = '', unsubscribe = ''] = paths.map((path) => `http://gateway.test/shops/test_dk${path}`)
  return { confirm, unsubscribe, header: headers?.['List-Unsubscribe'] ?? '' }
}
const signature = (link = '') => link.split('/').at(-1) ?? ''
const look = (link: string) => gateway.fetch(link)
const press = (link: string, init: RequestInit = {}) => gateway.fetch(link, { method: 'POST', ...init })

describe('an address that anybody may have typed', () => {
  it('gets no newsletter before its owner has pressed the button behind the link', async () => {
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

  it('is asked once a day, and no more once it has said yes; the answers do not show which', async () => {
    const answers = [await subscribe('ida@example.com'), await subscribe('ida@example.com')]
    expect(mails).toHaveLength(1)
    await press(linksOf().confirm)
    await gateway.database.db.delete(outbox)
    answers.push(await subscribe('ida@example.com'))
    expect(mails).toHaveLength(1)
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1)
  })

  it('is subscribed at once by the customer whose it is, and by no other', async () => {
    const demo = await customer()
    await subscribe('demo@example.com', demo)
    expect(mails).toEqual([])
    expect(await isConfirmed()).toEqual([true])
    await subscribe('ida@example.com', demo)
    expect(mails).toMatchObject([{ to: 'ida@example.com' }])
  })
})

describe('the way out', () => {
  it('is one press in the mail program, without an account [RFC 8058]', async () => {
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

  it('is not taken by looking at it, and leaves no way back in', async () => {
    await subscribe('ida@example.com')
    const { confirm, unsubscribe } = linksOf()
    expect(await (await look(unsubscribe)).text()).toContain('<button>Afmeld</button>')
    expect(await isConfirmed()).toEqual([false])
    await press(unsubscribe)
    expect([(await look(confirm)).status, (await press(confirm)).status]).toEqual([404, 404])
  })
})

it('takes no link that it has not signed for exactly this', async () => {
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

it('shows pages that run nothing, are kept by nobody and tell their address to no one', async () => {
  await subscribe('ida@example.com')
  const { headers } = await look(linksOf().confirm)
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-/)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('referrer-policy')).toBe('no-referrer')
})

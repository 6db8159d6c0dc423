import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { createDigests } from '../../secrets/digests.ts'
import { documents } from '../../shops/shop-tables.ts'
import { useTestGateway } from '../../../testing/test-gateway.ts'
import { subscriptions } from '../subscription-tables.ts'

const texts = { MarketingTitle: 'News', NewsletterConfirmText: 'The newsletter?', NewsletterConfirm: 'Yes' }
const leaving = { NewsletterLeaveText: 'No more?', NewsletterLeave: 'No', NewsletterLinkOver: 'The link has ended' }

const id = randomUUID()
const gateway = useTestGateway()

/** Follows a signed link. Returns the status and the page without its frame. */
async function follow(action: string, method = 'GET') {
  const signature = createDigests(gateway.settings.secret).digest(
    'newsletter-link',
    `newsletter ${action} test_dk ${id}`,
  )
  const link = `http://gateway.test/shops/test_dk/api/v1.0/newsletter/${action}/${id}/${signature}`
  const answer = await gateway.fetch(link, { method })
  return [answer.status, /<main>(.*)<\/main>/.exec(await answer.text())?.[1]]
}
const page = (text: string, button: string) =>
  `<h1>News</h1><p>${text}</p><form method="post"><button>${button}</button></form>`

describe('newsletter routes', () => {
  beforeAll(async () => {
    const { db } = gateway
    const isTexts = and(eq(documents.shopId, 'test_dk'), eq(documents.kind, 'texts'))
    await db
      .update(documents)
      .set({ data: { ...texts, ...leaving } })
      .where(isTexts)
    await db.insert(subscriptions).values({ id, shopId: 'test_dk', email: 'ida@example.com', type: 'Newsletter' })
  })

  it('asks what its button will do', async () => {
    expect(await follow('confirm')).toEqual([200, page('The newsletter?', 'Yes')])
    expect(await follow('unsubscribe')).toEqual([200, page('No more?', 'No')])
  })

  it('says of any other action that the link has ended, even of a signed one', async () => {
    const over = [404, '<h1>News</h1><p>The link has ended</p><p><a href="/">Test shop</a></p>']
    expect([await follow('repeat'), await follow('repeat', 'POST')]).toEqual([over, over])
  })
})

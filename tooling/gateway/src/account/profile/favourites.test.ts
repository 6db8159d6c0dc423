import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createShopper, type Shopper, useTestGateway } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'

const gateway = useTestGateway()
let demo: Shopper

async function login(shopId: string) {
  const shopper = createShopper(gateway.fetch, shopId)
  await shopper.logIn()
  return shopper
}
const keep = (favourites: string[]) => gateway.db.update(customers).set({ favourites })
const add = (itemNumber: string, shopper = demo) => shopper.call('POST', `/v1.0/me/favourites/${itemNumber}`)
const remove = (itemNumber: string) => demo.call('DELETE', `/v1.0/me/favourites/${itemNumber}`)

describe('favourites', () => {
  beforeAll(async () => {
    demo = await login('test_dk')
  })
  beforeEach(() => keep([]))

  it('stores item numbers once and answers with the profile [API-36, FAV-04]', async () => {
    expect((await add('BAT-312')).body).toMatchObject({ email: 'demo@example.com', favourites: ['BAT-312'] })
    expect((await add('DOME-6')).body.favourites).toEqual(['BAT-312', 'DOME-6'])
    expect((await add('BAT-312')).body.favourites).toEqual(['BAT-312', 'DOME-6'])
    expect((await remove('BAT-312')).body).toMatchObject({ isAuthenticated: true, favourites: ['DOME-6'] })
    expect((await remove('BAT-312')).body.favourites).toEqual(['DOME-6'])
  })

  it('keeps both additions of two tabs at the same time', async () => {
    await Promise.all(['BAT-312', 'CLOTH-1', 'DRY-1', 'LOOP-1'].map((number) => add(number)))
    expect((await remove('X')).body.favourites.toSorted()).toEqual(['BAT-312', 'CLOTH-1', 'DRY-1', 'LOOP-1'])
  })

  it('accepts only articles of the shop, and also removes those no longer sold', async () => {
    await keep(['SOLD-OUT-FOR-GOOD'])
    expect(await add('NO-SUCH')).toMatchObject({ status: 404, body: { errorCode: 'not-found' } })
    // An id is not an item number.
    expect((await add('battery')).status).toBe(404)
    expect((await remove('SOLD-OUT-FOR-GOOD')).body.favourites).toEqual([])
  })

  it('is limited to five hundred', async () => {
    await keep(Array.from({ length: 500 }, (_, index) => `N-${index}`))
    expect(await add('BAT-312')).toMatchObject({ status: 400, body: { errorCode: 'too-many-favourites' } })
  })

  it('answers 404 in shops without favourites [CFG-22]', async () => {
    expect((await add('BAT-312', await login('test_uk'))).status).toBe(404)
  })

  it('belongs to one customer alone', async () => {
    await keep([])
    await add('BAT-312')
    const others = await gateway.db.select().from(customers).where(eq(customers.email, 'new@example.com'))
    expect(others.flatMap(({ favourites }) => favourites)).toEqual([])
  })
})

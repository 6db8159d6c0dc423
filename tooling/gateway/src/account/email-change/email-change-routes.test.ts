import { and, eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Limits } from '../../access/limits.ts'
import { Refusal } from '../../http/refusal.ts'
import { createDigests } from '../../secrets/digests.ts'
import type { ShopEnvironment } from '../../shops/shop-environment.ts'
import { documents } from '../../shops/shop-tables.ts'
import { readShop } from '../../shops/shop.ts'
import { OWNER, testShop, useAccountOwner } from '../../../testing/test.ts'
import { customers } from '../customer-tables.ts'
import { emailChanges } from '../email-change-tables.ts'
import { askEmailChange } from './ask-email-change.ts'
import { emailChangeLink } from './email-change-links.ts'
import { createEmailChangeRoutes } from './email-change-routes.ts'

const NEW = 'somebody.new@example.com'
const ORIGIN = 'https://shop.example'
const texts = {
  EmailChangeTitle: 'Your e-mail',
  EmailConfirmText: 'Shall it be {email}?',
  EmailConfirmButton: 'Yes',
  EmailConfirmed: 'Now it is {email}',
  EmailConfirmInUse: 'In use',
  EmailUndoText: 'Back to {email}?',
  EmailUndoButton: 'Back',
  EmailUndone: 'It is {email} again',
  EmailChangeLinkOver: 'The link has ended',
  LogIn: 'Log in',
}
const digests = createDigests('the first one')
const shop = readShop({ id: 'test_dk', version: '1', settings: testShop.settings, changes: {} }, testShop.configuration)

const account = useAccountOwner()
const { db } = account

let paths: { confirm: string; undo: string }

/** Creates the routes. Returns what follows a link, and the failures that the routes leave to the gateway. */
function createCalls(triggerOutbox: () => void = () => {}) {
  const failures: Error[] = []
  const limits = { network: { count: () => Promise.resolve() } } as unknown as Limits
  const app = new Hono<ShopEnvironment>()
    .onError((failure, c) => {
      failures.push(failure)
      return c.text('', 500)
    })
    .use(async (c, next) => {
      c.set('shop', shop)
      await next()
    })
    .route('/', createEmailChangeRoutes({ db, digests, limits, triggerOutbox }))
  /** Returns the status and the page without its frame. */
  const follow = async (method: 'GET' | 'POST', path: string) => {
    const answer = await app.request(path, { method })
    return [answer.status, /<main>(.*)<\/main>/.exec(await answer.text())?.[1]]
  }
  return { failures, look: (path: string) => follow('GET', path), press: (path: string) => follow('POST', path) }
}

const home = '<p><a href="/">Test shop</a></p>'
const content = (text: string, rest = home) => `<h1>Your e-mail</h1><p>${text}</p>${rest}`
const button = (label: string) => `<form method="post"><button>${label}</button></form>`

describe('createEmailChangeRoutes', () => {
  beforeAll(async () => {
    const isTexts = and(eq(documents.shopId, 'test_dk'), eq(documents.kind, 'texts'))
    await db.update(documents).set({ data: texts }).where(isTexts)
  })
  beforeEach(async () => {
    await account.reset()
    const customer = (await account.kept())!
    await db.transaction((tx) => askEmailChange(tx, digests, customer, { newEmail: NEW, origin: ORIGIN }))
    const [{ id } = { id: '' }] = await db.select().from(emailChanges)
    const pathOf = (action: 'confirm' | 'undo') =>
      emailChangeLink(digests, action, { id, origin: '' }).replace('/api', '')
    paths = { confirm: pathOf('confirm'), undo: pathOf('undo') }
  })

  it('asks before it changes the e-mail, and then leads to the login', async () => {
    const { look, press } = createCalls()
    expect(await look(paths.confirm)).toEqual([200, content(`Shall it be ${NEW}?`, button('Yes'))])
    expect(await account.keptEmail()).toBe(OWNER)
    const done = [200, content(`Now it is ${NEW}`, '<p><a href="/account/login">Log in</a></p>')]
    expect(await press(paths.confirm)).toEqual(done)
    expect(await account.keptEmail()).toBe(NEW)
    expect(await look(paths.confirm)).toEqual(done)
  })

  it('asks before it returns to the previous e-mail, and then names it', async () => {
    const { look, press } = createCalls()
    const question = [200, content(`Back to ${OWNER}?`, button('Back'))]
    expect([await look(paths.undo), await look(paths.undo)]).toEqual([question, question])
    const done = [200, content(`It is ${OWNER} again`)]
    expect(await press(paths.undo)).toEqual(done)
    expect(await look(paths.undo)).toEqual(done)
  })

  it('says that a link has ended which is none, or has another action', async () => {
    const { look, press } = createCalls()
    const over = [404, content('The link has ended')]
    for (const path of [
      `${paths.undo}x`,
      paths.undo.replace('undo', 'repeat'),
      paths.undo.replace('undo', 'confirm'),
    ]) {
      expect([await look(path), await press(path)]).toEqual([over, over])
    }
  })

  it('sends the mails about a change when the button is pressed, and none when the page is opened', async () => {
    let times = 0
    const { look, press } = createCalls(() => {
      times += 1
    })
    await look(paths.confirm)
    expect(times).toBe(0)
    await press(paths.confirm)
    expect(times).toBe(1)
  })

  it('says that an address is in use', async () => {
    const { press, failures } = createCalls()
    await db.insert(customers).values({ ...(await account.kept())!, id: 'c-other', email: NEW })
    expect(await press(paths.confirm)).toEqual([409, content('In use')])
    expect(failures).toEqual([])
  })

  it.each([new Refusal(503, ['temporarily-unavailable']), new Error('The connection is lost')])(
    'leaves any other failure to the gateway: %s',
    async (failure) => {
      const { press, failures } = createCalls(() => {
        throw failure
      })
      expect((await press(paths.confirm))[0]).toBe(500)
      expect(failures).toEqual([failure])
    },
  )
})

// @vitest-environment happy-dom
import { sendAdd } from '@shop/api-client/send-add.ts'
import { anonymousUser } from '@shop/domain/account/session.ts'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { recordEvents } from './record-events.ts'
import { browserPlatform } from '../../runtime/platform/platform.ts'
import { USER_COOKIE } from '../../runtime/memory/user-cookie.ts'
import { createEarlyAdds } from './early-adds.ts'
import type { VisitorPlatform } from './find-visitor.ts'

let calls: { userId: string; products: Record<string, number> }[]
let answer: () => Promise<Response>
let waiting: number

/** Listens as the script in the page's head does. */
function record(platform: VisitorPlatform) {
  const adds = createEarlyAdds(platform, '')
  const recorder = recordEvents({ onClick: () => void (waiting += 1), early: adds })
  window.beforeHydration = { ...recorder, takeAdds: adds.take, isHere: () => true, sendAdd }
}

const button = (id: string) => document.querySelector<HTMLButtonElement>(`[data-replay="add:${id}"]`)!
const bubble = () => document.querySelector<HTMLElement>('[data-cart-count]')!
const quantity = () => document.querySelector<HTMLInputElement>('[name=quantity]')!
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)
const products = () => calls.map((call) => call.products)
const makesNone = () => {
  throw new TypeError('crypto.randomUUID is not a function')
}
const recorded = () => window.beforeHydration?.clicks

describe('createEarlyAdds', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    calls = []
    waiting = 0
    answer = async () => Response.json({})
    vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
      calls.push(JSON.parse(body as string))
      return answer()
    })
    document.body.innerHTML =
      '<a><span data-cart-count hidden>0</span></a>' +
      '<form><input name="quantity" value="1"><input type="radio"><button data-replay="add:312" data-added="In basket"><svg></svg><span>Add</span></button></form>' +
      ['10', '13', '675', 'x', 'y', 'z']
        .map((id) => `<button data-replay="add:${id}"><span>Add</span></button>`)
        .join('')
    record(browserPlatform())
  })
  afterEach(() => {
    window.beforeHydration?.end()
    delete window.beforeHydration
    document.body.replaceChildren()
    browserPlatform().cookies.remove(USER_COOKIE)
  })

  it('[PROD-11] [MINI-07] sends an add, counts it at once, and shows the outcome for two seconds', async () => {
    quantity().value = '3'
    button('312').click()
    expect(bubble()).toMatchObject({ textContent: '3', hidden: false })
    expect(button('312').getAttribute('aria-busy')).toBe('true')
    await pass()
    expect(products()).toEqual([{ 312: 3 }])
    expect(button('312').hasAttribute('aria-busy')).toBe(false)
    expect(button('312').textContent).toBe('In basket')
    expect(quantity().value).toBe('1')
    await pass(2000)
    expect(button('312').textContent).toBe('Add')
    expect(recorded()?.size).toBe(0)
    expect(waiting).toBe(1)
  })

  it('[PROD-11] sends three presses on one button once', async () => {
    for (let presses = 0; presses < 3; presses += 1) button('312').click()
    await pass()
    expect(products()).toEqual([{ 312: 1 }])
    expect(recorded()?.size).toBe(0)
  })

  it('ignores clicks while the button shows the outcome, and leaves the next one to the app', async () => {
    button('312').click()
    await pass(1999)
    button('312').click()
    expect(recorded()?.size).toBe(0)
    await pass(1)
    quantity().value = '2'
    button('312').click()
    await pass()
    expect(products()).toHaveLength(1)
    expect(recorded()).toEqual(new Map([['add:312', '2']]))
  })

  it('sends different products one after the other in one visitor’s name, a few of them; the others wait', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    answer = () => promise.then(() => Response.json({}))
    for (const id of ['312', '10', '13', '675', 'x', 'y']) button(id).click()
    await pass()
    expect(products()).toEqual([{ 312: 1 }])
    resolve()
    await pass()
    expect(products()).toEqual([{ 312: 1 }, { 10: 1 }, { 13: 1 }, { 675: 1 }, { x: 1 }])
    expect(new Set(calls.map(({ userId }) => userId)).size).toBe(1)
    expect([...(recorded()?.keys() ?? [])]).toEqual(['add:y'])
    expect(bubble().textContent).toBe('5')
  })

  it('sends the remaining adds at once when the page is left', async () => {
    answer = () => new Promise<never>(() => undefined)
    for (const id of ['312', '10', '13']) button(id).click()
    await pass()
    expect(calls).toHaveLength(1)
    dispatchEvent(new Event('pagehide'))
    await pass()
    expect(products()).toEqual([{ 312: 1 }, { 10: 1 }, { 13: 1 }])
  })

  it.each([
    ['refused', { status: 400, body: '{}' }, async () => Response.json({}, { status: 400 })],
    ['lost', {}, () => Promise.reject(new TypeError('Failed to fetch'))],
  ])(
    'takes the count back and stays busy when the add is %s, until the app shows why',
    async (_what, response, given) => {
      answer = given
      button('312').click()
      await pass()
      expect(bubble()).toMatchObject({ textContent: '0', hidden: true })
      expect(button('312').getAttribute('aria-busy')).toBe('true')
      const { adds } = window.beforeHydration!.takeAdds()
      expect(await Promise.all(adds.map((add) => add.response))).toEqual([{ isAdded: false, ...response }])
    },
  )

  it('counts nothing for a visitor whose cart is unknown', async () => {
    browserPlatform().cookies.write(USER_COOKIE, JSON.stringify(anonymousUser('visitor')))
    button('312').click()
    await pass()
    expect(calls).toEqual([{ userId: 'visitor', products: { 312: 1 } }])
    expect(bubble().hidden).toBe(true)
  })

  it('hands over its adds once, and then only records clicks', async () => {
    button('312').click()
    const { takeAdds } = window.beforeHydration!
    expect(takeAdds()).toMatchObject({ adds: [{ productId: '312', quantity: 1 }], hasMadeVisitor: true })
    expect(takeAdds()).toEqual({ adds: [], hasMadeVisitor: false })
    button('10').click()
    await pass()
    expect(products()).toEqual([{ 312: 1 }])
    expect(recorded()).toEqual(new Map([['add:10', '']]))
  })

  it.each([
    ['cookies are blocked', () => vi.spyOn(document, 'cookie', 'set').mockReturnValue()],
    [
      'cookies cannot be asked for',
      () =>
        vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
          throw new DOMException('Denied', 'SecurityError')
        }),
    ],
    ['a variation was chosen', () => document.querySelector<HTMLInputElement>('[type=radio]')?.click()],
    ['it cannot be bought', () => button('312').setAttribute('aria-disabled', 'true')],
  ])('[PROD-13] only records a press when %s', async (_when, prepare) => {
    prepare()
    quantity().value = '4'
    button('312').click()
    await pass()
    expect(calls).toEqual([])
    expect(recorded()).toEqual(new Map([['add:312', '4']]))
    expect(button('312').getAttribute('aria-busy')).toBe('true')
  })

  it('changes nothing in a hydrated page', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>()
    answer = () => promise
    button('312').click()
    window.beforeHydration?.takeAdds()
    window.beforeHydration?.end()
    expect(button('312').hasAttribute('aria-busy')).toBe(false)
    resolve(Response.json({}, { status: 400 }))
    await pass()
    expect(button('312').textContent).toBe('Add')
    expect(bubble().textContent).toBe('1')
  })

  it('[SES-03] leaves an add to the app if the browser cannot create an id, and stores no visitor', async () => {
    window.beforeHydration?.end()
    record({ ...browserPlatform(), newId: makesNone })
    button('312').click()
    await pass()
    expect(calls).toEqual([])
    expect(recorded()?.get('add:312')).toBe('1')
    expect(browserPlatform().cookies.read(USER_COOKIE)).toBeUndefined()
  })
})

import { GatewayFailure } from '@shop/api-client/failure.ts'
import { expect, it } from 'vitest'
import { retryAsAnonymous } from './retry-as-anonymous.ts'

const failing = (...kinds: ('unauthorised' | 'unreachable')[]) => {
  const asked: string[] = []
  const get = async (what: string) => {
    asked.push(what)
    const kind = kinds.shift()
    if (kind) throw new GatewayFailure({ kind })
    return `${what}: here`
  }
  return { asked, get }
}

it('[SES-05] repeats a call as an anonymous visitor when the login has run out, so that the basket still shows', async () => {
  const { asked, get } = failing('unauthorised')
  let visitors = 0
  const calls = retryAsAnonymous({ get }, () => (visitors += 1))
  expect(await calls.get('cart')).toBe('cart: here')
  expect([asked, visitors]).toEqual([['cart', 'cart'], 1])
})

it('[SES-05] gives up after the second refusal, so that no call goes round for ever', async () => {
  const { asked, get } = failing('unauthorised', 'unauthorised')
  await expect(retryAsAnonymous({ get }, () => undefined).get('cart')).rejects.toBeInstanceOf(GatewayFailure)
  expect(asked).toHaveLength(2)
})

it('[API-03] does not repeat a call that nobody answered: it may have changed something', async () => {
  const { asked, get } = failing('unreachable')
  await expect(retryAsAnonymous({ get }, () => undefined).get('cart')).rejects.toBeInstanceOf(GatewayFailure)
  expect(asked).toHaveLength(1)
})

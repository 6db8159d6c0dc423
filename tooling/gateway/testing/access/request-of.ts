import { callNames } from '@shop/contract/calls.ts'
import { exampleOf } from '@shop/contract/example-of.ts'
import type { ListedCall, Sent } from './listed-call.ts'
import type { Ids } from './resources.ts'

const SHOP_PATH = '/shops/:shopId/api'
const isOfShop = (call: string) => !/ \/(?:health|webhooks)\//.test(call)

/** Returns the method and pattern of a call's route, with the prefix of a shop's calls, which the list leaves out. */
export const routeOf = ({ call }: ListedCall): string => (isOfShop(call) ? call.replace(' ', ` ${SHOP_PATH}`) : call)

/** What the test shop sells. */
const GOODS = { word: 'battery', route: '/all', productId: 'BAT-312', itemNumber: 'BAT-312', shippingMethod: 'home' }

/** Returns the contract's example of a call for given ids, or nothing for a call of ours. `captcha` is a solved token. */
function exampleFor({ call, naming }: ListedCall, ids: Ids, captcha: string): Sent {
  const pattern = call.replace(' ', ' /api').replaceAll(/:(\w+)/g, '{$1}')
  const name = callNames.find((one) => one === pattern)
  if (!name) return {}
  const { anonymousId: previousUserId, resetSessionId: sessionId, ...same } = ids
  return exampleOf(name, { ...same, previousUserId, sessionId, captcha, ...GOODS, ...naming?.(ids) })
}

/** Returns the request of a call for given ids, without its headers. `captcha` is a solved token. */
export function requestOf(listed: ListedCall, ids: Ids, captcha: string) {
  const { path = {}, query = {}, body } = { ...exampleFor(listed, ids, captcha), ...listed.send?.(ids) }
  const [method = '', pattern = ''] = routeOf(listed).split(' ')
  const values: Readonly<Record<string, string>> = { shopId: 'test_dk', ...path }
  const address = pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => (values[name] ? `/${values[name]}` : ''))
  return { method, url: `http://gateway.test${address}?${new URLSearchParams(query).toString()}`, body }
}

import type { ListedCall } from './listed-call.ts'
import type { Ids } from './resources.ts'

const SHOP_PATH = '/shops/:shopId/api'
const isOfShop = (call: string) => !/ \/(?:health|webhooks)\//.test(call)

/** Returns the method and pattern of a call's route, with the prefix of a shop's calls, which the list leaves out. */
export const routeOf = ({ call }: ListedCall): string => (isOfShop(call) ? call.replace(' ', ` ${SHOP_PATH}`) : call)

/** Returns the request of a call for given ids, without its headers. `captcha` is a solved token. */
export function requestOf(listed: ListedCall, ids: Ids, captcha: string) {
  const { parameters = {}, query = {}, body } = listed.send?.(ids, captcha) ?? {}
  const [method = '', pattern = ''] = routeOf(listed).split(' ')
  const values: Readonly<Record<string, string>> = { shopId: 'test_dk', ...parameters }
  const path = pattern.replaceAll(/\/:(\w+)\??/g, (_, name: string) => (values[name] ? `/${values[name]}` : ''))
  return { method, url: `http://gateway.test${path}?${new URLSearchParams(query).toString()}`, body }
}

/** How the back end of a market writes. The documents say neither, so that each culture of a system's library may come. */
export interface Market {
  /** The culture, in the spelling of the back end's system. */
  cultureName: string
  currency: string
  /** The amount 1,234.5 in a way that the culture has, or 123,450 where people use no decimals. */
  amount: string
  /** The moment 2026-11-03 14:05:06 in a way that the culture has. */
  moment: string
}

/** Markets with cultures of their own: four of the north, and two currencies beside. */
export const markets: readonly Market[] = [
  { cultureName: 'da_DK', currency: 'DKK', amount: '1.234,50 kr.', moment: '03-11-2026 14:05:06' },
  { cultureName: 'nb-NO', currency: 'NOK', amount: '1 234,50 kr', moment: '03.11.2026 14:05:06' },
  { cultureName: 'fo-FO', currency: 'DKK', amount: '1.234,50 kr.', moment: '03.11.2026 14:05:06' },
  { cultureName: 'is-IS', currency: 'ISK', amount: '123.450 kr.', moment: '3.11.2026 14:05:06' },
  { cultureName: 'hu-HU', currency: 'HUF', amount: '123 450 Ft', moment: '2026. 11. 03. 14:05:06' },
  { cultureName: 'fi-FI', currency: 'EUR', amount: '1 234,50 €', moment: '3.11.2026 14.05.06' },
]

/** Whether amounts in the currency are written without decimals. The gateway's öre are then whole units. */
const isWhole = ({ amount }: Market) => !amount.includes(',')

/** Writes an amount in öre as a market does. */
export function amountIn(market: Market, ore: number): string {
  const group = market.amount.replace(/^\d+(.).*/, '$1')
  const [whole, rest] = isWhole(market) ? [ore, ''] : [Math.floor(ore / 100), `,${String(ore % 100).padStart(2, '0')}`]
  const digits = String(whole).replaceAll(/\B(?=(\d{3})+$)/g, group)
  return market.amount.replace(/^[\d.\s]*\d(?:,\d+)?/, digits + rest)
}

/** Writes a moment of ISO 8601 as a market does. */
export function momentIn({ moment }: Market, iso: string): string {
  const [year = '', month = '', day = '', hour = '', minute = '', second = ''] = iso.match(/\d+/g) ?? []
  const parts: Record<string, string> = { '2026': year, '11': month, '03': day, '3': String(Number(day)) }
  const time: Record<string, string> = { '14': hour, '05': minute, '06': second }
  let isTime = false
  return moment.replaceAll(/\d+/g, (part) => {
    isTime ||= part === '14'
    return (isTime ? time[part] : parts[part]) ?? part
  })
}

const PRICE_TEXT = /^[\d ]+,\d\d kr$/
const MOMENT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/
/** The fields whose numbers are kronor. */
const IN_KRONOR: readonly string[] = ['price', 'cost', 'regularPrice']

/** Rewrites what a gateway of Swedish kronor answers. */
function written(value: unknown, name: string, market: Market): unknown {
  if (Array.isArray(value)) return value.map((item) => written(item, name, market))
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, part]) => [field, written(part, field, market)]))
  if (typeof value === 'number') return IN_KRONOR.includes(name) && isWhole(market) ? Math.round(value * 100) : value
  if (typeof value !== 'string') return value
  if (PRICE_TEXT.test(value)) return amountIn(market, Number(value.replaceAll(/\D/g, '')))
  if (MOMENT.test(value) && name === 'placementDate') return momentIn(market, value)
  if (value === 'SEK') return market.currency
  return value === 'sv-SE' ? market.cultureName : value
}

/** Lets a gateway answer as in a market. */
export const inMarket =
  (answer: (request: Request) => Promise<Response>, market: Market) =>
  async (request: Request): Promise<Response> => {
    const response = await answer(request)
    const text = await response.clone().text()
    if (!response.ok || text === '') return response
    return Response.json(written(JSON.parse(text), '', market))
  }

import { Hono } from 'hono'
import { rejected } from '../http/answers.ts'
import { text } from '../http/request.ts'
import { categories, partsOfRoute } from './categories.ts'
import { productAnswer } from './product-answer.ts'
import { stock, type StockItem } from './products.ts'

const itemNumberLimit = 300

function byItemNumber(itemNumber: string): StockItem | undefined {
  return stock.find(
    (entry) => entry.itemNumber === itemNumber || entry.variations?.some((one) => one.itemNumber === itemNumber),
  )
}

function byQuery(query: string): StockItem[] {
  const words = query.toLowerCase().split(/\s+/)
  return stock.filter(
    ({ name, itemNumber, hidden }) =>
      hidden !== true && words.every((word) => `${name} ${itemNumber}`.toLowerCase().includes(word)),
  )
}

function byItemNumbers(itemNumbers: string[], ignoreVisibility: boolean): StockItem[] {
  return itemNumbers
    .slice(0, itemNumberLimit)
    .flatMap((itemNumber) => byItemNumber(itemNumber) ?? [])
    .filter(({ hidden }) => ignoreVisibility || hidden !== true)
}

const answer = (found: StockItem[]) => ({ products: found.map((entry) => productAnswer(entry)) })

/** A url key stands in a parameter named `url`, or in `itemNumber` beside a parameter whose value is "url". */
function detailsOf(parameters: Record<string, string>): StockItem | undefined {
  const { url, itemNumber } = parameters
  const isMarked = Object.values(parameters).includes('url')
  const urlKey = url ?? (isMarked ? itemNumber : undefined)
  if (urlKey !== undefined) return stock.find((entry) => entry.urlKey === urlKey)
  return byItemNumber(text(itemNumber))
}

export function catalogueCalls(): Hono {
  const calls = new Hono()
  calls.get('/api/products/search', (context) => {
    const { query, IgnoreVisiblity: ignoreVisibility } = context.req.query()
    const itemNumbers = context.req.queries('ItemNumbers')
    if (itemNumbers) return context.json(answer(byItemNumbers(itemNumbers, ignoreVisibility === 'true')))
    return context.json(answer(byQuery(text(query))))
  })
  calls.get('/api/products/browse', (context) => {
    const parts = partsOfRoute(text(context.req.query('route')))
    return context.json(answer(stock.filter((entry) => parts.includes(entry.partialId) && entry.hidden !== true)))
  })
  calls.get('/api/products/details', (context) => {
    const found = detailsOf(context.req.query())
    return found ? context.json(productAnswer(found)) : rejected(context, 404, 'product-not-found')
  })
  calls.get('/api/products/categories', (context) => context.json(categories))
  return calls
}

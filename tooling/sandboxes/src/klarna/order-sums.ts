import type { OrderLine, OrderRequest } from './order-schema.ts'

/** Klarna accepts a difference of one minor unit, because shops round in different places. */
const isNear = (one: number, other: number) => Math.abs(one - other) <= 1

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0)

/** Returns the paths of amounts that do not add up, lines first, as Klarna does. */
export function wrongSumsOf({ order_lines: lines, order_amount, order_tax_amount }: OrderRequest): string[] {
  const wrong = lines.flatMap((line, index) => wrongSumsOfLine(line).map((name) => `order_lines[${index}].${name}`))
  if (order_amount !== sum(lines.map((line) => line.total_amount))) wrong.push('order_amount')
  if (order_tax_amount !== sum(lines.map((line) => line.total_tax_amount))) wrong.push('order_tax_amount')
  return wrong
}

/** Lines that lower what is paid. All others have no negative amount. */
const REDUCTIONS = new Set<OrderLine['type']>(['discount', 'gift_card', 'store_credit'])
const AMOUNTS = ['unit_price', 'total_amount', 'total_tax_amount'] as const

function wrongSumsOfLine(line: OrderLine): string[] {
  const wrong: string[] = REDUCTIONS.has(line.type) ? [] : AMOUNTS.filter((name) => line[name] < 0)
  const amount = line.quantity * line.unit_price - line.total_discount_amount
  const tax = line.total_amount - (line.total_amount * 10_000) / (10_000 + line.tax_rate)
  if (!isNear(line.total_amount, amount)) wrong.push('total_amount')
  if (!isNear(line.total_tax_amount, tax)) wrong.push('total_tax_amount')
  return wrong
}

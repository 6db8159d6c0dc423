import { formatAmount } from '@shop/domain/prices/price.ts'
import type { ContactPlan, ShopPlan } from '../shop-plan.ts'

/** A page of customer service; its address is the same in every language, so that the shop's own links find it. */
export interface ServicePage {
  address: string
  title: string
  html: string
}

/** What the pages' wording needs to know of a shop. */
export interface PageFacts extends ContactPlan {
  shop: string
  returnDays: number
  deliveryDays: number
  recordYears: number
  delivery: readonly { name: string; cost: string; freeFrom: string; disclaimer: string }[]
  /** Whether the region pays and the customer does not. */
  isFree: boolean
  isBritish: boolean
  /** Whether the shop owes a page to withdraw from contracts on: where customers of the European Union pay. */
  isWithdrawable: boolean
  isBernafon: boolean
}

/** Gathers a shop's facts, its amounts written as the shop writes them. */
export function pageFacts(plan: ShopPlan): PageFacts {
  const isFree = plan.flags.hidePricesAndPayment ?? false
  const isBritish = plan.cultureName === 'en-GB'
  const money = (major: number | undefined) => (major === undefined ? '' : formatAmount(major, plan))
  return {
    ...plan.contact,
    shop: plan.displayName,
    returnDays: plan.returnDays,
    deliveryDays: plan.deliveryDays,
    recordYears: plan.recordYears,
    delivery: plan.delivery.map(({ name, cost, freeFrom, disclaimer }) => ({
      name,
      cost: money(cost),
      freeFrom: money(freeFrom),
      disclaimer,
    })),
    isFree,
    isBritish,
    isWithdrawable: !isFree && !isBritish,
    isBernafon: plan.brand === 'bernafon',
  }
}

/** What the shop says of each way of delivery, as points of a list. */
export const deliveryNotes = ({ delivery }: PageFacts): string =>
  delivery.map(({ name, disclaimer }) => `${name}: ${disclaimer}`).join(' | ')

/** The ways of delivery as a table. */
export function deliveryTable(facts: PageFacts, head: readonly [name: string, cost: string, free: string]): string {
  const rows = facts.delivery.map(
    ({ name, cost, freeFrom }) => `<tr><th scope="row">${name}</th><td>${cost}</td><td>${freeFrom || '–'}</td></tr>`,
  )
  const heads = head.map((word) => `<th scope="col">${word}</th>`).join('')
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

import { formatAmount } from '@shop/domain/prices/price.ts'
import type { ContactPlan, ShopPlan } from '../shop-plan.ts'

/** A customer-service page. Its address is the same in every language, because the shop links to it. */
export interface ServicePage {
  address: string
  title: string
  html: string
}

/** The facts of a shop that its pages mention. */
export interface PageFacts extends ContactPlan {
  shop: string
  returnDays: number
  deliveryDays: number
  recordYears: number
  delivery: readonly { name: string; cost: string; freeFrom: string; disclaimer: string }[]
  /** True if the region pays, not the customer. */
  isFree: boolean
  isBritish: boolean
  /** True for shops with paying customers in the European Union, which need a page for withdrawals. */
  isWithdrawable: boolean
  isBernafon: boolean
}

/** Collects a shop's facts, with its amounts formatted as in the shop. */
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

/** Returns the notes about each shipping method, as list items. */
export const deliveryNotes = ({ delivery }: PageFacts): string =>
  delivery.map(({ name, disclaimer }) => `${name}: ${disclaimer}`).join(' | ')

/** Returns the shipping methods as a table. */
export function deliveryTable(facts: PageFacts, head: readonly [name: string, cost: string, free: string]): string {
  const rows = facts.delivery.map(
    ({ name, cost, freeFrom }) => `<tr><th scope="row">${name}</th><td>${cost}</td><td>${freeFrom || '–'}</td></tr>`,
  )
  const heads = head.map((word) => `<th scope="col">${word}</th>`).join('')
  return `<table><thead><tr>${heads}</tr></thead><tbody>${rows.join('')}</tbody></table>`
}

import * as v from 'valibot'
import { answerObject, flag, list, maybe, requiredText, text } from '../reading/parse.ts'

/** A business with the ways to reach it. */
const businessSchema = answerObject({ name: text, address: text, email: text })
export type Business = v.InferOutput<typeof businessSchema>

/** What the law wants an offer to say of its product. Ours, optional, as each of its parts. */
export const legalFactsSchema = answerObject({
  /** True if an opened pack cannot be returned for reasons of hygiene, false if it can. Nothing is said without it. */
  sealedForHygiene: maybe(flag),
  manufacturer: maybe(businessSchema),
  /** Who answers for the product in the European Union, if its manufacturer is elsewhere. */
  responsiblePerson: maybe(businessSchema),
  /** Warnings in the shop's language, one sentence or two each. */
  warnings: list(requiredText),
  /** Of a battery: its chemistry, and the signs of metals that it bears, such as `Hg`. */
  battery: maybe(answerObject({ chemistry: text, signs: text })),
})
export type LegalFacts = v.InferOutput<typeof legalFactsSchema>

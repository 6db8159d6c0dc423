import * as v from 'valibot'
import { answerObject, identifier, list, number, text } from '../reading/parse.ts'

const facetValueSchema = answerObject({ name: text, count: number }, { key: identifier })

/**
 * A group of values that divides a list. `count` is the number of products that choosing the value would show, beside what is
 * chosen in other groups. Values of one group are alternatives. A group that the shop has words for has no name.
 */
export const facetGroupSchema = answerObject({ name: text }, { key: identifier, values: list(facetValueSchema) })
export type FacetGroup = v.InferOutput<typeof facetGroupSchema>
export type FacetValue = FacetGroup['values'][number]

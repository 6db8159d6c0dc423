import * as v from 'valibot'
import { answerObject, numeric } from '../reading/parse.ts'

/** What a pack's content is counted or measured in. */
export const CONTENT_UNITS = ['battery', 'piece', 'millilitre', 'metre'] as const
export type ContentUnit = (typeof CONTENT_UNITS)[number]

/** What a product's price is for, such as six batteries. Ours, optional. */
export const contentSchema = answerObject({}, { amount: numeric, unit: v.picklist(CONTENT_UNITS) })
export type Content = v.InferOutput<typeof contentSchema>

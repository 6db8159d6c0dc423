import { answerObject, list, requiredText } from '../reading/parse.ts'

/** The answer to a reminder's link, which has filled the cart: the names of what is not sold any more. */
export const refilledSchema = answerObject({}, { notSold: list(requiredText) })

import * as v from 'valibot'
import { answerObject, list, requiredText } from '../reading/parse.ts'

/** The answer to what is being typed into the search: whole searches that begin like it. Ours, optional. */
export const searchSuggestionsSchema = answerObject({ words: list(v.pipe(requiredText, v.nonEmpty())) })

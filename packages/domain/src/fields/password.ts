import * as v from 'valibot'
import { shownText } from '../text/clean-text.ts'
import { messageKey } from './field-errors.ts'

/**
 * Returns the form of a password that is judged and hashed, the same from every keyboard (NFKC). The shop sends the typed form,
 * because another gateway may have hashed signs that this form replaces.
 */
export const normalPassword = (typed: string): string => shownText(typed).normalize('NFKC').trim()

/** A password that must not be blank, without signs that show nothing. Trimmed. */
export const requiredPassword = v.pipe(
  v.optional(v.string(), ''),
  v.transform((typed) => shownText(typed).trim()),
  v.nonEmpty(messageKey('RequiredFieldHelperText')),
)

import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { consent } from '../fields/field-errors.ts'

/** What signing up for the newsletter takes (NEWS-01). In a file of its own: the form stands on every page. */
export const newsletterRules = v.object({ email, agreed: consent })

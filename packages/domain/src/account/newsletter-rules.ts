import * as v from 'valibot'
import { email } from '../fields/email.ts'
import { consent } from '../fields/field-errors.ts'

/** The rules of the newsletter form. In a file of its own because every page loads them. */
export const newsletterRules = v.object({ email, agreed: consent })

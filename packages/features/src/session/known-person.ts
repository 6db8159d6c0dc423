import type { UserProfile } from '@shop/domain/account/user.ts'
import { EMAIL_MAX_LENGTH } from '@shop/domain/fields/email.ts'
import * as v from 'valibot'

/** The visitor's name and e-mail as far as known before the registration, for example from a form on the page. */
export type KnownPerson = Partial<Pick<UserProfile, 'firstName' | 'middleName' | 'lastName' | 'email'>>

// Names are shorter.
const words = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(EMAIL_MAX_LENGTH)), ''), '')
const stateSchema = v.fallback(
  v.object({ knownPerson: v.object({ firstName: words, middleName: words, lastName: words, email: words }) }),
  { knownPerson: { firstName: '', middleName: '', lastName: '', email: '' } },
)

/** Returns the history state that leads to the registration page. Not the address, because addresses end up in logs. */
export const knownPersonState = ({ firstName, middleName, lastName, email }: KnownPerson) => ({
  knownPerson: { firstName, middleName, lastName, email },
})

/** Reads the history state that `knownPersonState` wrote. */
export const readKnownPerson = (state: unknown): KnownPerson => v.parse(stateSchema, state).knownPerson

import type { UserProfile } from '@shop/domain/account/user.ts'
import * as v from 'valibot'

/** What is known of a visitor before they register, such as what they have typed elsewhere on the page. */
export type KnownPerson = Partial<Pick<UserProfile, 'firstName' | 'middleName' | 'lastName' | 'email'>>

/** Longer than any name or email address that the form takes. */
const MAX_LENGTH = 254

const words = v.fallback(v.optional(v.pipe(v.string(), v.maxLength(MAX_LENGTH)), ''), '')
const stateSchema = v.fallback(
  v.object({ knownPerson: v.object({ firstName: words, middleName: words, lastName: words, email: words }) }),
  { knownPerson: { firstName: '', middleName: '', lastName: '', email: '' } },
)

/** Hands a person over to the registration page: in the history's state, never in the address, which ends up in logs. */
export const knownPersonState = ({ firstName, middleName, lastName, email }: KnownPerson) => ({
  knownPerson: { firstName, middleName, lastName, email },
})

/** Reads what `knownPersonState` has handed over. */
export const readKnownPerson = (state: unknown): KnownPerson => v.parse(stateSchema, state).knownPerson

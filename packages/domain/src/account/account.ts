import * as v from 'valibot'
import { text } from '../reading/parse.ts'

/** What creating an account sends; `captcha` is the token the widget gave. */
export interface Registration {
  email: string
  firstName: string
  middleName: string
  lastName: string
  password: string
  passwordConfirmed: string
  receiveMarketingMaterials: boolean
  captcha: string
}

export const createdAccountSchema = v.object({
  id: text,
  firstName: text,
  lastName: text,
  middleName: text,
  email: text,
  websiteId: text,
})

/** What changing the profile sends: names and e-mail, the password with them, or the preferences alone. */
export interface ProfileUpdate {
  firstName?: string
  middleName?: string
  lastName?: string
  email?: string
  receiveMarketingMaterials?: boolean
  updatePassword?: boolean
  currentPassword?: string
  password?: string
  passwordConfirmed?: string
  customerPreference?: Record<string, string>
}

export const SUBSCRIPTION_TYPE = 'Newsletter'
export const subscriptionSchema = v.object({ id: text, email: text, type: text })
export type Subscription = v.InferOutput<typeof subscriptionSchema>

/** The answer to asking for a subscription: one, a list of them, or nothing in any form (OP-42). */
export const subscriptionLookupSchema = v.pipe(
  v.nullish(v.union([v.array(subscriptionSchema), subscriptionSchema])),
  v.transform((answer) => [answer ?? []].flat().find(({ id }) => id !== '')),
)

/** What the contact form sends. */
export interface ContactMessage {
  message: string
  name: string
  email: string
  phone: string
  captcha: string
}

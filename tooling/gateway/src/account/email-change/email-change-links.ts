import type { Digests } from '../../secrets/digests.ts'
import type { emailChanges } from '../email-change-tables.ts'

/** A change of e-mail as stored. */
export type EmailChange = typeof emailChanges.$inferSelect

/** The actions of the links in the mails about a change of e-mail. */
export type EmailChangeAction = 'confirm' | 'undo'

/** The route of the links. */
export const EMAIL_CHANGE_LINK = '/v1.0/email-change/:action/:secret'

/** The secret in a link: 256 bits that only the gateway can derive. A repeated mail has the same link. */
const secretOf = (digests: Digests, action: EmailChangeAction, id: string) =>
  digests.digest('email-change-secret', `${action} ${id}`)

/** The digest of a link's secret, as the row stores it. */
export const hashOfLink = (digests: Digests, action: EmailChangeAction, id: string) =>
  digests.digest('email-change-link', secretOf(digests, action, id))

/** The URL of a link, on the site where the customer asked for the change. */
export const emailChangeLink = (
  digests: Digests,
  action: EmailChangeAction,
  { origin, id }: Pick<EmailChange, 'origin' | 'id'>,
) => `${origin}/api/v1.0/email-change/${action}/${secretOf(digests, action, id)}`

import type { Digests } from './digests.ts'

/** A row that the links of a mail act on. */
interface LinkedRow {
  shopId: string
  id: string
}

/** What a mail's links are about. */
type LinkSubject = 'newsletter' | 'refill'

const signed = (subject: LinkSubject, action: string, { shopId, id }: LinkedRow) =>
  `${subject} ${action} ${shopId} ${id}`

/** Signs a link for one action on one row, so that only readers of its mail have it. */
export const signLink = (digests: Digests, subject: LinkSubject, action: string, row: LinkedRow): string =>
  digests.digest(`${subject}-link`, signed(subject, action, row))

/** True for a link that the gateway signed, also with an earlier secret: links in old mails must still work. */
export const isSignedLink = (
  digests: Digests,
  subject: LinkSubject,
  action: string,
  row: LinkedRow,
  signature: string,
): boolean => digests.isDigest(`${subject}-link`, signed(subject, action, row), signature)

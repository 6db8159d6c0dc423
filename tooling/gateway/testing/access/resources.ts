import { RULES, type Rule } from './matrix.ts'

/** The ids and secrets of one person's things, as calls send them. */
export interface Ids {
  userId: string
  /** The id without a login. For an anonymous visitor it equals `userId`. */
  anonymousId: string
  email: string
  transactionId: string
  correlationId: string
  paymentId: string
  orderNumber: string
  addressId: string
  subscriptionId: string
  /** The part of the link for a new password beside the user's id. */
  resetSessionId: string
  /** The secrets in the mails about a change of e-mail. */
  emailConfirmSecret: string
  emailUndoSecret: string
  /** The signatures of the links in newsletter mails. */
  confirmSignature: string
  leaveSignature: string
  /** The token of the order, opened without an account. */
  orderToken: string
  /** The parts of the links in the mail that reminds of the order. */
  refillId: string
  refillOpenSignature: string
  refillEndSignature: string
}

/** Something that a call names: its rule, and how to replace it with another person's. */
export interface Resource {
  rule: Rule
  put: (whose: Ids) => Partial<Ids>
}

const together = (rule: Rule, fields: readonly (keyof Ids)[]): Resource => ({
  rule,
  put: (whose) => Object.fromEntries(fields.map((field) => [field, whose[field]])),
})
const resource = (rule: Rule, field: keyof Ids) => together(rule, [field])
const resources = (rule: Rule, fields: readonly (keyof Ids)[]) => fields.map((field) => resource(rule, field))

const visitorIdIn = (malformed: readonly string[]): Resource[] => [
  resource(RULES.visitor, 'userId'),
  ...malformed.map((userId) => ({ rule: RULES.malformedId, put: () => ({ userId }) })),
]
const visitorId = visitorIdIn(['', '1', 'c-1'])

/** The visitor that a call acts for. */
export const visitor: Resource[] = [
  ...visitorId,
  { rule: RULES.anonymousVisitor, put: ({ anonymousId }) => ({ userId: anonymousId }) },
]

/** The visitor and something of theirs, one by one and all of it replaced. */
export const visitorAnd = (...fields: (keyof Ids)[]) => [
  ...visitorId,
  ...resources(RULES.ofVisitor, fields),
  ...(fields.length > 1 ? [together(RULES.ofVisitor, fields)] : []),
]

/** Same as `visitorAnd`, for a visitor id in the path. An empty id would be another path. */
export const visitorInPathAnd = (field: keyof Ids) => [
  ...visitorIdIn(['1', 'c-1']),
  ...resources(RULES.ofVisitor, [field]),
]

/** The customer of the token. */
export const token: Resource[] = [{ rule: RULES.token, put: () => ({}) }]

/** The customer of the token, and something of theirs. */
export const tokenAnd = (field: keyof Ids) => resources(RULES.ofToken, [field])

/** Several secrets that only their owner knows together. */
export const secrets = (...fields: (keyof Ids)[]) => resources(RULES.secret, fields)

/** The parts of a link for a new password. */
export const resetLink = resources(RULES.resetLink, ['userId', 'resetSessionId'])

/** A link in the mails about a change of e-mail. Only accounts have one. */
export const emailChangeLinkOf = (field: 'emailConfirmSecret' | 'emailUndoSecret') =>
  resources(RULES.emailChangeLink, [field])

/** An address to which a code is mailed, if something belongs to it. */
export const askedAddress = resources(RULES.asked, ['email'])

/** A token that opens one order. */
export const orderToken = resources(RULES.orderToken, ['orderToken'])

/** The same, with the visitor whose cart is filled. */
export const visitorAndOrderToken = [...visitor, ...resources(RULES.orderTokenOfVisitor, ['orderToken'])]

/** The link of a reminder, with the visitor whose cart is filled. */
export const visitorAndRefillLink = [
  ...visitor,
  together(RULES.orderTokenOfVisitor, ['refillId', 'refillOpenSignature']),
]

/** Nothing personal, or something whose owner the answer must not reveal. */
export const open = (...fields: (keyof Ids)[]): Resource[] =>
  fields.length > 0 ? resources(RULES.public, fields) : [{ rule: RULES.public, put: () => ({}) }]

/** A message about a payment from another sender than its provider. */
export const unsigned = resources(RULES.unsigned, ['paymentId'])

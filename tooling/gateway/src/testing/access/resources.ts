import { RULES, type Rule } from './matrix.ts'

/** The ids and secrets by which calls name what belongs to one person. */
export interface Ids {
  userId: string
  /** An id without a login; that of an anonymous visitor is the same. */
  anonymousId: string
  email: string
  transactionId: string
  correlationId: string
  paymentId: string
  orderNumber: string
  addressId: string
  subscriptionId: string
  /** What the link for a forgotten password carries besides the user's id. */
  resetSessionId: string
  /** The secrets in the mails about a change of e-mail. */
  emailConfirmSecret: string
  emailUndoSecret: string
  /** Of the links in the newsletter's mails. */
  confirmSignature: string
  leaveSignature: string
}

/** Something that a call names: how somebody else's gets into its place, and the rule for it. */
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

/** The visitor a call acts for. */
export const visitor: Resource[] = [
  ...visitorId,
  { rule: RULES.anonymousVisitor, put: ({ anonymousId }) => ({ userId: anonymousId }) },
]

/** The visitor, and something of theirs, also where all of it is somebody else's. */
export const visitorAnd = (...fields: (keyof Ids)[]) => [
  ...visitorId,
  ...resources(RULES.ofVisitor, fields),
  ...(fields.length > 1 ? [together(RULES.ofVisitor, fields)] : []),
]

/** The same for a visitor whom the path names: one without an id is another path. */
export const visitorInPathAnd = (field: keyof Ids) => [
  ...visitorIdIn(['1', 'c-1']),
  ...resources(RULES.ofVisitor, [field]),
]

/** Nobody but whoever the token belongs to. */
export const token: Resource[] = [{ rule: RULES.token, put: () => ({}) }]

/** The same, and something of theirs. */
export const tokenAnd = (field: keyof Ids) => resources(RULES.ofToken, [field])

/** Several things, of which only their owner knows all. */
export const secrets = (...fields: (keyof Ids)[]) => resources(RULES.secret, fields)

/** What the link for a forgotten password carries. */
export const resetLink = resources(RULES.resetLink, ['userId', 'resetSessionId'])

/** A link in the mails about a change of e-mail, of which only accounts have one. */
export const emailChangeLinkOf = (field: 'emailConfirmSecret' | 'emailUndoSecret') =>
  resources(RULES.emailChangeLink, [field])

/** Nothing that is anybody's, or something whose owner the answer must not show. */
export const open = (...fields: (keyof Ids)[]): Resource[] =>
  fields.length > 0 ? resources(RULES.public, fields) : [{ rule: RULES.public, put: () => ({}) }]

/** A payment that somebody else than its provider speaks of. */
export const unsigned = resources(RULES.unsigned, ['paymentId'])

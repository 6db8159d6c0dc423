/** The callers. The last four use the first customer's ids. */
export const CALLERS = [
  'anonymous visitor',
  'other anonymous visitor',
  'customer',
  'other customer',
  'expired token',
  'forged token',
  'token of another shop',
  'no token',
] as const
export type Caller = (typeof CALLERS)[number]

/** The owner of what a call names: the caller, a stranger, or none because it does not exist. */
export const OWNERS = ['own', 'foreign', 'unknown'] as const
export type Owner = (typeof OWNERS)[number]

/** The expected outcome: the call succeeds, every caller gets the same answer, or it is refused with a status. */
export type Outcome = 'done' | 'same' | 400 | 401 | 403 | 404

/** For every caller an outcome for each of `OWNERS`. A call without ids has only the first. */
export type Rule = Readonly<Record<Caller, readonly Outcome[]>>

const forEverybody = (...outcomes: Outcome[]): Rule => ({
  'anonymous visitor': outcomes,
  'other anonymous visitor': outcomes,
  customer: outcomes,
  'other customer': outcomes,
  'expired token': outcomes,
  'forged token': outcomes,
  'token of another shop': outcomes,
  'no token': outcomes,
})

const withoutRight = {
  'expired token': [401, 401, 401],
  'forged token': [401, 401, 401],
  'token of another shop': [401, 401, 401],
  'no token': [401, 401, 401],
} as const

/** The access matrix: every call is listed with its rules in `calls.ts`. */
export const RULES = {
  /** Open to every caller. */
  public: forEverybody('same', 'same', 'same'),
  /** A user's id. A customer's id needs that customer's token. */
  visitor: {
    'anonymous visitor': ['done', 401, 401],
    'other anonymous visitor': ['done', 401, 401],
    customer: ['done', 401, 401],
    'other customer': ['done', 401, 401],
    ...withoutRight,
  },
  /** An anonymous visitor's id. It cannot be guessed, so knowing it is the right to use it. */
  anonymousVisitor: forEverybody('done', 'done', 'done'),
  /** A text that cannot be an id. */
  malformedId: forEverybody(400, 400, 400),
  /** Something that belongs to the visitor whose id the call also sends. */
  ofVisitor: {
    'anonymous visitor': ['done', 404, 404],
    'other anonymous visitor': ['done', 404, 404],
    customer: ['done', 404, 404],
    'other customer': ['done', 404, 404],
    ...withoutRight,
  },
  /** The customer is identified by the token alone. */
  token: {
    'anonymous visitor': [401],
    'other anonymous visitor': [401],
    customer: ['done'],
    'other customer': ['done'],
    'expired token': [401],
    'forged token': [401],
    'token of another shop': [401],
    'no token': [401],
  },
  /** Something that belongs to the customer of the token. */
  ofToken: {
    'anonymous visitor': [401, 401, 401],
    'other anonymous visitor': [401, 401, 401],
    customer: ['done', 404, 404],
    'other customer': ['done', 404, 404],
    ...withoutRight,
  },
  /** Several secrets that belong together. Knowing all of them is the right to use them. */
  secret: forEverybody('done', 404, 404),
  /** A link for a new password. Having the link is the right to use it. Only accounts get one. */
  resetLink: {
    ...forEverybody('done', 400, 400),
    'anonymous visitor': [400, 400, 400],
    'other anonymous visitor': [400, 400, 400],
  },
  /** A link in a mail about a change of e-mail. Knowing its secret is the right to use it. */
  emailChangeLink: {
    ...forEverybody('done', 'done', 404),
    'anonymous visitor': [404, 'done', 404],
    'other anonymous visitor': [404, 'done', 404],
  },
  /** Open to every caller, with an answer of its own for each. */
  asked: forEverybody('done', 'done', 'done'),
  /** A token that opens one order without an account. Knowing it is the right to use it. */
  orderToken: forEverybody('done', 'done', 403),
  /** The same, with the visitor whose cart is filled. */
  orderTokenOfVisitor: { ...forEverybody('done', 'done', 403), ...withoutRight },
  /** Messages without a payment provider's signature. */
  unsigned: forEverybody(401, 401, 401),
} as const satisfies Readonly<Record<string, Rule>>

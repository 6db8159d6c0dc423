/** Who calls. The last four name what is the first customer's. */
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

/** Whose a thing is that a call ids: the caller's, somebody else's, nobody's. */
export const OWNERS = ['own', 'foreign', 'unknown'] as const
export type Owner = (typeof OWNERS)[number]

/** What is to come of a call: it is carried out, everybody gets the same answer, or it is refused with a status. */
export type Outcome = 'done' | 'same' | 400 | 401 | 404

/** For every caller an outcome for each of the OWNERS; the first alone where a call ids nothing. */
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
  /** Who calls does not matter. */
  public: forEverybody('same', 'same', 'same'),
  /** A customer's id is worth nothing without that customer's token (OP-45). */
  visitor: {
    'anonymous visitor': ['done', 401, 401],
    'other anonymous visitor': ['done', 401, 401],
    customer: ['done', 401, 401],
    'other customer': ['done', 401, 401],
    ...withoutRight,
  },
  /** To know an anonymous visitor's id, which nobody can guess, is the right to use it (OP-45). */
  anonymousVisitor: forEverybody('done', 'done', 'done'),
  /** What is the id of nobody at all. */
  malformedId: forEverybody(400, 400, 400),
  /** Something of the visitor whom the call ids as well. */
  ofVisitor: {
    'anonymous visitor': ['done', 404, 404],
    'other anonymous visitor': ['done', 404, 404],
    customer: ['done', 404, 404],
    'other customer': ['done', 404, 404],
    ...withoutRight,
  },
  /** The customer whose token comes along, whom the call does not name (OP-10). */
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
  /** Something of that customer's. */
  ofToken: {
    'anonymous visitor': [401, 401, 401],
    'other anonymous visitor': [401, 401, 401],
    customer: ['done', 404, 404],
    'other customer': ['done', 404, 404],
    ...withoutRight,
  },
  /** One of several secrets that only belong together: who knows them all may. */
  secret: forEverybody('done', 404, 404),
  /** The link in the mail to an account's address; whoever has it may, which nobody without an account does. */
  resetLink: {
    ...forEverybody('done', 400, 400),
    'anonymous visitor': [400, 400, 400],
    'other anonymous visitor': [400, 400, 400],
  },
  /** A link in a mail about a change of e-mail; knowing its secret, which the mailbox alone holds, is the right to use it. */
  emailChangeLink: {
    ...forEverybody('done', 'done', 404),
    'anonymous visitor': [404, 'done', 404],
    'other anonymous visitor': [404, 'done', 404],
  },
  /** Messages of payment providers without their signature. */
  unsigned: forEverybody(401, 401, 401),
} as const satisfies Readonly<Record<string, Rule>>

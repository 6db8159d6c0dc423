import { errorCode } from '../failures/error-code.ts'

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01', // administrator shutdown
  '57P02', // crash, recovering
  '57P03', // starting
  '53300', // too many connections
  '08000',
  '08003',
  '08006',
  '08P01', // PgBouncer without a server
])
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

function chain(failure: unknown): Error[] {
  const links: Error[] = []
  for (let link = failure; link instanceof Error && links.length < 5; link = link.cause) links.push(link)
  return links
}

/** True if the database is unreachable, so that a later retry can succeed. */
export const isDatabaseUnavailable = (failure: unknown): boolean =>
  chain(failure).some((link) => UNAVAILABLE_CODES.has(errorCode(link)) || UNAVAILABLE_MESSAGES.test(link.message))

const TIMEOUT_CODES = new Set([
  '57014', // statement timeout
  '55P03', // lock timeout
  '25P03', // idle in transaction timeout
])

/** True if the database ended a statement or transaction by one of its timeouts. */
export const isDatabaseTimeout = (failure: unknown): boolean =>
  chain(failure).some((link) => TIMEOUT_CODES.has(errorCode(link)))

/** True for a violated unique constraint. */
export const isDuplicate = (failure: unknown): boolean => chain(failure).some((link) => errorCode(link) === '23505')

import { errorCode } from '../failures/error-code.ts'

const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOTFOUND',
  'ETIMEDOUT',
  '57P01', // administrator shuts it down
  '57P02', // it crashed and recovers
  '57P03', // it starts
  '53300', // too many connections
  '08000',
  '08003',
  '08006',
])
const UNAVAILABLE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

function chain(failure: unknown): Error[] {
  const links: Error[] = []
  for (let link = failure; link instanceof Error && links.length < 5; link = link.cause) links.push(link)
  return links
}

/** Whether something failed because the database cannot be reached just now, so that trying again later is right. */
export const isDatabaseUnavailable = (failure: unknown): boolean =>
  chain(failure).some((link) => UNAVAILABLE_CODES.has(errorCode(link)) || UNAVAILABLE_MESSAGES.test(link.message))

const TIMEOUT_CODES = new Set([
  '57014', // a statement took too long
  '55P03', // a lock was not to be had
  '25P03', // its transaction rested too long
])

/** Whether the database gave something up because it would have kept others waiting. */
export const isDatabaseTimeout = (failure: unknown): boolean =>
  chain(failure).some((link) => TIMEOUT_CODES.has(errorCode(link)))

/** Whether a row could not be written because one like it is there already. */
export const isDuplicate = (failure: unknown): boolean => chain(failure).some((link) => errorCode(link) === '23505')

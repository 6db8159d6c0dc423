import { errorCode } from '../error-code.ts'

const AWAY = new Set([
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
const WORDS = /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/

function chain(failure: unknown): Error[] {
  const links: Error[] = []
  for (let link = failure; link instanceof Error && links.length < 5; link = link.cause) links.push(link)
  return links
}

/** Whether something failed because the database is away just now, so that trying again later is right. */
export const isDatabaseAway = (failure: unknown): boolean =>
  chain(failure).some((link) => AWAY.has(errorCode(link)) || WORDS.test(link.message))

/** Whether a row could not be written because one like it is there already. */
export const isDuplicate = (failure: unknown): boolean => chain(failure).some((link) => errorCode(link) === '23505')

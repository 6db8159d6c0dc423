// Simulates the theft of a database copy. Fills a gateway's database with traces of visitors and copies every table. Tries
// all CPR numbers of one birth month, the customers' e-mails and a token against the copy, plain and hashed.
//   npm run lab -- bench thief
import { createTestGateway } from '../test-gateway.ts'
import { leaveTraces } from '../database/busy-database.ts'
import { copyOf, cprNumbers, tryGuesses, type Find } from '../database/database-thief.ts'
import { createFakeCaptcha } from '../fake-captcha.ts'

const captcha = createFakeCaptcha()
const gateway = await createTestGateway({ platform: { fetch: captcha.fetch } })
try {
  const { token } = await leaveTraces(gateway, captcha)
  const copy = await copyOf(gateway.db)
  const emails = ['inger.busy@example.com', 'other.busy@example.com', 'written.busy@example.com', 'demo@example.com']
  console.log(`${copy.size} texts in the copy`)
  report('CPR numbers', () => tryGuesses(copy, cprNumbers({ month: 12, year: 48 })))
  // An account's row contains its e-mail. No other row may contain a hash of it.
  report('E-mails', () => tryGuesses(copy, emails).filter(({ form }) => form !== 'plain'))
  report('Tokens', () => tryGuesses(copy, [token]))
} finally {
  await gateway.close()
}

function report(what: string, steal: () => Find[]): void {
  const began = performance.now()
  const found = steal()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(`${what}: ${found.length} found in ${seconds} s`)
  for (const { guess, table, column, form } of found) console.log(`  ${guess} in ${table}.${column}, ${form}`)
  if (found.length > 0) process.exitCode = 1
}

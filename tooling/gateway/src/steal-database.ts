// Plays the thief of a database copy: fills a gateway's database with traces of visitors, copies every table and tries all CPR
// numbers of one birth month, the e-mails of customers and a token against it, plain and hashed.
//   npm run bench -- thief
import { createTestGateway } from './testing.ts'
import { leaveTraces } from './testing/database/busy-database.ts'
import { copyOf, cprNumbers, tryGuesses, type Find } from './testing/database/database-thief.ts'
import { createFakeCaptcha } from './testing/fake-captcha.ts'

const captcha = createFakeCaptcha()
const gateway = await createTestGateway({ platform: { fetch: captcha.fetch } })
try {
  const { token } = await leaveTraces(gateway, captcha)
  const copy = await copyOf(gateway.database.db)
  const emails = ['inger.busy@example.com', 'other.busy@example.com', 'written.busy@example.com', 'demo@example.com']
  console.log(`${copy.size} texts in the copy`)
  report('CPR numbers', () => tryGuesses(copy, cprNumbers({ month: 12, year: 48 })))
  // An e-mail stands in the row of its account; it must not stand, hashed, in any other.
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

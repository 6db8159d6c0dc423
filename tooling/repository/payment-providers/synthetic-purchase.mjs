import { parseArgs } from 'node:util'
import { purchaseOnce } from './synthetic.mjs'

const { values } = parseArgs({
  options: {
    site: { type: 'string' },
    sandbox: { type: 'string' },
    country: { type: 'string', default: 'DK' },
    email: { type: 'string', default: 'synthetic@example.com' },
    metrics: { type: 'string' },
  },
})

// npm run gateway -- purchase --site https://shop.example [--sandbox http://127.0.0.1:8080] [--country GB] [--metrics file]
// Buys once, prints a line of JSON and exits with 1 if that failed. Runs on Node alone, without an install.
try {
  process.exitCode = (await purchaseOnce(values)) ? 0 : 1
} catch (mistake) {
  console.error(mistake.message)
  process.exitCode = 2
}

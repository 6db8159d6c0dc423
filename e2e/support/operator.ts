import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const command = fileURLToPath(new URL('../../tooling/gateway/src/operator.ts', import.meta.url))

/** What the shop's operator is told at the gateway's database, such as by `export <e-mail>`; rejects when there is nothing. */
export async function askOperator(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [command, ...words], { env: { SITE_ENV: 'local', ...process.env } })
  return stdout
}

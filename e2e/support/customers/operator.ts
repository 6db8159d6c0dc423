import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Site } from '../servers/sites.ts'

const run = promisify(execFile)
const PROGRAM = fileURLToPath(new URL('../../../tooling/gateway/src/operator.ts', import.meta.url))

/** Runs a command of the gateway's operator, such as `export <e-mail>`. Rejects when the command fails. */
export async function askOperator(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [PROGRAM, ...words], { env: { SITE_ENV: 'local', ...process.env } })
  return stdout
}

/** Changes the configuration of a running shop by the operator's command. */
export const configureShop = ({ shop }: Site, ...words: string[]): Promise<string> =>
  askOperator('configure', shop, ...words, '--yes')

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Site } from '../servers/sites.ts'

const run = promisify(execFile)
const commandAt = (file: string) => fileURLToPath(new URL(`../../../tooling/gateway/src/${file}`, import.meta.url))

/** Runs a command of the gateway's operator, such as `export <e-mail>`. Rejects when the command fails. */
export const askOperator = (...words: string[]): Promise<string> => operate('operator.ts', words)

/** Changes the configuration of a running shop by the operator's command. */
export const configureShop = ({ shop }: Site, ...words: string[]): Promise<string> =>
  operate('configure.ts', [shop, ...words])

async function operate(command: string, words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [commandAt(command), ...words], {
    env: { SITE_ENV: 'local', ...process.env },
  })
  return stdout
}

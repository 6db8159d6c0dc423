import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Site } from '../servers/sites.ts'
import { operatorProgram } from '../paths.ts'

const run = promisify(execFile)

/** Runs a command of the gateway's operator, such as `export <e-mail>`. Rejects when the command fails. */
export async function askOperator(...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [operatorProgram, ...words], {
    env: { SITE_ENV: 'local', ...process.env },
  })
  return stdout
}

/** Changes the configuration of a running shop by the operator's command. */
export const configureShop = ({ shop }: Site, ...words: string[]): Promise<string> =>
  askOperator('configure', shop, ...words, '--yes')

import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Site } from '../servers/sites.ts'
import { operatorProgram, remindersProgram } from '../paths.ts'

const run = promisify(execFile)

/** Runs a command of the gateway's operator, such as `export <e-mail>`. Rejects when the command fails. */
export const askOperator = (...words: string[]): Promise<string> => runProgram(operatorProgram, ...words)

/** Lets the day of an address's reminders come. */
export const sendRemindersNow = (email: string): Promise<string> => runProgram(remindersProgram, email)

async function runProgram(program: string, ...words: string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [program, ...words], {
    env: { SITE_ENV: 'local', ...process.env },
  })
  return stdout
}

/** Changes the configuration of a running shop by the operator's command. */
export const configureShop = ({ shop }: Site, ...words: string[]): Promise<string> =>
  askOperator('configure', shop, ...words, '--yes')

import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import type { Operator } from './commands.ts'
import { printable } from './print.ts'

/** The operator at the terminal, named by the operating system's user. */
export const terminalOperator: Operator = {
  name: userInfo().username,
  environment: process.env,
  async confirm(consequence) {
    // A script cannot answer. It passes --yes.
    if (!process.stdin.isTTY) return false
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (
        (await terminal.question(`${printable(consequence)}\nType "yes" to do it: `)).trim().toLowerCase() === 'yes'
      )
    } finally {
      terminal.close()
    }
  },
}

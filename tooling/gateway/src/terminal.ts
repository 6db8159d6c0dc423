import { userInfo } from 'node:os'
import { createInterface } from 'node:readline/promises'
import type { Operator } from './operator/commands.ts'

/** The person at the terminal: asked there, and named as the operating system does. */
export const terminalOperator: Operator = {
  name: userInfo().username,
  async confirm(consequence) {
    // A script has no person who could answer: it says --yes.
    if (!process.stdin.isTTY) return false
    const terminal = createInterface({ input: process.stdin, output: process.stdout })
    try {
      return (await terminal.question(`${consequence}\nType "yes" to do it: `)).trim().toLowerCase() === 'yes'
    } finally {
      terminal.close()
    }
  },
}

import type { Database } from '../database/database.ts'
import { cancelCommand, refundCommand, shipCommand } from './change-order-commands.ts'
import { deadLettersCommand } from './dead-letters-command.ts'
import { eraseCommand } from './erase-command.ts'
import { exportCommand } from './export-command.ts'
import { messagesCommand } from './messages-command.ts'
import { orderCommand } from './order-command.ts'
import { heldCommand } from './held-command.ts'
import { ordersCommand } from './orders-command.ts'
import { UsageError } from './usage-error.ts'
import { webhooksCommand } from './webhooks-command.ts'

/** Something an operator can do at a gateway's database. */
export interface OperatorCommand {
  /** What follows the command's name, such as `<order number>`; empty when nothing does. */
  usage: string
  /** What it is for, in one sentence. */
  help: string
  /** Does it and gives what there is to print; rejects with a sentence for the operator when it cannot. */
  run: (db: Database, words: readonly string[]) => Promise<string>
}

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  orders: ordersCommand,
  order: orderCommand,
  held: heldCommand,
  ship: shipCommand,
  cancel: cancelCommand,
  refund: refundCommand,
  webhooks: webhooksCommand,
  messages: messagesCommand,
  'dead-letters': deadLettersCommand,
  erase: eraseCommand,
  export: exportCommand,
}

/** What there is to do, a line for each command. */
export const helpText = (): string =>
  [
    'npm run gateway -- <command>',
    '',
    ...Object.entries(COMMANDS).map(([name, { usage, help }]) => `  ${`${name} ${usage}`.trim().padEnd(34)}${help}`),
  ].join('\n')

/** Does what the operator's words say. */
export async function runCommand(db: Database, name: string, words: readonly string[]): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${helpText()}`)
  return await command.run(db, words)
}

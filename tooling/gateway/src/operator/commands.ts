import { typedCommand } from '../failures/typed-command.ts'
import { unreachable } from '../failures/unreachable.ts'
import type { Database } from '../database/database.ts'
import { readDatabaseSettings } from '../database/database-settings.ts'
import { refuseOtherDeployment } from '../deployment/claim-deployment.ts'
import { readKnownDeployment } from '../deployment/read-deployment.ts'
import { adoptCommand } from './adopt-command.ts'
import { attentionCommand } from './attention/attention-command.ts'
import { configureCommand } from './configure-command.ts'
import { cancelCommand, refundCommand, shipCommand } from './orders/change-order-commands.ts'
import { eraseCommand } from './people/erase-command.ts'
import { exportCommand } from './people/export-command.ts'
import { messagesCommand } from './people/messages-command.ts'
import { movementCommand } from './orders/movement-command.ts'
import { orderCommand } from './orders/order-command.ts'
import { giveBackCommand } from './people/give-back-command.ts'
import { logCommand } from './log-command.ts'
import { inColumns } from './columns.ts'
import type { Asked, ChangingCommand, OperatorCommand } from './operator-command.ts'
import { operatorLog } from './operator-log-tables.ts'
import { readCommandLine, type CommandLine } from './options.ts'
import { reEncryptCommand } from './re-encrypt-command.ts'
import { retentionCommand } from './retention-command.ts'
import { searchesCommand } from './searches-command.ts'
import { seedCommand } from './seed-command.ts'
import { UsageError } from './usage-error.ts'

/** How the operator's variables reach the database. */
const reachedBy = (environment: Operator['environment']) => ({
  isEmbedded: readDatabaseSettings(environment).databaseUrl === '',
})

const COMMANDS: Readonly<Record<string, OperatorCommand>> = {
  attention: attentionCommand,
  order: orderCommand,
  ship: shipCommand,
  cancel: cancelCommand,
  refund: refundCommand,
  movement: movementCommand,
  messages: messagesCommand,
  erase: eraseCommand,
  export: exportCommand,
  'give-back': giveBackCommand,
  configure: configureCommand,
  seed: seedCommand,
  're-encrypt': reEncryptCommand,
  adopt: adoptCommand,
  log: logCommand,
  retention: retentionCommand,
  searches: searchesCommand,
}

/** Lists all commands, each form on a line. */
export const helpText = (): string =>
  [
    typedCommand('<command> [--yes] [--shop <shop>] [--as <name>]'),
    '',
    'What changes something asks first; --yes answers. --shop narrows it to one shop, --as names you in the log.',
    '',
    inColumns(Object.keys(COMMANDS).flatMap((name) => formsOf(name))),
  ].join('\n')

const formsOf = (name: string): [form: string, help: string][] =>
  Object.entries(COMMANDS[name]?.forms ?? {}).map(([words, help]) => [`${name} ${words}`.trim(), help])

/** Adds how a command is typed. */
function withUsage(name: string, { message }: UsageError): UsageError {
  const forms = formsOf(name).map(([form]) => typedCommand(form))
  return new UsageError([...(message ? [message] : []), ...forms].join('\n'))
}

/** The person at the keyboard. */
export interface Operator {
  /** The user of the operating system. */
  name: string
  /** The variables of the shell. */
  environment: Readonly<Record<string, string | undefined>>
  /** Asks whether to go on. Resolves to false if no person can answer. */
  confirm: (consequence: string) => Promise<boolean>
}

/**
 * Runs the command that the operator typed. A command that changes something must be confirmed, is logged, and does not run on
 * the database of another deployment.
 */
export async function runCommand(
  db: Database,
  name: string,
  typed: readonly string[],
  operator: Operator,
): Promise<string> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (!command) throw new UsageError(`There is no command "${name}".\n\n${helpText()}`)
  try {
    const line = readCommandLine(typed, command.flags)
    if (line.words.length > 0 && !takesWords(command)) throw new UsageError()
    const asked = { ...line, environment: operator.environment }
    if ('run' in command && isReading(command, asked)) return await command.run(db, line.words, asked)
    return 'plan' in command ? await change(db, { name, command, line, operator }) : unreachable('A command does one')
  } catch (failure) {
    throw failure instanceof UsageError ? withUsage(name, failure) : failure
  }
}

const takesWords = ({ forms }: OperatorCommand) => Object.keys(forms).some((words) => words !== '')

function isReading(command: OperatorCommand, asked: Asked): boolean {
  if (!('plan' in command)) return true
  return 'isReading' in command && command.isReading ? command.isReading(asked) : asked.words.length === 0
}

interface Change {
  name: string
  command: ChangingCommand
  line: CommandLine
  operator: Operator
}

async function change(db: Database, { name, command, line, operator }: Change): Promise<string> {
  const { environment } = operator
  if (!command.runsAnywhere) await refuseOtherDeployment(db, readKnownDeployment(environment), reachedBy(environment))
  const { consequence, subject, run } = await command.plan(db, line.words, { ...line, environment })
  if (!line.isConfirmed && !(await operator.confirm(consequence))) {
    return `${consequence}\nNothing is done. To do it: the same with --yes at the end.`
  }
  const log = { operator: line.operator ?? operator.name, command: name }
  // Logged first, so that no change happens without a log entry.
  await db.insert(operatorLog).values({ ...log, subject })
  try {
    return await run()
  } catch (failure) {
    await db.insert(operatorLog).values({ ...log, subject: `${subject} (failed)` })
    throw failure
  }
}

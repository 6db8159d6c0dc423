import type { Database } from '../database/database.ts'

/** The options of a command, such as the shop that `--shop` limits it to. */
export interface Asked {
  words: readonly string[]
  shopId?: string | undefined
  /** The options of this command that were typed. */
  flags: readonly string[]
  /** The variables of the operator's shell. */
  environment: Readonly<Record<string, string | undefined>>
}

interface Described {
  /** What may follow the name, such as `<order number>`, each with its purpose in one sentence. */
  forms: Readonly<Record<string, string>>
  /** Options besides those of every command, such as `--reset`. */
  flags?: readonly string[]
}

/** A command that shows something. Rejects with a message for the operator if it cannot. */
export interface ReadingCommand extends Described {
  run: (db: Database, words: readonly string[], asked: Asked) => Promise<string>
}

/** A command that changes something. It is confirmed before it runs, and logged. */
export interface ChangingCommand extends Described {
  /** Finds what the command would do, without changing anything. Rejects with a message for the operator if it cannot. */
  plan: (db: Database, words: readonly string[], asked: Asked) => Promise<OperatorPlan>
  /** Also runs on the database of another deployment. */
  runsAnywhere?: true
}

/** The plan of a command, to be confirmed. */
export interface OperatorPlan {
  /** What the change does, in one or two sentences. */
  consequence: string
  /** What is changed, without personal data, because the log is kept for years. */
  subject: string
  run: () => Promise<string>
}

/** A command that shows or changes, by what was typed. Without `isReading` it shows if no words are typed. */
export type TwofoldCommand = ReadingCommand & ChangingCommand & { isReading?: (asked: Asked) => boolean }

/** Something an operator can do at a gateway's database. */
export type OperatorCommand = ReadingCommand | ChangingCommand | TwofoldCommand

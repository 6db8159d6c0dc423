import type { Database } from '../database/database.ts'

/** What follows a command's name: words, and the shop to which `--shop` narrows it. */
export interface Asked {
  words: readonly string[]
  shopId?: string | undefined
}

interface Described {
  /** What follows the command's name, such as `<order number>`; empty when nothing does. */
  usage: string
  /** What it is for, in one sentence. */
  help: string
}

/** A command that shows something. Rejects with a sentence for the operator when it cannot. */
export interface ReadingCommand extends Described {
  run: (db: Database, words: readonly string[], asked: Asked) => Promise<string>
}

/** A command that changes something. It is confirmed before it runs, and logged. */
export interface ChangingCommand extends Described {
  /** Looks what is meant, and changes nothing. Rejects with a sentence for the operator when it cannot. */
  plan: (db: Database, words: readonly string[], asked: Asked) => Promise<OperatorPlan>
}

/** What a command will do. */
export interface OperatorPlan {
  /** What will come of it, in a sentence or two. */
  consequence: string
  /** What it is about, without personal data: it stays in the log for good. */
  subject: string
  run: () => Promise<string>
}

/** Something an operator can do at a gateway's database. */
export type OperatorCommand = ReadingCommand | ChangingCommand

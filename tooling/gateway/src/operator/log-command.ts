import { desc } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import { inColumns, minuteOf } from './columns.ts'
import type { ReadingCommand } from './operator-command.ts'
import { operatorLog } from './operator-log-tables.ts'

const SHOWN = 50

/** Lists what operators have changed. */
export const logCommand: ReadingCommand = {
  forms: { '': `the latest ${SHOWN} changes by command: when, by whom, what` },
  run: async (db: Database): Promise<string> => {
    const latest = await db.select().from(operatorLog).orderBy(desc(operatorLog.id)).limit(SHOWN)
    if (latest.length === 0) return 'There are none.'
    return inColumns(latest.map(({ at, operator, command, subject }) => [minuteOf(at), operator, command, subject]))
  },
}

import type { Database } from '../database/database.ts'
import { retentionHealth } from '../database/retention-steps.ts'
import { PERIODS } from '../database/retention-periods.ts'
import { inColumns, minuteOf } from './columns.ts'
import type { ReadingCommand } from './operator-command.ts'

/** Lists how long each kind of personal data is kept and why, and when each step of the retention has last succeeded. */
export const retentionCommand: ReadingCommand = {
  forms: { '': 'how long personal data is kept and why, and what was last deleted when' },
  run: async (db: Database): Promise<string> => {
    const periods = Object.values(PERIODS).map(({ what, days, because }) => [what, `${days} days`, because])
    const { steps } = await retentionHealth(db)
    const runs = steps.map(({ step, succeededAt, isFailing }) => [
      step,
      succeededAt ? minuteOf(succeededAt) : 'never',
      isFailing ? 'FAILING' : '',
    ])
    return [inColumns(periods), 'Steps, and when they last succeeded:', inColumns(runs)].join('\n\n')
  },
}

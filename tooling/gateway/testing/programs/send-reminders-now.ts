// Makes the planned reminders of the orders of an address due: `node testing/programs/send-reminders-now.ts <e-mail>`. For
// journeys, beside a running gateway.
import { inArray, sql } from 'drizzle-orm'
import { readDatabaseSettings } from '../../src/database/database-settings.ts'
import { withDatabase } from '../../src/database/with-database.ts'
import { findPersonalData } from '../../src/operator/people/personal-data.ts'
import { outbox } from '../../src/outbox/outbox-tables.ts'

await withDatabase(readDatabaseSettings(process.env), async (db) => {
  const { refillReminders } = await findPersonalData(db, process.argv[2] ?? '')
  await db
    .update(outbox)
    .set({ dueAt: sql`now()` })
    .where(
      inArray(
        outbox.subjectId,
        refillReminders.map(({ id }) => id),
      ),
    )
})

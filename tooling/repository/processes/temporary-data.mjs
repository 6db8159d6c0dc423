import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** Makes a data folder for one run, apart from a shop that already runs. Call `remove` after the gateway has ended. */
export function temporaryData() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'hearing-shop-'))
  return {
    dataDir,
    remove() {
      rmSync(dataDir, { recursive: true, force: true })
      // As root the gateway keeps its database here (tooling/gateway/src/database/embedded/server-files.ts).
      const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 12)
      if (process.getuid?.() === 0) rmSync(`/var/tmp/hearing-shop-${name}`, { recursive: true, force: true })
    },
  }
}

import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const start = (env: Record<string, string>) =>
  promisify(execFile)(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: { ...process.env, ...env },
  })

test('does not start without SITE_ENV, and explains it in one sentence', async () => {
  await expect(start({ SITE_ENV: '' })).rejects.toMatchObject({
    code: 1,
    stderr: 'SITE_ENV must be one of local, test, staging, production.\n',
  })
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { checkIn, checkOut } from './guests.ts'

const home = mkdtempSync(path.join(tmpdir(), 'guests-'))
const place = { home, binaries: '', data: '', log: '', password: '', user: undefined }
afterAll(() => rmSync(home, { recursive: true, force: true }))

it('lets the server stop with its last guest only, several in one process and dead ones counted rightly', () => {
  const [first, second] = [checkIn(place), checkIn(place)]
  // No process has this number.
  writeFileSync(path.join(home, 'guests', '4194305-died'), '')
  expect(checkOut(place, first)).toBe(false)
  expect(checkOut(place, second)).toBe(true)
})

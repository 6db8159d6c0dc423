import { expect, it } from 'vitest'
import { createEncryption } from './encryption.ts'

const CPR = '251248-9996'
// What the gateway wrote before there were key ids, with the secret `the first one`.
const WITHOUT_KEY_ID = 'o6Jb7WUs0e3nvqI-vVsqu8q4pnaAhdxss2vC2UmlVKvESJnOS2rC'

it('gives back what it encrypted, and never twice the same', () => {
  const { encrypt, decrypt } = createEncryption('the first one')
  expect(encrypt(CPR)).not.toBe(encrypt(CPR))
  expect(encrypt(CPR)).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
  expect(decrypt(encrypt(CPR))).toBe(CPR)
})

// P11: after a change of the secret every cart with a number in it answered 500.
it('still reads what an earlier secret encrypted, and writes with the present one', () => {
  const before = createEncryption('the first one').encrypt(CPR)
  const after = createEncryption('the second one', ['the first one'])
  expect(after.decrypt(before)).toBe(CPR)
  expect(after.decrypt(WITHOUT_KEY_ID)).toBe(CPR)
  expect(createEncryption('the second one').decrypt(after.encrypt(CPR))).toBe(CPR)
})

it.each([
  ['of a secret that is gone', createEncryption('another one').encrypt(CPR)],
  ['of before, of a secret that is gone', WITHOUT_KEY_ID],
  [
    'that was changed',
    createEncryption('the second one')
      .encrypt(CPR)
      .replace(/\.(.)/, (_, letter) => (letter === 'A' ? '.B' : '.A')),
  ],
  ['that is none', 'x'],
])('gives nothing for a number %s', (_, encrypted) => {
  expect(createEncryption('the second one').decrypt(encrypted)).toBeUndefined()
})

it('knows its digests again, also after a change of the secret', () => {
  const digest = createEncryption('the first one').digest('a link')
  expect(createEncryption('the second one', ['the first one']).isDigest('a link', digest)).toBe(true)
  expect(createEncryption('the second one').isDigest('a link', digest)).toBe(false)
  expect(createEncryption('the first one').isDigest('another link', digest)).toBe(false)
  expect(createEncryption('the first one').isDigest('a link', '')).toBe(false)
})

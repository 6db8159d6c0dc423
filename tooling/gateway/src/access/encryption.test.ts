import { describe, expect, it } from 'vitest'
import { createEncryption } from './encryption.ts'

const CPR = '251248-9996'
// Written with the secret `the first one`.
const STORED = '53ff2dee.zbpt35Qic7BzKauQotydPO792gHDuJ37NMiSfoJZG8kANnkQuRFa'
// Both were written by the first scheme with the secret `the first one`, before and after there were key ids.
const WITH_KEY_ID = '26247e22.wlgnS6AIW_NkUvNLG8pYonR7mEwlBqupfPEyVZOuDIbnhI5kegin'
const WITHOUT_KEY_ID = 'o6Jb7WUs0e3nvqI-vVsqu8q4pnaAhdxss2vC2UmlVKvESJnOS2rC'

describe('createEncryption', () => {
  it('gives back what it encrypted, and never twice the same', () => {
    const { encrypt, decrypt } = createEncryption('the first one')
    expect(encrypt(CPR)).not.toBe(encrypt(CPR))
    expect(encrypt(CPR)).toMatch(/^[0-9a-f]{8}\.[\w-]+$/)
    expect(decrypt(encrypt(CPR))).toBe(CPR)
  })

  it('still reads what is stored, and recognises it by its prefix', () => {
    const { prefix, decrypt } = createEncryption('the first one')
    expect(decrypt(STORED)).toBe(CPR)
    expect(STORED.startsWith(prefix)).toBe(true)
  })

  it('still reads what an earlier secret encrypted, and writes with the present one', () => {
    const before = createEncryption('the first one').encrypt(CPR)
    const after = createEncryption('the second one', ['the first one'])
    expect(after.decrypt(before)).toBe(CPR)
    expect(after.decrypt(WITH_KEY_ID)).toBe(CPR)
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
})

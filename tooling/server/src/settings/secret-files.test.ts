import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { withSecretFiles } from './secret-files.ts'

function secretFile(content: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, content)
  return file
}

describe('withSecretFiles', () => {
  it('reads a secret from its file, without the line end that editors add', () => {
    const environment = { GATEWAY_SECRET_FILE: secretFile('one, two = three\n'), OTHER: 'kept' }
    const read = withSecretFiles(environment, ['GATEWAY_SECRET'])
    expect(read).toEqual({ GATEWAY_SECRET: 'one, two = three', OTHER: 'kept' })
    // The file is not named any more, so that no second source is found.
    expect(withSecretFiles(read, ['GATEWAY_SECRET'])).toEqual(read)
  })

  it('reads no file for a name that is no secret', () => {
    expect(withSecretFiles({ SITE_ENV_FILE: '/etc/hostname' }, ['GATEWAY_SECRET'])).toEqual({
      SITE_ENV_FILE: '/etc/hostname',
    })
  })

  it.each([
    ['is missing', () => '/nowhere/secret'],
    ['is empty', () => secretFile(' \n')],
    ['is a folder', () => tmpdir()],
    ['is no secret', () => secretFile('x'.repeat(65 * 1024))],
  ])('refuses a file that %s', (_title, file) => {
    expect(() => withSecretFiles({ SMTP_URL_FILE: file() }, ['SMTP_URL'])).toThrow('SMTP_URL_FILE must name a readable')
  })

  it('refuses two sources for one secret, and does not tell them', () => {
    const environment = { SMTP_URL: 'smtps://secret-one', SMTP_URL_FILE: secretFile('smtps://secret-two') }
    expect(() => withSecretFiles(environment, ['SMTP_URL'])).toThrow(/^Set SMTP_URL or SMTP_URL_FILE, not both.$/)
  })
})

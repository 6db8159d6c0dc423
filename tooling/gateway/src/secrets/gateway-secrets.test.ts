import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readGatewaySecrets } from './gateway-secrets.ts'

const SECRET = 'a secret of thirty-two characters'

function fileWith(text: string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'gateway-secrets-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = path.join(folder, 'secret')
  writeFileSync(file, text)
  return file
}

describe('readGatewaySecrets', () => {
  it('reads the present secret and the earlier ones, each also from a file, and needs no other setting', () => {
    expect(readGatewaySecrets({ SITE_ENV: 'production', GATEWAY_SECRET: SECRET })).toEqual({
      secret: SECRET,
      earlierSecrets: [],
    })
    const files = { GATEWAY_SECRET_FILE: fileWith(`${SECRET}\n`), GATEWAY_EARLIER_SECRETS_FILE: fileWith('one, two\n') }
    expect(readGatewaySecrets({ SITE_ENV: 'production', ...files })).toEqual({
      secret: SECRET,
      earlierSecrets: ['one', 'two'],
    })
  })

  it('takes the published secret of developers on their machines alone', () => {
    expect(readGatewaySecrets({ SITE_ENV: 'local' }).secret).toContain('developer')
    for (const SITE_ENV of ['test', 'production'])
      expect(() => readGatewaySecrets({ SITE_ENV })).toThrow('GATEWAY_SECRET is missing.')
  })
})

import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { schemaText } from './schema-text.ts'

const validate = new Ajv().compile(JSON.parse(schemaText()))

describe('schemaText', () => {
  test('[CFG-41] editors accept the file of the demo shops', () => {
    const file = path.join(import.meta.dirname, '../../../demo-shops/sites.json')
    validate(JSON.parse(readFileSync(file, 'utf8')))
    expect(validate.errors).toBeNull()
  })

  test.each([
    { defaults: { gatway: 'https://x.example' } },
    { phonicear: { dk: { captcha: 'no' } } },
    { phonicear: 1 },
  ])('[CFG-41] editors mark %j', (wrong) => expect(validate(wrong)).toBe(false))
})

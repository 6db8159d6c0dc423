import { readFileSync } from 'node:fs'
import { Ajv } from 'ajv'
import { describe, expect, test } from 'vitest'
import { schemaText } from './schema-text.ts'
import { demoSites } from '../paths.ts'

const validate = new Ajv().compile(JSON.parse(schemaText()))

describe('schemaText', () => {
  test('[CFG-41] editors accept the file of the demo shops', () => {
    validate(JSON.parse(readFileSync(demoSites, 'utf8')))
    expect(validate.errors).toBeNull()
  })

  test.each([
    { defaults: { gatway: 'https://x.example' } },
    { phonicear: { dk: { captcha: 'no' } } },
    { phonicear: 1 },
  ])('[CFG-41] editors mark %j', (wrong) => expect(validate(wrong)).toBe(false))
})

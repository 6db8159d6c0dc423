import { describe, expect, test } from 'vitest'
import type * as v from 'valibot'
import { callNamed, callNames } from './calls.ts'
import { noteOf, unwrap } from './field.ts'

interface Shape {
  entries?: Readonly<Record<string, v.GenericSchema>>
  item?: v.GenericSchema
  options?: readonly unknown[]
}

/** Every field of a schema, at any depth, by its path. */
function fieldsIn(schema: v.GenericSchema, path: string): [path: string, field: v.GenericSchema][] {
  const { entries = {}, item, options = [] } = unwrap(schema) as Shape
  const schemas = options.filter((option) => typeof option === 'object') as v.GenericSchema[]
  return [
    ...Object.entries(entries).flatMap(([name, field]): [string, v.GenericSchema][] => [
      [`${path}.${name}`, field],
      ...fieldsIn(field, `${path}.${name}`),
    ]),
    ...(item ? fieldsIn(item, `${path}[]`) : []),
    ...schemas.flatMap((option) => fieldsIn(option, path)),
  ]
}

const fields = callNames.flatMap((name) => {
  const { answer } = callNamed(name)
  return answer ? fieldsIn(answer, name) : []
})

describe('the contract', () => {
  test('[API-47] says of every field of every answer what the shop does without it', () => {
    const silent = fields.filter(([, field]) => !/^[A-Z`].*\.$/.test(noteOf(field)?.absent ?? ''))
    expect(silent.map(([path]) => path)).toEqual([])
    expect(fields.length).toBeGreaterThan(300)
  })

  test('[API-47] lets every field that no document names be absent', () => {
    const ours = fields.filter(([, field]) => noteOf(field)?.isOurs)
    expect(ours.map(([path]) => path)).toContain('GET /api/v1.0/configuration/frontend.captcha')
    expect(ours.filter(([, field]) => noteOf(field)?.need !== 'optional')).toEqual([])
  })
})

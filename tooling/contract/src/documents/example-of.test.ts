import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { callNamed, callNames } from './calls.ts'
import { exampleOf } from './example-of.ts'

describe('exampleOf', () => {
  test.each(callNames)('[API-55] the example of %s has every path value, and a body that fits', (name) => {
    const { path, body } = callNamed(name)
    const example = exampleOf(name)
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part)
    expect(Object.keys(example.path ?? {})).toEqual(inPath)
    expect(body && v.parse(body, example.body)).toEqual(example.body)
  })
})

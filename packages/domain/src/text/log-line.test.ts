import { assert, constantFrom, oneof, property, string } from 'fast-check'
import { describe, expect, test } from 'vitest'
import { logLine } from './log-line.ts'

const at = new Date('2026-01-02T03:04:05.678Z')

describe('logLine', () => {
  test('contains time, event and fields', () => {
    expect(logLine(at, 'order-placed', { number: 7, urgent: undefined })).toBe(
      '{"time":"2026-01-02T03:04:05.678Z","event":"order-placed","number":7}',
    )
  })

  test('keeps every event on a line of its own, whatever its values contain', () => {
    const value = oneof(string({ unit: 'binary' }), constantFrom('\n{"event":"forged"}', '\u2028', '\u009B2J', '\r'))
    assert(
      property(value, (text) => {
        const line = logLine(at, 'event', { text })
        expect(line).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
        expect(JSON.parse(line)).toEqual({ time: at.toISOString(), event: 'event', text })
      }),
    )
  })
})

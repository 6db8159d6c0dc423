import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { createTrace, errorNumberOf, runInTrace } from '@shop/server/trace.ts'
import { expect, it, onTestFinished, vi } from 'vitest'
import { logEvent } from '../failures/log-event.ts'
import { findError } from './find-error.ts'
import { UsageError } from './usage-error.ts'

/** Returns what two servers log about one request, between the lines of others, and the request's number. */
function logs() {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const trace = createTrace()
  runInTrace(createTrace(), () => logEvent('other-request'))
  runInTrace(trace, () => logEvent('payment-not-created'))
  runInTrace(trace, () => logEvent('call-unavailable'))
  logEvent('outside')
  // A second apart, because lines of one millisecond have no order.
  const lines = spy.mock.calls.map(([line], second) => String(line).replace(/\d\.\d{3}Z/, `${second}.000Z`))
  spy.mockRestore()
  return { lines, number: errorNumberOf(trace) }
}

const eventsIn = (found: string) => found.split('\n').map((line) => (JSON.parse(line) as { event: string }).event)

it('finds the lines of a failure by its number, as a customer reads it out', async () => {
  const { lines, number } = logs()
  const [one = '', two = '', three = ''] = number.match(/.{3}/g) ?? []
  for (const words of [[number], [one, two, three], [`${one}-${two}-${three}`], [`${one} ${two}`, three]]) {
    // As journalctl prints them, with a prefix.
    const log = Readable.from(lines.map((line) => `Nov 23 gateway[7]: ${line}\n`))
    expect(eventsIn(await findError(words, log))).toEqual(['payment-not-created', 'call-unavailable'])
  }
})

it('joins the logs of several servers by time', async () => {
  const { lines, number } = logs()
  const folder = mkdtempSync(path.join(tmpdir(), 'logs-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const files = [lines.slice(2), lines.slice(0, 2)].map((part, index) => {
    const file = path.join(folder, `${index}.log`)
    writeFileSync(file, part.map((line) => `${line}\n`).join(''))
    return file
  })
  expect(eventsIn(await findError([number, ...files], Readable.from([])))).toEqual([
    'payment-not-created',
    'call-unavailable',
  ])
})

it('says that nothing was found, and what a number looks like', async () => {
  expect(await findError(['000 000 000'], Readable.from(['{"number":"1"}\n']))).toContain('No line')
  for (const words of [[], ['12'], ['inger@example.com'], ['4829173651']])
    await expect(findError(words, Readable.from([]))).rejects.toThrow(UsageError)
})

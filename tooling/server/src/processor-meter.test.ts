import { describe, expect, it } from 'vitest'
import { createProcessorMeter } from './processor-meter.ts'

function createTestMeter() {
  const thread = { spent: 0 }
  return { thread, start: createProcessorMeter(() => thread.spent) }
}

describe('createProcessorMeter', () => {
  it('[RUN-34] a piece of work costs what the thread spends on it', () => {
    const { thread, start } = createTestMeter()
    thread.spent = 100
    const work = start()
    thread.spent = 127
    expect(work.end()).toBe(27)
    thread.spent = 500
    expect(start().end()).toBe(0)
  })

  it('[RUN-34] pieces at the same time share the thread', () => {
    const { thread, start } = createTestMeter()
    const first = start()
    thread.spent = 10
    const second = start()
    thread.spent = 30
    expect(first.end()).toBe(20)
    thread.spent = 35
    expect(second.end()).toBe(15)
  })

  it('[RUN-34] a wait costs nothing, however many there are at once', async () => {
    const { thread, start } = createTestMeter()
    const work = start()
    thread.spent = 5
    const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
    const waits = gates.map(({ promise }) => work.waiting(() => promise))
    thread.spent = 50
    gates[0].resolve()
    await waits[0]
    thread.spent = 90
    gates[1].resolve()
    await Promise.all(waits)
    thread.spent = 92
    expect(work.end()).toBe(7)
  })

  it('[RUN-34] work that is given up while it waits costs what it had spent, and no other piece pays for it', async () => {
    const { thread, start } = createTestMeter()
    const work = start()
    const gate = Promise.withResolvers<void>()
    const wait = work.waiting(() => gate.promise)
    thread.spent = 10
    expect(work.end()).toBe(0)
    const other = start()
    gate.reject(new Error('too late'))
    await expect(wait).rejects.toThrow('too late')
    thread.spent = 30
    expect(other.end()).toBe(20)
  })
})

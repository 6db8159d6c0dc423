import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { defects, type Defect } from '../documented-gateway/defects/defects.ts'
import { createDocumentedGateway, registered } from '../documented-gateway/documented-gateway.ts'
import { describe, expect, it } from 'vitest'
import { examine, type ExamineOptions } from './examine.ts'

/** Examines the gateway of the documents with a fault in it. */
function examineFaulty(fault: Pick<Defect, 'call'>, options: Partial<ExamineOptions> = {}) {
  const gateway = createDocumentedGateway({ fault, settings: { translations: english } })
  const fetch: typeof globalThis.fetch = async (input, init) => gateway.fetch(new Request(input, init))
  return examine({ baseUrl: 'http://gateway.test', fetch, writes: true, login: registered, samples: 1, ...options })
}

const planted: [name: string, defect: Defect][] = Object.entries(defects)

describe('planted defects', () => {
  it('[API-54] plants at least forty defects', () => {
    expect(planted.length).toBeGreaterThanOrEqual(40)
  })

  it.each(planted)('[API-54] finds that %s', async (_name, defect) => {
    const { gaps } = await examineFaulty(defect)
    const { problem, subject } = defect
    expect(gaps).toContainEqual(
      expect.objectContaining({ problem, subject, does: expect.stringMatching(/^[A-Z].*\.$/) }),
    )
  })
})

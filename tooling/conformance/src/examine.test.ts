import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { createDocumentedGateway, registered, type Options } from '@shop/documented-gateway/documented-gateway.ts'
import { expect, it } from 'vitest'
import { examine, type ExamineOptions } from './examine.ts'

/** Examines the gateway of the documents, with every text. */
function examineDocumented(options: Partial<ExamineOptions> = {}, { settings, ...rest }: Options = {}) {
  const gateway = createDocumentedGateway({ ...rest, settings: { translations: english, ...settings } })
  const fetch: typeof globalThis.fetch = async (input, init) => gateway.fetch(new Request(input, init))
  return examine({ baseUrl: 'http://gateway.test', fetch, writes: true, login: registered, ...options })
}

it('[API-47] finds no gap in the gateway of the documents', async () => {
  const report = await examineDocumented()
  expect(report.brokenPages).toEqual([])
  expect(report.gaps).toEqual([])
})

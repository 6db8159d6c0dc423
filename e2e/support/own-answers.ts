import { expect } from '@playwright/test'
import { countForeignAnswers } from '@shop/server/testing/own-answers.ts'
import { sites } from './servers/sites.ts'

const VISITORS = { visitors: 200, atOnce: 8 }
const { host } = new URL(sites.productGlobal.origin)

/** Expects that visitors of a port of this machine get their own carts alone, beside bodies that look like calls. */
export async function expectOwnAnswers(port: number) {
  const { own, ...others } = await countForeignAnswers({ host, port }, VISITORS)
  expect(others).toEqual({ foreign: 0, failed: 0, examples: [] })
  expect(own).toBeGreaterThan(VISITORS.visitors)
}

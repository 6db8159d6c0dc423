import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter'
import { stories } from './compared-stories.ts'
import { comparisonPage, countsOf, type Comparison, type Pair } from './comparison-page.ts'
import { RESULTS, settings } from './settings.ts'

/** The comparison of one story in one brand. */
export interface Outcome {
  kind: 'same' | 'different' | 'failed'
  brand: string
  /** Why the story has failed. */
  reason?: string
}

/** Stories after which the progress is printed. */
const PROGRESS_STEP = 25

/** Writes the page of a comparison, and prints the counts. A story that differs does not fail the run. */
// oxlint-disable-next-line import/no-default-export -- Playwright loads a reporter as the default export
export default class ComparisonReporter implements Reporter {
  readonly #comparison: Comparison = {
    before: settings.before.ref,
    after: settings.after.ref,
    pairs: 0,
    different: [],
    failed: [],
    added: stories.added,
    removed: stories.removed,
  }
  #done = 0

  onTestEnd({ title }: TestCase, { attachments, errors }: TestResult) {
    const outcomes: Outcome[] = attachments
      .filter(({ name }) => name === 'outcome')
      .map(({ body }) => JSON.parse(String(body)))
    const { different, failed } = this.#comparison
    this.#comparison.pairs += outcomes.filter(({ kind }) => kind !== 'failed').length
    const pairs = outcomes.filter(({ kind }) => kind === 'different').map(({ brand }) => pairOf(brand, attachments))
    if (pairs.length > 0) different.push({ title, pairs })
    for (const { kind, brand, reason = '' } of outcomes)
      if (kind === 'failed') failed.push({ title: `${title} in ${brand}`, reason })
    for (const { message = '' } of errors) failed.push({ title, reason: message })
    this.#done += 1
    if (this.#done % PROGRESS_STEP === 0) console.log(`${this.#done} of ${stories.both.length} stories`)
  }

  /** A failure outside of the stories, such as a server that does not start. */
  onError({ message = '' }: TestError) {
    console.log(message)
  }

  onEnd() {
    const file = path.join(RESULTS, 'index.html')
    mkdirSync(RESULTS, { recursive: true })
    writeFileSync(file, comparisonPage(this.#comparison))
    console.log(`\n${countsOf(this.#comparison)}`)
    for (const { title, reason } of this.#comparison.failed) console.log(`Failed: ${title}: ${reason.split('\n')[0]}`)
    console.log(`The pairs that differ: ${file}`)
  }
}

/** Finds the three pictures of a pair among the attachments. Playwright shortens the beginning of long names. */
function pairOf(brand: string, attachments: TestResult['attachments']): Pair {
  const addressOf = (kind: string) => {
    const { path: file } = attachments.find(({ name }) => name.endsWith(`-${brand}-${kind}.png`)) ?? {}
    if (!file) throw new Error(`There is no picture ${kind} of ${brand}.`)
    return `data:image/png;base64,${readFileSync(file).toString('base64')}`
  }
  return { brand, before: addressOf('expected'), after: addressOf('actual'), difference: addressOf('diff') }
}

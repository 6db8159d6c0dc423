import { gapEffects } from '../../documents/gaps.ts'
import { documentedPages } from '../../documents/pages.ts'
import english from '@shop/domain/messages/messages.en.json' with { type: 'json' }
import { withErrorTexts } from '@shop/domain/reading/errors.ts'
import type { Answered } from '../asking/ask.ts'
import type { Gap } from '../gap.ts'
import { isRecord } from './field-paths.ts'
import { wordsReachedFrom } from './reached-words.ts'

const CALL = 'GET /api/translations'
const EVERY_PAGE = 'every page'
const OTHERS = 'other pages'

const keys = new Set(Object.keys(english))

let known: Map<string, string[]> | undefined

/** The keys that each page of the documents names, by the title of the page. What every page shows stands apart. */
const textsByPage = () => (known ??= readTextsByPage())

/** The keys in the code of a file and of everything that it imports. */
const keysReachedFrom = (entry: string) => new Set([...wordsReachedFrom(entry)].filter((word) => keys.has(word)))

function readTextsByPage(): Map<string, string[]> {
  const ofFrame = keysReachedFrom('features/src/shell/shell.tsx')
  const pages = new Map([[EVERY_PAGE, [...ofFrame].toSorted()]])
  for (const { title, file } of documentedPages) {
    const own = [...keysReachedFrom(`features/src/pages/${file}.tsx`)].filter((key) => !ofFrame.has(key))
    pages.set(title, own.toSorted())
  }
  const named = new Set([...pages.values()].flat())
  pages.set(OTHERS, [...keys].filter((key) => !named.has(key)).toSorted())
  return pages
}

/** The keys that the gateway has no text for, by the title of the page that shows them. */
export function missingTexts(answers: readonly Answered[]): Map<string, string[]> {
  const answered = answers.find(({ name, problem }) => name === CALL && problem === undefined)
  if (!answered) return new Map()
  const sent = isRecord(answered.body) && isRecord(answered.body['translations']) ? answered.body['translations'] : {}
  const written = Object.entries(sent).filter(([, wording]) => typeof wording === 'string' && wording.trim() !== '')
  const texts = withErrorTexts(Object.fromEntries(written) as Record<string, string>)
  return new Map(
    [...textsByPage()]
      .map(([title, names]) => [title, names.filter((name) => !Object.hasOwn(texts, name))] as const)
      .filter(([, names]) => names.length > 0),
  )
}

const SHOWN_KEYS = 3

/** One gap for each page with missing texts. */
export function textGaps(missing: ReadonlyMap<string, readonly string[]>): Gap[] {
  return [...missing].map(([title, names]) => ({
    problem: 'text missing',
    subject: title,
    calls: [CALL],
    found: `${names.length} missing: ${names.slice(0, SHOWN_KEYS).join(', ')}${names.length > SHOWN_KEYS ? ' …' : ''}.`,
    does: gapEffects.text,
    isOptional: false,
  }))
}

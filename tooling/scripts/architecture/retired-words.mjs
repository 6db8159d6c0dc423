/**
 * Words that names once used, each with the field's term for it. Words that follow each other stand for that sequence
 * (`hold back` is in `createHoldBack`); after `=` they are the whole name.
 */
const RETIRED = [
  ['accompany', 'start analytics lazily'],
  ['asleep', 'not hydrated'],
  ['awake', 'hydrated'],
  ['=away', 'unreachable, service unavailable'],
  ['basics', 'bootstrap data'],
  ['category place', 'category route'],
  ['companion', 'analytics vendor'],
  ['count cart', 'price cart'],
  ['darkroom', 'image renderer'],
  ['data press', 'data-replay'],
  ['duties', 'jobs'],
  ['duty', 'job'],
  ['early press', 'event replay'],
  ['early touch', 'event replay'],
  ['first look', 'transaction once'],
  ['=guards', 'security headers'],
  ['guest', 'visitor'],
  ['guests', 'visitors'],
  ['hold back', 'consent queue'],
  ['kept fresh', 'stale-while-revalidate'],
  ['leave on', 'handle global failure'],
  ['list place', 'product list section'],
  ['look around', 'reconcile due payments, process'],
  ['machine app', 'development index'],
  ['once more', 'retry as anonymous'],
  ['=open order', 'pending order'],
  ['=outside', 'platform'],
  ['browser outside', 'browser platform'],
  ['patience', 'what it limits: request timeout, debounce, grace period'],
  ['post office', 'webhook queue'],
  ['prepared', 'cached'],
  ['presents', 'gift lines'],
  ['rhythm', 'interval'],
  ['scold', 'validate'],
  ['scolded', 'validated'],
  ['sent back', 'redirect reason'],
  ['settle', 'reconcile'],
  ['settlement', 'reconciliation'],
  ['shelf', 'category'],
  ['shelves', 'categories'],
  ['slip', 'edit distance'],
  ['slips', 'edit distance'],
  ['start from nothing', 'render on client'],
  ['stored page', 'cached page'],
  ['take off', 'apply discounts'],
  ['tell', 'track, send, report'],
  ['telling', 'what it says'],
  ['told', 'tracked, sent, reported'],
  ['till', 'checkout'],
  ['touch again', 'replay events'],
  ['under way', 'in flight'],
  ['use answer', 'use request'],
  ['use arrival', 'use focus on navigation'],
  ['use arriving', 'use deferred data'],
  ['use facts', 'use shop config'],
  ['use moment', 'use transient flag'],
  ['use moving on', 'use auto redirect'],
  ['use tools', 'use services'],
  ['verdict', 'payment result, bar result'],
  ['wake', 'hydrate'],
  ['=way', 'list origin, path'],
  ['with patience', 'with timeout'],
  ['woken', 'hydrated'],
  ['work off', 'process'],
]

/** `createHoldBack`, `hold-back` and `HOLD_BACK` are the same words. @param {string} name */
const wordsOf = (name) =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .join(' ')
    .toLowerCase()

/** @param {string} name */
function termFor(name) {
  const words = wordsOf(name)
  const [word, term] =
    RETIRED.find(([retired]) =>
      retired.startsWith('=') ? words === retired.slice(1) : ` ${words} `.includes(` ${retired} `),
    ) ?? []
  return word && { word: word.replace('=', ''), term }
}

/**
 * Complains of each retired word in a file's path or among its names.
 * @param {string} file
 * @param {{ name: string, line: number }[]} names
 */
export function retiredWordComplaints(file, names) {
  const folders = file.split('/').map((name) => ({ name, where: file }))
  const inText = names.map(({ name, line }) => ({ name, where: `${file}:${line}` }))
  return [...folders, ...inText].flatMap(({ name, where }) => {
    const found = termFor(name)
    return found ? `${where}: ${name} says “${found.word}”; the field says: ${found.term}` : []
  })
}

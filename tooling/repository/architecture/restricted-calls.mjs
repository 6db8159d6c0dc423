import { Visitor } from 'vite'
import { BESIDE_THE_CODE } from './house-rules.mjs'

const TEST = /\.(test|spec)\.[a-z]+$/

/**
 * Calls that need a reason. `in` limits a rule to a folder. It is about code that runs, unless `about` says otherwise.
 * `allowed` lists the files and folders that may make the call, each with its reason. `visit` reports the nodes that the rule
 * is about.
 */
const RULES = [
  {
    rule: 'reads dates with `readDay` or `readMoment` of @shop/domain: engines read `10-11-2026` as 11 October',
    allowed: {
      'packages/domain/src/reading/moments.ts': 'is the reader, which makes dates of checked numbers',
      'packages/features/src/runtime/platform/cookie-store.ts': 'milliseconds',
      'tooling/contract/src/documented-gateway/orders/order-answers.ts': 'milliseconds',
      'tooling/sandboxes/': 'milliseconds, and texts that the sandbox wrote itself',
      'tooling/storybook/src/docs/': 'our own stories write the text',
    },
    visit: (report) => ({
      MemberExpression: (node) => {
        if (isDateMember(node, 'parse')) report(node)
      },
      NewExpression: (node) => {
        const [first, ...others] = node.arguments
        if (node.callee.name === 'Date' && first && others.length === 0 && !isKnown(first)) report(node)
      },
    }),
  },
  {
    rule: 'writes in a culture that `writtenCulture` of @shop/domain has checked: `da_DK` throws, and browsers know fewer than Node',
    allowed: {
      'packages/domain/src/time/shop-time.ts': 'has checked it in the line before',
      'tooling/gateway/src/money/format.ts': 'cultures that `configure` has checked, and no browser writes these texts',
    },
    visit: (report) => ({
      NewExpression: (node) => {
        if (node.callee.object?.name === 'Intl' && !isCheckedCulture(node.arguments[0])) report(node)
      },
      CallExpression: (node) => {
        const { name = '' } = node.callee.property ?? {}
        if (/^toLocale[A-Z]/.test(name) && !isCheckedCulture(node.arguments[0])) report(node)
        if (name === 'localeCompare' && !isCheckedCulture(node.arguments[1])) report(node)
      },
    }),
  },
  {
    rule: 'asks the database for the time (`now()`, `databaseTime`): gateways have different clocks, and a wrong one decides wrongly',
    in: 'tooling/gateway/src/',
    allowed: {
      'tooling/gateway/src/access/network-limits.ts': 'a window of this process',
      'tooling/gateway/src/checkout/make-draft.ts': 'a record of the consent, which decides nothing',
      'tooling/gateway/src/database/embedded/': 'waits of this process, before there is a database',
      'tooling/gateway/src/model/clock.ts': 'waits of this process',
      'tooling/gateway/src/payments/providers/adyen/adyen-methods.ts': 'a cache of this process',
      'tooling/gateway/src/payments/providers/klarna/klarna.ts': 'the minute that tells two pushes apart',
      'tooling/gateway/src/seeding/': 'samples',
    },
    visit: (report) => ({
      MemberExpression: (node) => {
        if (isDateMember(node, 'now')) report(node)
      },
      NewExpression: (node) => {
        if (node.callee.name === 'Date' && node.arguments.length === 0) report(node)
      },
    }),
  },
  {
    rule: 'stores and compares one form of a text: the case of letters outside ASCII in SQL depends on the locale',
    in: 'tooling/gateway/src/',
    allowed: {
      'tooling/gateway/src/operator/orders/find-payments.ts': 'numbers, whose letters are ASCII',
    },
    visit: (report) => ({
      ImportSpecifier: (node) => {
        if (['ilike', 'notIlike'].includes(node.imported.name)) report(node)
      },
      TaggedTemplateExpression: (node) => {
        const words = node.quasi.quasis.map(({ value }) => value.raw).join('')
        if (node.tag.name === 'sql' && /\b(?:lower|upper|initcap)\s*\(|\bilike\b|~~?\*/i.test(words)) report(node)
      },
    }),
  },
  {
    rule: 'waits for what happens (`vi.waitFor`, `eventually`) or moves fake timers: a fixed time is too short on a busy machine',
    about: 'tests',
    allowed: {
      'e2e/back-forward-cache.spec.ts': 'shows that a second read of the cart does not come',
      'e2e/layout-shift.spec.ts': 'typefaces that come late',
      'tooling/gateway/src/cart/promo-codes/promo-code-uses.model.test.ts': 'the latency of a provider',
      'tooling/gateway/src/checkout/free-shop.test.ts': 'presses at different moments',
      'tooling/gateway/src/database/lost-connections.test.ts':
        'a connection that idles, and a customer who tries again',
      'tooling/gateway/src/http/listen.test.ts': 'a caller that sends slowly',
      'tooling/gateway/src/main.test.ts': 'a moment in the middle of an order',
      'tooling/gateway/src/payments/start-payment.test.ts': 'shows that a call waits for another one',
      'tooling/server/src/listen.test.ts': 'a caller that reads slowly',
    },
    visit: (report) => ({
      CallExpression: (node) => {
        if (node.callee.property?.name === 'waitForTimeout') report(node)
        // A callback that does something else is not a wait.
        if (node.callee.name === 'setTimeout' && node.arguments[0]?.type === 'Identifier') report(node)
      },
      ImportDeclaration: (node) => {
        if (node.source.value === 'node:timers/promises' && node.specifiers.some(isTimer)) report(node)
      },
    }),
  },
  {
    rule: 'takes paths to other folders from the module `paths` of its package, so that a moved folder is changed once',
    about: 'code and tests',
    allowed: {},
    visit: (report, { file, source }) => ({
      MetaProperty: (node) => {
        if (/\/paths\.m?[jt]s$/.test(file)) return
        const line = source.slice(source.lastIndexOf('\n', node.start) + 1, source.indexOf('\n', node.end))
        if (/['"`/]\.\./.test(line) && !/\bglob\b/.test(line)) report(node)
      },
    }),
  },
  {
    rule: 'keeps what a browser stores in a memory (`runtime/memory/memories.ts`), the one list of it',
    in: 'packages/',
    allowed: {
      'packages/features/src/runtime/memory/': 'is the list, with its one reader and writer',
      'packages/features/src/runtime/platform/': 'is the storage itself',
      'packages/features/src/rendering/head/head-platform.ts': 'is the platform of the script in the head',
      'packages/features/src/consent/consent-script.ts': 'the cookie of the vendor',
    },
    visit: (report) => ({
      Identifier: (node) => {
        if (STORES.has(node.name)) report(node)
      },
      MemberExpression: ({ object, property }) => {
        if (property.name === 'cookies' || isMember({ object, property }, 'document', 'cookie')) report(property)
      },
    }),
  },
  {
    rule: 'takes distances in px from the scale `space`: others are in rem, so that they grow with the letters',
    in: 'packages/',
    allowed: {},
    visit: (report) => ({
      TaggedTemplateExpression: ({ quasi }) => {
        for (const part of quasi.quasis) if (DISTANCE_IN_PX.test(part.value.raw)) report(part)
      },
    }),
  },
  {
    rule: 'names in its title whom it is about, not nobody, somebody, anybody or whoever',
    about: 'tests',
    allowed: {},
    visit: (report) => ({
      CallExpression: (node) => {
        const [title] = node.arguments
        const isCase = /^(?:it|test|describe)$/.test(calledName(node.callee))
        if (isCase && title?.type === 'Literal' && UNNAMED.test(title.value)) report(node)
      },
    }),
  },
]

const STORES = new Set(['localStorage', 'sessionStorage', 'KeyValueStore'])
/** Below 4 px, the first step of the scale, a distance only adjusts a letter or a line. */
const DISTANCE_IN_PX = /\b(?:margin|padding|gap)[a-z-]*:[^;]*?(?<![\d.])(?:[4-9]|\d{2,})px/
const UNNAMED = /\b(?:no|some|any)body\b|\bwhoever\b/i
/** The name of a function, also of one that is called by a table: `it.each(rows)(…)`. */
function calledName({ name, object, callee }) {
  if (name) return name
  return object || callee ? calledName(object ?? callee) : ''
}
const isTimer = ({ imported }) => imported?.name === 'setTimeout'
const isMember = ({ object, property }, of, name) => object.name === of && property.name === name
const isDateMember = (node, name) => isMember(node, 'Date', name)

/** Whether an argument is a literal, or a number as far as its syntax shows. */
function isKnown(node) {
  if (node.type === 'Literal') return true
  if (node.type === 'BinaryExpression') return node.operator !== '+' || isKnown(node.left) || isKnown(node.right)
  const name = node.callee?.property?.name ?? node.callee?.name
  return node.type === 'CallExpression' && ['UTC', 'Number', 'getTime', 'now'].includes(name)
}

/** Whether an argument is a culture of ours, or one that has been checked. */
const isCheckedCulture = (node) => node?.type === 'Literal' || node?.callee?.name === 'writtenCulture'

function isAbout({ about = 'code' }, file) {
  if (about === 'tests') return TEST.test(file)
  return about === 'code and tests' || !BESIDE_THE_CODE.test(file)
}

/**
 * Complains of calls that a rule restricts to other files. `unused` complains of allowed files without such a call.
 * @param {{ file: string, source: string, program: import('vite').ESTree.Program }[]} sources
 */
export function findRestrictedCalls(sources) {
  const found = RULES.flatMap((rule) =>
    sources
      .filter(({ file }) => isAbout(rule, file) && file.startsWith(rule.in ?? ''))
      .flatMap(({ file, source, program }) => {
        const nodes = []
        new Visitor(rule.visit((node) => nodes.push(node), { file, source })).visit(program)
        return nodes.map(({ start }) => ({ rule, file, line: source.slice(0, start).split('\n').length }))
      }),
  )
  const unused = RULES.flatMap((rule) =>
    Object.keys(rule.allowed)
      .filter((place) => !found.some((one) => one.rule === rule && one.file.startsWith(place)))
      .map((place) => `${HERE}: ${place} needs no permission`),
  )
  const complaints = found
    .filter(({ rule, file }) => !Object.keys(rule.allowed).some((place) => file.startsWith(place)))
    .map(({ rule, file, line }) => `${file}:${line}: ${TEST.test(file) ? 'a test' : 'the shop'} ${rule.rule} (${HERE})`)
  // One name may be several nodes, such as the key and the value of a destructured property.
  return { complaints: [...new Set(complaints)], unused }
}

const HERE = 'tooling/repository/architecture/restricted-calls.mjs'

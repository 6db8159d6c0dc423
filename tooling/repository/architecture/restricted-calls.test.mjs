import { describe, expect, it } from 'vitest'
import { findRestrictedCalls } from './restricted-calls.mjs'
import { parse } from './syntax.mjs'

/** Returns the complaints about a source text at a path. */
const complaints = (file, source) => findRestrictedCalls([{ file, source, program: parse(file, source) }]).complaints

describe('a call that needs a reason', () => {
  it.each([
    ['packages/features/src/account/order.tsx', 'const time = Date.parse(sent)'],
    ['packages/features/src/account/order.tsx', 'const times = texts.map(Date.parse)'],
    ['packages/features/src/account/order.tsx', 'const date = new Date(order.placementDate)'],
    ['packages/domain/src/orders/order.ts', 'const date = new Date(`${day}T00:00:00Z`)'],
    ['packages/features/src/account/order.tsx', 'const words = date.toLocaleDateString(cultureName)'],
    ['packages/features/src/account/order.tsx', 'const words = date.toLocaleString()'],
    ['packages/features/src/account/order.tsx', 'names.sort((one, other) => one.localeCompare(other))'],
    ['packages/features/src/account/order.tsx', 'const format = new Intl.NumberFormat(cultureName)'],
    ['tooling/gateway/src/cart/promo-codes/promo-code.ts', 'const isOver = endsAt <= Date.now()'],
    ['tooling/gateway/src/cart/promo-codes/promo-code.ts', 'const clock = { now: Date.now }'],
    ['tooling/gateway/src/cart/promo-codes/promo-code.ts', 'const updatedAt = new Date()'],
    ['tooling/gateway/src/account/customer.ts', "import { eq, ilike } from 'drizzle-orm'"],
    ['tooling/gateway/src/account/customer.ts', 'const isSame = sql`lower(${customers.email}) = ${email}`'],
    ['tooling/gateway/src/account/customer.ts', 'const isSame = sql<boolean>`${customers.email} ILIKE ${email}`'],
    ['packages/features/src/shop.test.ts', 'await new Promise((done) => setTimeout(done, 50))'],
    ['e2e/keyboard.spec.ts', 'await page.waitForTimeout(300)'],
    ['packages/features/src/shop.ts', "localStorage.setItem('key', '1')"],
    ['packages/features/src/shop.ts', 'const { sessionStorage } = shop.platform'],
    ['packages/features/src/shop.ts', "import type { KeyValueStore } from './storage.ts'"],
    ['packages/features/src/shop.ts', "shop.platform.cookies.read('user')"],
    ['packages/features/src/shop.ts', "const isKnown = document.cookie.includes('user=')"],
    ['packages/ui/src/card.tsx', 'const Card = styled.div`gap: 2px 12px;`'],
    ['packages/features/src/panel.tsx', 'const Panel = styled(Card)`margin-top: calc(1rem + 8px);`'],
    ['packages/features/src/shop.test.ts', "it('tells nobody', () => {})"],
    ['packages/features/src/shop.test.ts', "it.each([1])('asks whoever comes: %i', () => {})"],
    ['tooling/build/src/write.ts', "const root = path.resolve(import.meta.dirname, '../..')"],
    ['tooling/build/src/write.test.ts', "const file = new URL('../../docs/a.md', import.meta.url)"],
    ['tooling/server/src/trace.test.ts', "import { setTimeout as pause } from 'node:timers/promises'"],
  ])('is found in %s: %s', (file, source) => {
    expect(complaints(file, `\n${source}`)).toEqual([expect.stringMatching(`^${file}:2: (the shop|a test) `)])
  })

  it.each([
    ['packages/features/src/account/order.test.tsx', 'const time = Date.parse(sent)'],
    ['packages/features/src/shop.test.ts', "it('opens a page', () => visit('/anybody'))"],
    ['tooling/build/src/paths.ts', "const root = path.resolve(import.meta.dirname, '../..')"],
    ['tooling/build/src/write.ts', "const file = new URL('./words.txt', import.meta.url)"],
    ['packages/ui/src/card.tsx', 'const Card = styled.div`gap: 2px ${space[3]}; padding: 0.75rem; width: 48px;`'],
    ['packages/features/src/shop.test.ts', 'localStorage.clear()'],
    ['packages/features/src/runtime/memory/memory.ts', 'platform.localStorage.read(key)'],
    ['packages/features/src/shop.ts', 'const { cookie } = configuration.texts'],
    ['packages/ui/src/all.test.ts', "const files = import.meta.glob('../*/*.tsx')"],
    ['packages/features/src/shop.test.ts', 'setTimeout(() => answer.resolve())'],
    ['packages/features/src/shop.ts', 'await new Promise((done) => setTimeout(done, 50))'],
    ['packages/features/src/shop.test.ts', "import { setImmediate as nextTask } from 'node:timers/promises'"],
    ['packages/domain/src/reading/moments.ts', 'const date = new Date(milliseconds)'],
    ['packages/features/src/account/order.tsx', 'const day = new Date(Date.UTC(2026, 1, 1))'],
    ['packages/features/src/account/order.tsx', 'const day = new Date(2026, 1, 1)'],
    ['packages/features/src/account/order.tsx', "const day = new Date('2026-11-03')"],
    ['packages/features/src/account/order.tsx', 'const day = new Date(platform.now() + 5)'],
    ['packages/features/src/account/order.tsx', 'const begun = Date.now()'],
    ['packages/features/src/account/order.tsx', 'const words = date.toLocaleDateString(writtenCulture(cultureName))'],
    ['packages/features/src/account/order.tsx', "names.sort((one, other) => one.localeCompare(other, 'en'))"],
    ['packages/features/src/account/order.tsx', "const format = new Intl.NumberFormat('en-GB')"],
    ['tooling/gateway/src/model/clock.ts', 'const clock = { now: Date.now }'],
    ['tooling/gateway/src/cart/promo-codes/promo-code.ts', 'const begun = performance.now()'],
    ['tooling/gateway/src/account/customer.ts', 'const isSame = sql`${customers.email} = ${email}`'],
  ])('is none in %s: %s', (file, source) => {
    expect(complaints(file, source)).toEqual([])
  })

  it('is permitted only to places that make it', () => {
    const { unused } = findRestrictedCalls([])
    expect(unused).toContain(
      'tooling/repository/architecture/restricted-calls.mjs: packages/domain/src/reading/moments.ts needs no permission',
    )
  })
})

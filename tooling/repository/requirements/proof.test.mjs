import { describe, expect, it } from 'vitest'
import { idsIn, judge, levelsOf } from './proof.mjs'

describe('a title', () => {
  it('names one row or several, and nothing by other brackets', () => {
    expect(idsIn('[CART-06] [CHK-01,CHK-02] reads [ 312 ] and ["BAT-312"]')).toEqual(['CART-06', 'CHK-01', 'CHK-02'])
  })
})

const drawn = "import { render } from '@testing-library/react'\n"

describe('a test', () => {
  it.each([
    ['e2e/journeys/buy.spec.ts', '', ['screen', 'gateway']],
    ['e2e/journeys/buy.spec.ts', 'test.skip(isSlow)', []],
    [
      'packages/features/src/cart/cart-page.test.tsx',
      `${drawn}import { CartPage } from './cart-page.tsx'`,
      ['screen', 'client'],
    ],
    ['packages/features/src/render.test.tsx', "import { createRenderer } from './render.tsx'", ['screen', 'client']],
    ['packages/features/src/start.test.tsx', "import { startShop } from './start.tsx'", ['screen', 'client']],
    ['packages/features/src/cart/cart-item.test.tsx', `${drawn}import { CartItem } from './cart-item.tsx'`, ['client']],
    ['packages/features/src/cart/cart-page.test.ts', "import { cartLoader } from './cart-page.tsx'", ['client']],
    ['packages/ui/src/commerce/price.test.tsx', `${drawn}import { Price } from './price-page.tsx'`, ['client']],
    ['packages/domain/src/cart.test.ts', '', ['client']],
    ['tooling/gateway/src/cart/cart.test.ts', '', ['gateway']],
    ['tooling/site-server/src/app.test.ts', '', ['build']],
    ['apps/product/src/brand.test.ts', '', ['build']],
  ])('in %s counts by where it stands and what it draws: %j', (file, source, levels) => {
    expect(levelsOf(file, source)).toEqual(levels)
  })
})

const row = (id, level = 'screen') => ({ id, area: id.slice(0, 4), level, text: '' })
const requirements = { rows: [row('CART-01', 'client'), row('CART-02'), row('CART-03')], decisions: ['OP-01'] }
const test = (title, ...levels) => ({ file: 'a.test.ts', title, levels })
const ids = (rows) => rows.map(({ id }) => id)

describe('the judgement', () => {
  it('asks for a proof at the level of the row', () => {
    const { proven, unproven } = judge(requirements, [test('[CART-01] [CART-02] adds', 'client')])
    expect([ids(proven), ids(unproven)]).toEqual([['CART-01'], ['CART-02', 'CART-03']])
  })

  it('complains of ids that name no row and no decision', () => {
    const { complaints } = judge(requirements, [test('[CART-99] [OP-01] adds', 'screen')])
    expect(complaints).toEqual(['CART-99 is no requirement: a.test.ts'])
  })
})

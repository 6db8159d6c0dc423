import { expect, it } from 'vitest'
import { comparisonPage, countsOf, type Comparison } from './comparison-page.ts'

const pair = (brand: string) => ({ brand, before: `data:b-${brand}`, after: `data:a-${brand}`, difference: 'data:d' })
const comparison: Comparison = {
  before: 'main',
  after: 'the working copy',
  pairs: 8,
  different: [{ title: 'Parts/Button: States', pairs: [pair('one'), pair('two')] }],
  failed: [{ title: 'Parts/Price: States', reason: 'no <price>' }],
  added: [{ id: 'new', title: 'Parts/New', name: 'Example' }],
  removed: [],
}

it('counts pairs, stories and failures', () => {
  expect(countsOf(comparison)).toBe('8 pairs compared, 2 differ in 1 stories, 1 failed, 1 stories added, 0 removed')
})

it('shows each pair that differs, and lists what failed, came and went', () => {
  const page = comparisonPage(comparison)
  for (const part of ['data:b-one', 'data:a-two', 'Parts/Price: States: no &lt;price>', 'Parts/New: Example'])
    expect(page).toContain(part)
  expect(page).not.toContain('Removed')
})

it('names the pairs beyond the limit without their pictures', () => {
  const pairs = Array.from({ length: 130 }, (_, index) => pair(`brand-${index}`))
  const page = comparisonPage({ ...comparison, different: [{ title: 'Many', pairs }] })
  expect(page).toContain('data:b-brand-119')
  expect(page).not.toContain('data:b-brand-120')
  expect(page).toContain('brand-129')
})

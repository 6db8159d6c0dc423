import { expect, test } from 'vitest'
import { containerAt } from './tag-manager.ts'

const tagManager = { default: 'GTM-MAIN', byHost: { 'alt.shop.example': 'GTM-ALT' }, scriptUrl: '' }

test('[TRK-02] a further host of a shop has a container of its own (OP-74)', () => {
  expect(containerAt('alt.shop.example', tagManager)).toBe('GTM-ALT')
  expect(containerAt('shop.example', tagManager)).toBe('GTM-MAIN')
})

test('[TRK-08] without a container nothing is counted', () => {
  expect(containerAt('shop.example', undefined)).toBeUndefined()
  expect(containerAt('shop.example', { ...tagManager, default: '' })).toBeUndefined()
})

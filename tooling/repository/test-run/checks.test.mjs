import { describe, expect, it } from 'vitest'
import { checks } from './checks.mjs'
import { allBrands } from '../workspace/paths.mjs'

const brandsOfStories = (choice) =>
  checks(choice)
    .filter(({ name }) => name.startsWith('Stories in '))
    .map(({ env }) => env.STORYBOOK_BRAND)

describe('the checks', () => {
  it('opens every story in every brand in the full run alone', () => {
    expect(brandsOfStories({ force: true, isFull: true })).toEqual(allBrands())
    expect(brandsOfStories({ force: true })).toEqual([])
  })

  it('opens the documentation pages after Storybook is built, in the full run alone', () => {
    const names = checks({ isFull: true }).map(({ name }) => name)
    expect(names.indexOf('Documentation pages')).toBe(names.indexOf('Building Storybook') + 1)
    expect(checks().map(({ name }) => name)).not.toContain('Documentation pages')
  })
})

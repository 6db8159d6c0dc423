import { describe, expect, it } from 'vitest'
import { brandOf, IN_TURNS, marketOf } from './brand-choice.ts'

const brands = ['one', 'two', 'three', 'four']
const stories = Array.from({ length: 400 }, (_, index) => `pages-shop-part-${index % 40}--state-${index}`)

describe('the choice of a brand', () => {
  it('gives each brand about the same number of stories, and a story the same brand in each run', () => {
    const turns = stories.map((story) => brandOf(IN_TURNS, story, brands))
    const shares = brands.map((brand) => turns.filter((one) => one === brand).length)
    expect(Math.min(...shares)).toBeGreaterThan(50)
    expect(stories.map((story) => brandOf(IN_TURNS, story, brands))).toEqual(turns)
  })

  it('opens each story in the brand that is chosen', () => {
    expect(stories.map((story) => brandOf('two', story, brands))).toEqual(stories.map(() => 'two'))
  })

  it('opens the stories of each brand in every market', () => {
    const markets = ['north', 'east', 'south', 'west']
    const pairs = stories.map((story) => {
      const brand = brandOf(IN_TURNS, story, brands)
      return `${brand} ${marketOf(IN_TURNS, story, brand, markets)}`
    })
    expect(new Set(pairs).size).toBe(16)
    expect(marketOf('east', 'a--b', 'one', markets)).toBe('east')
  })
})

import { expect, it } from 'vitest'
import { pairStories } from './stories.ts'

const story = (title: string, name: string) => ({ id: `${title}--${name}`, title, name })
const button = story('Parts/Actions/Button', 'States')
const link = story('Parts/Actions/Button link', 'States')
const price = story('Parts/Commerce/Price', 'States')

it('pairs the stories that both have, and lists the others', () => {
  expect(pairStories([button, price], [button, link], '')).toEqual({ both: [button], added: [link], removed: [price] })
})

it('chooses by a part of the title', () => {
  const all = [button, link, price]
  expect(pairStories(all, all, 'actions/').both).toEqual([button, link])
  expect(pairStories([], all, 'PRICE').added).toEqual([price])
})

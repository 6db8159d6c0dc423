import { describe, expect, it } from 'vitest'
import { joinAndSplit } from './compounds.ts'
import { createDictionaryBuilder } from './dictionary.ts'

/** Returns the words of a search as a catalogue of these words writes them. */
function writtenBy(...words: string[]) {
  const builder = createDictionaryBuilder()
  words.forEach((word, position) => builder.add(position, new Map([[word, 1]])))
  const dictionary = builder.build()
  return (typed: string) => joinAndSplit(typed.split(' '), dictionary).join(' ')
}

describe('joinAndSplit', () => {
  const written = writtenBy(
    'vaekkeur',
    'rense',
    'borste',
    'horapparat',
    'batterier',
    'dukar',
    'filter',
    'tv',
    'boks',
    '312',
  )

  it.each([
    ['vaekke ur', 'vaekkeur'],
    ['renseborste', 'rense borste'],
    ['horapparatsbatteri', 'horapparats batteri'],
    ['tvboks 312', 'tv boks 312'],
    ['vatdukar', 'dukar'],
  ])('[SRCH-11] writes %s as %s', (typed, expected) => {
    expect(written(typed)).toBe(expected)
  })

  it.each(['filter boks', 'filtre', 'zebra', '31213', 'batterie', 'bat'])('[SRCH-11] leaves %s as it is', (typed) => {
    expect(written(typed)).toBe(typed)
  })
})

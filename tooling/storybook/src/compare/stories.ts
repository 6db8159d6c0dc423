import { readFileSync } from 'node:fs'
import path from 'node:path'

/** A story as the index of a built Storybook names it. */
export interface Story {
  id: string
  title: string
  name: string
}

interface Compared {
  /** The stories that both have. */
  both: Story[]
  added: Story[]
  removed: Story[]
}

/** Reads the stories of a built Storybook. */
export function readStories(folder: string): Story[] {
  const { entries }: { entries: Record<string, Story & { type: string }> } = JSON.parse(
    readFileSync(path.join(folder, 'index.json'), 'utf8'),
  )
  return Object.values(entries)
    .filter(({ type, title }) => type === 'story' && !title.startsWith('Checks/'))
    .map(({ id, title, name }) => ({ id, title, name }))
}

/** Pairs the stories of two Storybooks by id. `only` is a part of the title, in any case; an empty one chooses all. */
export function pairStories(before: readonly Story[], after: readonly Story[], only: string): Compared {
  const wanted = ({ title }: Story) => title.toLowerCase().includes(only.toLowerCase())
  const missingIn = (others: readonly Story[]) => (story: Story) => others.every(({ id }) => id !== story.id)
  return {
    both: after.filter(wanted).filter((story) => !missingIn(before)(story)),
    added: after.filter(wanted).filter(missingIn(before)),
    removed: before.filter(wanted).filter(missingIn(after)),
  }
}

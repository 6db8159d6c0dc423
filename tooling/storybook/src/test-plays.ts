import type { Plugin } from 'vite'

/**
 * Removes the play functions that are tests from the stories that designers open, because they would scroll the page, fill in
 * fields and move the focus. A story keeps its play if its tag `plays` says that it shows a state, such as an open menu. A test
 * run keeps all.
 */
export function testPlaysPlugin(): Plugin {
  return {
    name: 'test-plays',
    enforce: 'pre',
    transform: (code, id) => (id.endsWith('.stories.tsx') ? { code: withoutTestPlays(code), map: null } : undefined),
  }
}

function withoutTestPlays(code: string) {
  const stories = [...code.matchAll(/^export const (\w+)/gm)].map(([, name]) => name)
  return `${code}
if (!import.meta.env.STORYBOOK_TEST)
  for (const story of [${stories.join()}])
    if (![...(meta.tags ?? []), ...(story.tags ?? [])].includes('plays')) delete story.play
`
}

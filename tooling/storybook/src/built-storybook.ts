import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { storybook } from './paths.ts'

interface Entry {
  id: string
  title: string
  name: string
  type: string
  tags: string[]
}

/** Returns the stories and documentation pages of a built Storybook, in the order of the sidebar. */
export function builtEntries(folder = 'dist'): Entry[] {
  const index = path.join(storybook, folder, 'index.json')
  const { entries }: { entries: Record<string, Entry> } = JSON.parse(readFileSync(index, 'utf8'))
  return Object.values(entries)
}

/** Returns whether the story of a page is ready. Runs in the page. */
export function isFinished() {
  interface StoryChannel {
    last: (event: string) => unknown
  }
  const story: Window & { ['__STORYBOOK_ADDONS_CHANNEL__']?: StoryChannel } = window
  return story['__STORYBOOK_ADDONS_CHANNEL__']?.last('storyFinished') !== undefined
}

/** Collects errors of the console, failed requests and requests to other hosts, in the page and its frames. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => void complaints.push(message))
  page.on('console', (message) => {
    // Storybook's inner page has no icon of its own.
    if (message.type() === 'error' && !message.location().url.endsWith('/favicon.ico')) complaints.push(message.text())
  })
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()} for ${response.url()}`)
  })
  page.on('request', (request) => {
    const isOwn = /^(?:data|blob):|^http:\/\/127\.0\.0\.1:/.test(request.url())
    if (!isOwn) complaints.push(`A request to the outside: ${request.url()}`)
  })
  return complaints
}

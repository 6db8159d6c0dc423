import { describe, expect, it } from 'vitest'
import { missingInParts, type PartFile } from './missing-in-parts.ts'

interface StoryFile {
  default: Omit<PartFile, 'source'>
}

const storyFiles = import.meta.glob<StoryFile>('../../../../packages/ui/src/**/*.stories.tsx', { eager: true })
const sources = import.meta.glob<string>('../../../../packages/ui/src/**/*.stories.tsx', {
  eager: true,
  query: '?raw',
  import: 'default',
})
const modules = import.meta.glob<Record<string, unknown>>(
  [
    '../../../../packages/ui/src/{layout,elements,forms,feedback,content,navigation,commerce}/**/*.tsx',
    '!**/*.{stories,test}.tsx',
  ],
  { eager: true },
)

/** Components without a page of their own, each with the reason. */
const withoutPage = {
  FullHeight: 'only a height: every page shows it',
  Main: 'the main element of a page, without a look',
  ParsedMark: 'marks the end of a part for the browser, and is never seen',
  LinkProvider: 'a context: gives links to the router',
  SanitizerProvider: 'a context: gives the server its sanitiser',
}

const isComponent = ([name, value]: [string, unknown]) =>
  /^[A-Z][a-zA-Z]+$/.test(name) &&
  (typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value))

const components = Object.fromEntries(
  Object.values(modules).flatMap((module) => Object.entries(module).filter(isComponent)),
)
const files = Object.entries(storyFiles).map(([file, { default: meta }]) => ({ ...meta, source: sources[file] ?? '' }))

const TextField = () => null

describe('missingInParts', () => {
  it('[BRD-06] gives each component of ui a page with name, controls, guide and status', () => {
    expect(Object.keys(components).length).toBeGreaterThan(100)
    expect(missingInParts({ components, files, withoutPage })).toEqual([])
  })

  describe('what is missing is told', () => {
    const page: PartFile = {
      title: 'Parts/Forms/Text field',
      component: TextField,
      tags: ['stable'],
      args: { label: 'Name' },
      parameters: {
        guide: { use: 'For a name.', avoid: 'For a list.', instead: { 'Forms/Text field': 'is this one' } },
        status: { keyboard: '2026-11-23' },
      },
      source: 'await userEvent.tab()',
    }
    const checked = (screenReader: `${number}-${number}-${number}`) => ({
      ...page.parameters,
      status: { keyboard: 'static' as const, screenReader },
    })
    const check = (changed: Partial<PartFile>, exceptions = {}) =>
      missingInParts({ components: { TextField }, files: [{ ...page, ...changed }], withoutPage: exceptions })

    it('finds nothing on a whole page', () => expect(check({})).toEqual([]))
    it.each<[string, Partial<PartFile>, string]>([
      ['a component without a page', { component: () => null }, 'TextField has no page'],
      ['a page outside of the parts', { title: 'Forms/Text field' }, 'TextField has no page'],
      ['another name', { title: 'Parts/Forms/Input' }, 'is the page of TextField'],
      ['no controls', { args: { onChange: () => {} } }, 'has no controls'],
      ['no guide', { parameters: {} }, 'has no guide'],
      ['no stage', { tags: ['autodocs'] }, 'has no stage'],
      ['a date that is none', { parameters: checked('2026-02-30') }, 'on 2026-02-30, which is no day in the past'],
      ['a date to come', { parameters: checked('2999-01-01') }, 'on 2999-01-01, which is no day in the past'],
      ['no key pressed', { source: 'await userEvent.click()' }, 'no play function presses a key'],
      [
        'a way to nowhere',
        {
          parameters: { guide: { use: '', avoid: '', instead: { 'Forms/Gone': '' } }, status: { keyboard: 'static' } },
        },
        'sends to Forms/Gone',
      ],
    ])('finds %s', (_, changed, complaint) => expect(check(changed).join('\n')).toContain(complaint))
    it('finds an exception that is not needed', () => {
      expect(check({}, { TextField: 'shown elsewhere' })).toEqual(['TextField needs no exception'])
      expect(check({}, { Gone: 'shown elsewhere' })).toEqual(['Gone needs no exception'])
    })
  })
})

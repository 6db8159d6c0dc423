import { describe, expect, it } from 'vitest'
import { missingCalls } from './missing-calls.ts'

const missingIn = ['safari 15.4']
const features = [
  { name: 'idle', missingIn },
  { name: 'Temporal', missingIn },
  { name: 'fetch', missingIn: [] },
  { owner: 'URL', name: 'canParse', missingIn },
  { owner: 'Array', name: 'toSorted', missingIn },
  { owner: 'Worker', name: 'postMessage', missingIn },
  { owner: 'Port', name: 'postMessage', missingIn: [] },
]

/** Returns the names of what scripts call although a browser lacks it. */
const missingFrom = (...texts: string[]) => {
  const scripts = texts.map((text, index) => ({ file: `${index}.js`, text }))
  return missingCalls(scripts, features).map(({ name }) => name)
}

describe('the calls that a browser lacks', () => {
  it.each([
    ['a bare global', 'idle(work)', ['idle']],
    ['a global as a value', 'run(idle)', ['idle']],
    ['a constructor', 'new Temporal()', ['Temporal']],
    ['a global of the window', 'window.idle(work)', ['idle']],
    ['a static method', 'URL.canParse(a)', ['URL.canParse']],
    ['a static method as a value', 'list.filter(URL.canParse)', ['URL.canParse']],
    ['a method of anything', 'some().list?.toSorted()', ['toSorted']],
    ['a method by its text', 'list["toSorted"]()', ['toSorted']],
  ])('include %s', (_what, text, expected) => {
    expect(missingFrom(text)).toEqual(expected)
  })

  it.each([
    ['a name that all browsers have', 'fetch(url); list.sort()'],
    ['what is asked for by typeof', 'typeof idle === "function"; typeof URL.canParse'],
    ['what is asked for by an optional call', 'URL.canParse?.(a); list.toSorted?.()'],
    ['what is read and not called', 'window.idle && list.toSorted'],
    ['a property of the same name', 'some({ idle: 1, canParse: 2 }).idle'],
    ['a variable of the same name', 'const idle = start(); idle()'],
    ['a method that some object of a browser has', 'port.postMessage(1)'],
  ])('leave out %s', (_what, text) => {
    expect(missingFrom(text)).toEqual([])
  })

  it('leave out a method that one of the scripts defines', () => {
    expect(missingFrom('one.toSorted()', 'const other = { toSorted() {} }')).toEqual([])
    expect(missingFrom('one.toSorted()', 'other.toSorted = sort')).toEqual([])
  })

  it('name the script and the browsers', () => {
    expect(missingCalls([{ file: 'main.js', text: 'new Temporal()' }], features)).toEqual([
      { name: 'Temporal', file: 'main.js', missingIn },
    ])
  })
})

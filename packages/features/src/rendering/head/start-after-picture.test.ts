// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startAfterPicture } from './start-after-picture.ts'

/** Preloads are carried out here: an address that needs no server. */
const bootstrapFile = 'data:application/json,{}'
let imported: string[]

/** A page of which pictures are marked that have not come yet. */
function open(...marks: string[]) {
  document.body.innerHTML = marks.map((mark) => `<img ${mark}>`).join('')
  const images = [...document.querySelectorAll('img')]
  for (const image of images) Object.defineProperty(image, 'complete', { value: false })
  const files = { scripts: ['/main.js'], preloads: ['/page.js'], bootstrapFile }
  const startNow = startAfterPicture(files, (url) => imported.push(url))
  return { startNow, images }
}
async function parse() {
  document.dispatchEvent(new Event('DOMContentLoaded'))
  await pass()
}
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

describe('startAfterPicture', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    imported = []
  })
  afterEach(() => {
    document.head.replaceChildren()
    document.body.replaceChildren()
  })

  it('starts when every marked picture is there, with what the page imports', async () => {
    const { images } = open('fetchpriority="high"', 'loading="lazy"', 'fetchpriority="high"')
    await parse()
    images[0]!.dispatchEvent(new Event('load'))
    await pass(1000)
    expect(imported).toEqual([])
    images[2]!.dispatchEvent(new Event('load'))
    await pass()
    expect(imported).toEqual(['/main.js'])
    const links = [...document.head.querySelectorAll('link')].map(({ rel, href }) => [rel, href])
    expect(links).toEqual([
      ['preload', bootstrapFile],
      ['modulepreload', expect.stringMatching(/\/main\.js$/)],
      ['modulepreload', expect.stringMatching(/\/page\.js$/)],
    ])
  })

  it('runs what the entry imports one by one, and lets the browser breathe between', async () => {
    const steps: string[] = []
    const files = { scripts: ['/runtime.js', '/libraries.js', '/main.js'], preloads: [], bootstrapFile }
    startAfterPicture(files, (url) => {
      steps.push(url)
      setTimeout(() => steps.push('the browser'))
    })
    await parse()
    await pass(10)
    const breath = 'the browser'
    expect(steps).toEqual(['/runtime.js', breath, '/libraries.js', breath, '/main.js', breath])
  })

  it('does not wait for a picture that cannot be had', async () => {
    const { images } = open('fetchpriority="high"')
    await parse()
    images[0]!.dispatchEvent(new Event('error'))
    await pass()
    expect(imported).toEqual(['/main.js'])
  })

  it('starts after two seconds whatever the picture does, and once', async () => {
    const { images } = open('fetchpriority="high"')
    await parse()
    await pass(1999)
    expect(imported).toEqual([])
    await pass(1)
    images[0]!.dispatchEvent(new Event('load'))
    await pass()
    expect(imported).toEqual(['/main.js'])
  })

  it('starts at once where nothing is marked, and for a visitor who wants something, but not before the page is whole', async () => {
    open('loading="lazy"')
    await parse()
    expect(imported).toEqual(['/main.js'])

    const { startNow } = open('fetchpriority="high"')
    startNow()
    await pass(3000)
    expect(imported).toHaveLength(1)
    await parse()
    expect(imported).toHaveLength(2)
  })
})

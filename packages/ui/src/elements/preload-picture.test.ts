import { describe, expect, it, vi } from 'vitest'
import { preloadPicture } from './preload-picture.ts'

/** Returns the picture element from which the browser chooses the file to preload. */
function preloaded(address: string) {
  const created: HTMLElement[] = []
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = create(name)
    created.push(element)
    return element
  })
  preloadPicture(address, '50vw')
  vi.restoreAllMocks()
  return created.find((element) => element.localName === 'picture')
}

describe('preloadPicture', () => {
  it('asks as the picture itself does, so that it is fetched once', () => {
    const picture = preloaded('https://gateway.example/api/pictures/dome-1a2b/720.webp')
    const source = picture?.querySelector('source')
    expect(source?.getAttribute('srcset')).toContain('https://gateway.example/api/pictures/dome-1a2b/720.avif 720w')
    expect([source?.getAttribute('type'), source?.getAttribute('sizes')]).toEqual(['image/avif', '50vw'])
    const image = picture?.querySelector('img')
    expect(image?.getAttribute('srcset')).toContain('https://gateway.example/api/pictures/dome-1a2b/1080.webp 1080w')
    expect(image?.getAttribute('sizes')).toBe('50vw')
  })

  it('leaves pictures alone that come in one size', () => {
    expect(preloaded('https://elsewhere.example/dome.jpg')).toBeUndefined()
  })
})

import { describe, expect, it } from 'vitest'
import { preloadLargePicture } from './preload-picture.ts'

const asked = () => [...document.querySelectorAll('link[rel="preload"]')]

describe('preloadLargePicture', () => {
  it('asks as the page of the product does, so that the picture is fetched once', () => {
    preloadLargePicture('https://gateway.example/api/pictures/dome-1a2b/720.webp')
    const [link] = asked()
    expect(link?.getAttribute('imagesrcset')).toContain('https://gateway.example/api/pictures/dome-1a2b/720.avif 720w')
    expect(link?.getAttribute('type')).toBe('image/avif')
    expect(link?.getAttribute('imagesizes')).toContain('570px')
  })

  it('leaves pictures alone that come in one size', () => {
    preloadLargePicture('https://elsewhere.example/dome.jpg')
    expect(asked()).toEqual([])
  })
})

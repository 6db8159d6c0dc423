import { describe, expect, it, vi } from 'vitest'
import { largePictureLoaded, preloadLargePicture } from './preload-picture.ts'

/** A card whose picture the browser shows from `currentSrc`. Returns the pictures that are asked for from now on. */
function cardWith({ html, currentSrc }: { html: string; currentSrc: string }) {
  const card = document.createElement('article')
  card.innerHTML = html
  Object.defineProperty(card.querySelector('img'), 'currentSrc', { value: currentSrc })
  const asked: HTMLImageElement[] = []
  const loaded = Promise.withResolvers<void>()
  vi.stubGlobal('Image', function Image() {
    const image = Object.assign(document.createElement('img'), { decode: () => loaded.promise })
    asked.push(image)
    return image
  })
  return { card, asked, loaded }
}

const html =
  '<picture><source type="image/avif" srcset="/dome/720.avif 720w"><img srcset="/dome/720.webp 720w"></picture>'

describe('preloadLargePicture', () => {
  it.each([
    ['/dome/360.avif', '/dome/720.avif 720w'],
    ['/dome/360.webp', '/dome/720.webp 720w'],
  ])('asks as the page of the product does, in the format of %s', (currentSrc, wanted) => {
    const { card, asked } = cardWith({ html, currentSrc })
    preloadLargePicture(card)
    expect(asked[0]?.srcset).toBe(wanted)
    expect(asked[0]?.sizes).toContain('570px')
  })

  it('leaves pictures alone that come in one size', () => {
    const { card, asked } = cardWith({ html: '<img src="https://elsewhere.example/dome.jpg">', currentSrc: '' })
    preloadLargePicture(card)
    expect(asked).toEqual([])
  })
})

describe('largePictureLoaded', () => {
  it.each(['resolve', 'reject'] as const)(
    'waits for the picture, and ends when it is there or fails: %s',
    async (end) => {
      const { card, loaded } = cardWith({ html, currentSrc: '' })
      preloadLargePicture(card)
      const goOn = vi.fn<() => void>()
      void largePictureLoaded().then(goOn)
      await Promise.resolve()
      expect(goOn).not.toHaveBeenCalled()
      loaded[end]()
      await vi.waitFor(() => expect(goOn).toHaveBeenCalled())
    },
  )

  it('ends after two seconds without an answer', async () => {
    vi.useFakeTimers()
    const { card } = cardWith({ html, currentSrc: '' })
    preloadLargePicture(card)
    await vi.advanceTimersByTimeAsync(2000)
    await expect(largePictureLoaded()).resolves.toBeUndefined()
    vi.useRealTimers()
  })
})

import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PictureUrlProvider } from './picture-url.ts'
import { Picture } from './picture.tsx'

const own = '/api/pictures/soft-domes-1a2b3c/720.webp'

describe('a picture', () => {
  it('offers the gateway’s own pictures in every size, AVIF first', () => {
    const { container } = render(<Picture src={own} alt="Soft domes" />)
    const avif = container.querySelector('source[type="image/avif"]')?.getAttribute('srcset')
    expect(avif).toBe([180, 360, 720, 1080].map((w) => `/api/pictures/soft-domes-1a2b3c/${w}.avif ${w}w`).join(', '))
    expect(screen.getByRole('img').getAttribute('srcset')).toContain('/api/pictures/soft-domes-1a2b3c/180.webp 180w')
  })
  it.each(['https://cdn.example.test/a.png', '/api/pictures/a.png', '/media/soft-domes-1a2b3c/720.webp.exe', ''])(
    'leaves an address of unknown making as it is: %s',
    (src) => {
      const { container } = render(<Picture src={src} alt="A thing" />)
      expect(container.querySelector('source')).toBeNull()
      expect(screen.getByRole('img').getAttribute('srcset')).toBeNull()
    },
  )
  it('is loaded in every size from the address it is resolved to', () => {
    const base = 'https://gateway.example/shops/a'
    const { container } = render(
      <PictureUrlProvider value={(address) => base + address}>
        <Picture src={own} alt="" priority />
      </PictureUrlProvider>,
    )
    expect(container.querySelector('img')?.getAttribute('src')).toBe(`${base}${own}`)
    expect(container.querySelector('source')?.getAttribute('srcset')).toContain(
      `${base}/api/pictures/soft-domes-1a2b3c/180.avif`,
    )
  })
  it('keeps its place before it has loaded, and waits unless it is the one the visitor came for', () => {
    render(
      <>
        <Picture src={own} alt="First" priority />
        <Picture src={own} alt="Later" />
      </>,
    )
    const [first, later] = screen.getAllByRole<HTMLImageElement>('img')
    expect([first!.getAttribute('loading'), later!.getAttribute('loading')]).toEqual(['eager', 'lazy'])
    expect([later!.getAttribute('width'), later!.getAttribute('height')]).toEqual(['720', '720'])
  })
})

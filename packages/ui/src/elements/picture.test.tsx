import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PictureBaseProvider } from './picture-base.ts'
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
  it('comes from the base where its address names no host', () => {
    const base = 'https://gateway.example/shops/a'
    const shown = (src: string) =>
      render(
        <PictureBaseProvider value={base}>
          <Picture src={src} alt="" priority />
        </PictureBaseProvider>,
      ).container
    const near = shown(own)
    expect(near.querySelector('img')?.getAttribute('src')).toBe(`${base}${own}`)
    expect(near.querySelector('source')?.getAttribute('srcset')).toContain(
      `${base}/api/pictures/soft-domes-1a2b3c/180.avif`,
    )
    for (const src of ['https://cdn.example/a.png', '//cdn.example/a.png', 'data:image/png;base64,AA==']) {
      expect(shown(src).querySelector('img')?.getAttribute('src')).toBe(src)
    }
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

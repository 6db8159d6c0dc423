import { describe, expect, it } from 'vitest'
import { pictureGaps, pictureHosts } from './pictures.ts'

const answered = (images: string[]) => [
  {
    name: 'GET /api/products/search' as const,
    address: '',
    status: 200,
    milliseconds: 1,
    body: { products: images.map((image) => ({ image })) },
    problem: undefined,
  },
]

describe('pictures of a gateway', () => {
  it('[API-54] without a host are found by the site', () => {
    expect(pictureGaps(answered(['/media/a.jpg', 'media/a.jpg']), [])).toEqual([])
  })

  it('[API-54] with a host are blocked by the policy, also with the own one, unless the site has a line for it', () => {
    const answers = answered(['https://gateway.example/a.jpg', '//cdn.example/a.jpg'])
    expect(pictureGaps(answers, ['cdn.example'])).toMatchObject([
      {
        problem: 'host not allowed',
        subject: 'gateway.example',
        found: expect.stringContaining('The site needs the line "pictureHosts": ["https://gateway.example"].'),
      },
    ])
    expect(pictureHosts(answers, ['gateway.example', 'cdn.example']).map(({ isAllowed }) => isAllowed)).toEqual([
      true,
      true,
    ])
  })
})

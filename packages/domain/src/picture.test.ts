import { expect, test } from 'vitest'
import { pictureSources } from './picture.ts'

test('a picture of the gateway comes in every width and in both formats', () => {
  expect(pictureSources('/api/pictures/dome-open-aa10bb20/720.webp')).toEqual({
    src: '/api/pictures/dome-open-aa10bb20/720.webp',
    avif: [180, 360, 720, 1080].map((width) => `/api/pictures/dome-open-aa10bb20/${width}.avif ${width}w`).join(', '),
    webp: [180, 360, 720, 1080].map((width) => `/api/pictures/dome-open-aa10bb20/${width}.webp ${width}w`).join(', '),
  })
})

test.each([
  'https://cdn.example/api/pictures/dome-aa10bb20/720.webp',
  '/api/pictures/dome-aa10bb20/700.webp',
  '/api/pictures/dome-aa10bb20/720.png',
  '/api/pictures/../dome-aa10bb20/720.webp',
  '',
])('a picture from elsewhere has but one form: %s', (url) => {
  expect(pictureSources(url)).toBeUndefined()
})

import { describe, expect, it } from 'vitest'
import { mailPicture } from './mail-picture.ts'

describe('mailPicture', () => {
  it.each([
    ['/api/pictures/brush-0123456789ab/720.webp', 'https://shop.example/api/pictures/brush-0123456789ab/180.png'],
    ['/media/brush.jpg', 'https://shop.example/media/brush.jpg'],
    ['https://pictures.example/brush.PNG', 'https://pictures.example/brush.PNG'],
    ['/media/brush.webp', undefined],
    ['//other.example/brush.png', undefined],
    ['http://pictures.example/brush.png', undefined],
    ['', undefined],
  ])('the picture %s of a product is shown in mails as %s', (imageUrl, shown) => {
    expect(mailPicture(imageUrl, 'https://shop.example')).toBe(shown)
  })
})

/** The widths every picture of the gateway exists in. */
export const PICTURE_WIDTHS = [180, 360, 720, 1080] as const

const PICTURE = /^(?<base>\/api\/pictures\/[a-z0-9-]+-[0-9a-z]+)\/(?:180|360|720|1080)\.(?:webp|avif)$/

/** The addresses of one picture: the plain one, and those to choose from by width. */
export interface PictureSources {
  src: string
  avif: string
  webp: string
}

/** Every form of a picture of the gateway; nothing for a picture from elsewhere, which has but one. */
export function pictureSources(url: string): PictureSources | undefined {
  const base = PICTURE.exec(url)?.groups?.base
  if (base === undefined) return undefined
  const set = (format: 'avif' | 'webp') =>
    PICTURE_WIDTHS.map((width) => `${base}/${width}.${format} ${width}w`).join(', ')
  return { src: url, avif: set('avif'), webp: set('webp') }
}

const widths = [180, 360, 720, 1080]
const ownPicture = /^(.*\/api\/pictures\/[^/?#]+-[0-9a-z]+)\/\d+\.(?:webp|avif)$/i

/** Returns the `srcset` of each format in which the gateway offers one of its pictures. Empty for other addresses. */
export function pictureSources(url: string): { avif?: string; webp?: string } {
  const folder = ownPicture.exec(url)?.[1]
  if (!folder) return {}
  const set = (format: string) => widths.map((width) => `${folder}/${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp') }
}

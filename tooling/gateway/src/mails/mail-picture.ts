const OF_OURS = /^(?<folder>\/api\/pictures\/[a-z0-9-]+-[0-9a-f]{12})\/\d+\.\w+$/
const SHOWN_BY_MAIL_PROGRAMS = /\.(?:png|jpe?g)$/i

/** Returns the address of a product's picture for a mail. Undefined for formats that some mail programs do not show. */
export function mailPicture(imageUrl: string, origin: string): string | undefined {
  const { folder } = OF_OURS.exec(imageUrl)?.groups ?? {}
  // The gateway renders its drawings as PNG too. The width suits screens of double density.
  if (folder) return `${origin}${folder}/180.png`
  if (!SHOWN_BY_MAIL_PROGRAMS.test(imageUrl)) return undefined
  if (/^\/(?!\/)/.test(imageUrl)) return `${origin}${imageUrl}`
  return imageUrl.startsWith('https:') ? imageUrl : undefined
}

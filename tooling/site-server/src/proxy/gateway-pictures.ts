const PICTURE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/**
 * Returns whether a request is for a picture. A gateway may send pictures as paths without a host, and browsers then request
 * them from this server. Opening such an address in a tab shows a page, as for any other address.
 */
export function asksForPicture({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  return PICTURE_FILE.test(new URL(url).pathname) && !headers.get('accept')?.includes('text/html')
}

/** Returns whether the gateway answered with a picture, or with 304 because the browser has it already. */
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 304 || (status === 200 && /^image\//i.test(headers.get('content-type') ?? ''))

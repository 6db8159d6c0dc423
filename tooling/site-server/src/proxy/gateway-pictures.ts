const PICTURE_FILE = /\.(?:avif|gif|ico|jpe?g|png|svg|webp)$/i

/**
 * Whether a request is for a picture and for no page. A gateway may name its pictures by their path alone: browsers then
 * ask this server for them. Someone who opens such an address in a tab gets a page as for any other address.
 */
export function asksForPicture({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  return PICTURE_FILE.test(new URL(url).pathname) && !headers.get('accept')?.includes('text/html')
}

/** Whether the gateway has answered with a picture, or that the browser has it already. */
export const isPicture = ({ status, headers }: Response): boolean =>
  status === 304 || (status === 200 && /^image\//i.test(headers.get('content-type') ?? ''))

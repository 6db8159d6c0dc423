/** A drawing of a vendor's public host, for any page to show; an image tag takes it under any file name. */
export const drawingResponse = (svg: string) =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

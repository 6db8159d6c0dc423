/** Sends a drawing as SVG for any page, whatever extension the URL has. */
export const drawingResponse = (svg: string) =>
  new Response(svg, {
    headers: {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      'cross-origin-resource-policy': 'cross-origin',
    },
  })

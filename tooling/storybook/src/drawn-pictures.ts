import type { Plugin } from 'vite'

// The picture addresses in fixtures.
const PICTURE = /\/api\/pictures\/[\w-]+\/\d+\.(?:webp|avif)/g

// A hearing-aid battery on a transparent background, like the product pictures.
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 720 720">
<ellipse cx="360" cy="560" rx="190" ry="28" fill="#000" opacity=".12"/>
<circle cx="360" cy="370" r="190" fill="#8d99a3"/><circle cx="360" cy="350" r="190" fill="#dfe5ea"/>
<circle cx="360" cy="350" r="140" fill="none" stroke="#b3bec7" stroke-width="10"/>
<path d="M360 290v120M300 350h120" stroke="#5b6770" stroke-width="22" stroke-linecap="round"/></svg>`

const DATA_ADDRESS = `data:image/svg+xml,${encodeURIComponent(DRAWING).replaceAll("'", '%27')}`

/** Replaces the gateway's pictures in fixtures and stories by a drawing, because stories have no gateway. */
export const drawnPictures = (): Plugin => ({
  name: 'drawn-pictures',
  enforce: 'pre',
  transform: (code, id) =>
    /\/(?:fixtures|testing)\/|\.stories\.tsx/.test(id) && code.includes('/api/pictures/')
      ? { code: code.replaceAll(PICTURE, DATA_ADDRESS), map: null }
      : undefined,
})

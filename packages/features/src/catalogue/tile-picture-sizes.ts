/** How wide the picture of a tile is, for its `sizes`: two, three or four cards beside each other, as the grid lays them. */
export const TILE_PICTURE_SIZES = '(min-width: 62em) 280px, (min-width: 48em) 30vw, 45vw'

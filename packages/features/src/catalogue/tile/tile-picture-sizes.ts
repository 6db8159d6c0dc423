/** The `sizes` of a card's picture: two, three or four cards in a row, as in the grid. */
export const TILE_PICTURE_SIZES = '(min-width: 62em) 280px, (min-width: 48em) 30vw, 45vw'

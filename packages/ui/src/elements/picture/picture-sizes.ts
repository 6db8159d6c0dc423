/** The width of a product's large picture, as in the `sizes` attribute of an image. */
export const GALLERY_SIZES = '(min-width: 62em) 570px, calc(100vw - 2rem)'

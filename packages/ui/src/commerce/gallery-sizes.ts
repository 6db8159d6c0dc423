/** How wide a gallery's large picture is, for its `sizes`. */
export const GALLERY_SIZES = '(min-width: 62em) 570px, calc(100vw - 2rem)'

import { createContext, useContext } from 'react'

const PictureBase = createContext('')

/** Says where pictures come from whose address names no host; without it, from the page's own. */
export const PictureBaseProvider = PictureBase.Provider

export const usePictureBase = () => useContext(PictureBase)

/** The address of a picture, with the base in front of one that names no host. */
export const pictureUrl = (src: string, base: string) => (/^\/(?!\/)/.test(src) ? `${base}${src}` : src)

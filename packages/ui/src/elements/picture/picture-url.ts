import { createContext, useContext } from 'react'

/** Turns the address of a picture, as content names it, into the address that the browser loads. */
export type ResolvePicture = (address: string) => string

const PictureUrl = createContext<ResolvePicture>((address) => address)

/** Sets how the addresses of all pictures below are resolved. Without a provider they are used as they are. */
export const PictureUrlProvider = PictureUrl.Provider

/** Returns the function that resolves the addresses of pictures here. */
export const usePictureUrl = () => useContext(PictureUrl)

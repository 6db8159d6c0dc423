/** Under which name a page hands over the product whose heart was pressed before a login. */
export const WANTED_FAVOURITE = 'wantedFavourite'

/** What is handed over with the way to the login. */
export const wantedFavourite = (itemNumber: string, name: string) => ({ [WANTED_FAVOURITE]: { itemNumber, name } })

/** The navigation state key of the product whose heart was clicked before a login. */
export const WANTED_FAVOURITE = 'wantedFavourite'

/** Returns the login link's navigation state. */
export const wantedFavourite = (itemNumber: string, name: string) => ({ [WANTED_FAVOURITE]: { itemNumber, name } })

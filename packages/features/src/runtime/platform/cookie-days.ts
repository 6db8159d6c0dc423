/** Days after which a cookie without an expiry of its own expires. */
export const COOKIE_DAYS = 180

/** Adds a link to the page's head, so that the browser fetches the file. */
export const link = (attributes: Partial<HTMLLinkElement>) =>
  document.head.append(Object.assign(document.createElement('link'), attributes))

/** The folder of all sandboxes. */
export const source = new URL('.', import.meta.url)

import type { Context } from 'hono'

/** Answers what was pressed or called: buttons of the overview go back to it, tests get a plain 204. */
export const done = (c: Context) =>
  c.req.header('accept')?.includes('text/html') ? c.redirect('/__sandbox', 303) : c.body(null, 204)

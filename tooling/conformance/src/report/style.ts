/** The plain look of the shop: large text, one accent colour, quiet lines. */
export const STYLE = `
:root { --ink: #0b2b3a; --quiet: #46606d; --line: #c9d6dc; --accent: #005a78; --bad: #a3211a; --page: #fff; color-scheme: light; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 1.125rem/1.5 system-ui, sans-serif; }
main { max-width: 76rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; }
h1 { margin: 0; font-size: 2.25rem; line-height: 1.2; }
h2 { margin: 3rem 0 1rem; font-size: 1.5rem; }
.summary { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); margin: 2rem 0 0; }
.summary > div { padding: 1rem; border: 1px solid var(--line); border-left: 0.375rem solid var(--accent); border-radius: 0.5rem; }
.summary > .bad { border-left-color: var(--bad); }
dt { font-weight: 600; }
dd { margin: 0; }
.bad dd { color: var(--bad); }
.table { overflow-x: auto; border: 1px solid var(--line); border-radius: 0.5rem; }
.table:focus-visible, summary:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
table { width: 100%; border-collapse: collapse; }
caption { padding: 0.75rem; text-align: left; color: var(--quiet); }
th, td { padding: 0.625rem 0.75rem; border-top: 1px solid var(--line); text-align: left; vertical-align: top; }
th[scope='row'] { font-weight: 400; }
code { font: 0.9375rem/1.5 ui-monospace, monospace; overflow-wrap: anywhere; }
summary { padding: 0.5rem 0; cursor: pointer; }
@media print { .table { overflow: visible; } }
`

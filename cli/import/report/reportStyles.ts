/** The report is read outside of a site. Narrow screens get a row as a block. */
export const reportStyles = `
:root { color-scheme: light dark; --ink: #1b1f24; --soft: #4d5660; --paper: #fff; --line: #d5dade; --mark: #fff4d6; --link: #0b57a4; }
@media (prefers-color-scheme: dark) { :root { --ink: #e9ecef; --soft: #b3bcc5; --paper: #15181c; --line: #3a4149; --mark: #3d3212; --link: #8fc2ff; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
main { max-width: 60rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; }
h1 { line-height: 1.2; overflow-wrap: anywhere; }
h2 { margin-top: 2.5rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { margin-bottom: .25rem; font-size: 1.05rem; }
a { color: var(--link); overflow-wrap: anywhere; }
.state { padding: .5rem .75rem; background: var(--mark); }
.counts { display: flex; flex-wrap: wrap; gap: 1rem 2rem; margin: 1rem 0; }
.counts dt { color: var(--soft); }
.counts dd { margin: 0; font-size: 1.75rem; font-variant-numeric: tabular-nums; }
.count { color: var(--soft); font-weight: 400; }
li, td p { overflow-wrap: anywhere; }
td p { margin: 0 0 .25rem; }
table { width: 100%; border-collapse: collapse; }
th, td { padding: .5rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
th[scope=row] { font-weight: 500; min-width: 12rem; }
@media (max-width: 40rem) { thead { display: none; } tr, th, td { display: block; border: 0; } th, td { padding: .25rem 0; } tr { padding: .75rem 0; border-bottom: 1px solid var(--line); } }
@media print { body { font-size: 10pt; } tr, section { break-inside: avoid; } }
`;

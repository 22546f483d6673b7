import { asProperties, DAY, LAMPLIGHT } from './colours.ts';

/** How a report looks: a survey officer's paper by day, the lamplit table by night. */
export const STYLE = `
:root { ${asProperties(DAY)} color-scheme: light dark; }
@media (prefers-color-scheme: dark) { :root { ${asProperties(LAMPLIGHT)} } }
* { box-sizing: border-box; }
html { scroll-behavior: smooth; scroll-padding-top: 24px; }
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
body { margin: 0; background: var(--ground); color: var(--ink);
  font: 16px/1.5 'Source Sans 3', 'Source Sans Pro', system-ui, sans-serif; }
h1, h2, .figure b { font-family: 'Libre Caslon Text', 'Libre Caslon', Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: clamp(28px, 4vw, 40px); margin: 0 0 8px; }
h2 { font-size: 22px; margin: 0 0 8px; }
main, header, footer { max-width: 1240px; margin: 0 auto; padding: 0 24px; }
header { padding-top: 40px; }
.lead { color: var(--quiet); margin: 0 0 24px; }
.figures { display: flex; flex-wrap: wrap; gap: 8px 48px; margin: 0 0 24px; padding: 0; list-style: none; }
.figure b { display: block; font-size: 40px; }
.figure span { color: var(--quiet); }
.figure.union b { color: var(--union); } .figure.confederate b { color: var(--confederate); }
section { background: var(--card); border: 1px solid var(--line); border-radius: 4px; padding: 24px; margin: 0 0 24px; }
section > p { margin: 0 0 16px; max-width: 75ch; }
.beside { display: grid; gap: 24px 32px; grid-template-columns: minmax(0, 5fr) minmax(0, 6fr); align-items: start; }
.beside.below { grid-template-columns: minmax(0, 1fr); }
.below .scroll { max-height: none; }
.beside > :only-child { grid-column: 1 / -1; }
figure { margin: 0; min-width: 0; }
.narrow { display: none; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 16px; margin: 8px 0 0; padding: 0; list-style: none; font-size: 14px; }
.legend i { display: inline-block; width: 12px; height: 12px; margin-right: 6px; border: 1px solid var(--ink); vertical-align: -1px; }
${Object.keys(DAY)
  .map(name => `.legend .${name} { background: var(--${name}); }`)
  .join('\n')}
.wide svg, .narrow svg { display: block; max-width: 100%; height: auto; font: 13px system-ui, sans-serif; font-family: inherit; }
.wide text, .narrow text { white-space: pre; }
.scroll { overflow: auto; max-height: 460px; min-width: 0; }
table { border-collapse: collapse; width: 100%; font-size: 14px; font-variant-numeric: tabular-nums; }
caption { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
th { text-align: left; color: var(--quiet); font-weight: 400; position: sticky; top: 0; background: var(--card); }
th, td { padding: 4px 14px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
tr:target td { background: var(--line); }
td.number, th.number { text-align: right; white-space: nowrap; }
a { color: var(--accent); }
.game { white-space: nowrap; margin-right: 10px; }
.maps { display: grid; gap: 24px 32px; grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); margin-bottom: 24px; }
.chart { display: block; width: 100%; height: auto; background: var(--land); border: 1px solid var(--line); }
.deep { fill: var(--water); } .shoal { fill: var(--shallow); }
.deep, .shoal { stroke: var(--ink); stroke-opacity: 0.08; stroke-width: 2; }
.fort { fill: none; stroke: var(--ink); stroke-width: 4; }
.names { font: italic 1em Georgia, serif; paint-order: stroke;  fill: var(--quiet); text-anchor: middle; }
.chart .losses { font: 600 26px 'Source Sans 3', system-ui, sans-serif; text-anchor: middle; fill: var(--ink);
  paint-order: stroke; stroke: var(--card); stroke-width: 6px; }
.chart.union .heat { fill: var(--union); } .chart.confederate .heat { fill: var(--confederate); }
.heat { stroke: var(--ink); stroke-width: 2; }
code, output { font: 14px/1.5 ui-monospace, Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: 0; white-space: pre-wrap; }
label { display: block; font-size: 14px; color: var(--quiet); margin-top: 16px; }
input { font: inherit; width: min(100%, 420px); padding: 4px 8px; color: var(--ink); background: var(--ground); border: 1px solid var(--quiet); border-radius: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
footer { color: var(--quiet); font-size: 14px; padding-bottom: 40px; }
@media (max-width: 900px) {
  .beside, .beside.below, .maps { grid-template-columns: minmax(0, 1fr); }
}
@media (max-width: 600px) {
  main, header, footer { padding-left: 12px; padding-right: 12px; }
  section { padding: 16px 12px; }
  .wide { display: none; } .narrow { display: block; }
  .chart { min-width: 640px; }
  .figures { gap: 8px 24px; } .figure b { font-size: 30px; }
}
@media print { .scroll { max-height: none; } section { break-inside: avoid; } }
`;

/** Examples open in the game where its address is given; otherwise what belongs behind the address is shown and copied. */
export const SCRIPT = `
document.addEventListener('click', event => {
  const link = event.target.closest('a.game');
  if (!link) return;
  event.preventDefault();
  const address = document.getElementById('address').value.trim().replace(/#.*$/, '');
  if (address) { window.open(address + link.hash, '_blank', 'noopener'); return; }
  document.getElementById('told').textContent = link.hash;
  document.getElementById('games').scrollIntoView();
  navigator.clipboard?.writeText(link.hash).catch(() => {});
});
`;

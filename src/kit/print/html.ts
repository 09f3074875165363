import type { Paper, PaperBlock } from './paper';

export const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** Ink on white: a printer has no themes. Fonts that every phone and computer has, nearest to ours first. */
const STYLE = `
@page { size: A4; margin: 14mm 14mm 16mm; }
* { box-sizing: border-box; }
body { margin: 0; color: #111; background: #fff; font: 10.5pt/1.35 Barlow, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; font-variant-numeric: tabular-nums; }
h1, h2, h3, th { font-family: "Barlow Condensed", "Arial Narrow", "Roboto Condensed", sans-serif-condensed, Arial, sans-serif; }
h1 { margin: 0; font-size: 22pt; line-height: 1.05; }
h1 + p { margin: 2pt 0 10pt; color: #444; border-bottom: 1.5pt solid #111; padding-bottom: 6pt; }
h2 { margin: 14pt 0 4pt; font-size: 12pt; letter-spacing: .04em; text-transform: uppercase; border-bottom: .75pt solid #111; break-after: avoid; }
p { margin: 3pt 0; }
ul { margin: 3pt 0; padding-left: 14pt; }
li { break-inside: avoid; }
table { width: 100%; border-collapse: collapse; margin: 4pt 0; }
thead { display: table-header-group; }
tr { break-inside: avoid; }
th, td { padding: 2pt 5pt; border-bottom: .5pt solid #bbb; text-align: right; vertical-align: top; }
td + td { white-space: nowrap; }
th { font-size: 9pt; color: #333; border-bottom: .75pt solid #111; }
th:first-child, td:first-child { text-align: left; padding-left: 0; }
svg { max-width: 100%; }`;

/** A whole page that asks nobody for anything: it is printed without a network. */
export const htmlPage = (title: string, body: string, style = ''): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(title)}</title><style>${STYLE}${style}</style></head><body>${body}</body></html>`;

/** So small that the tables of a game fit on one page. */
const ONE_PAGE = `
@page { margin: 8mm; }
body { font-size: 9.3pt; line-height: 1.25; }
h1 { font-size: 15pt; } h1 + p { margin: 0 0 3pt; padding-bottom: 2pt; }
main { columns: 3; column-gap: 5mm; }
section { break-inside: avoid; }
h2 { font-size: 10.5pt; margin: 7pt 0 2pt; }
th, td { padding: 1.1pt 2pt; } th { font-size: 8.6pt; }
ul { padding-left: 12pt; }`;

export function paperHtml({ title, subtitle, parts }: Paper, { onOnePage = false } = {}): string {
  const sections = parts.map(
    (part) => `<section><h2>${escapeHtml(part.title)}</h2>${part.blocks.map(blockHtml).join('')}</section>`,
  );
  const body = `<h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p><main>${sections.join('')}</main>`;
  return htmlPage(title, body, onOnePage ? ONE_PAGE : '');
}

function blockHtml(block: PaperBlock): string {
  switch (block.type) {
    case 'text':
      return block.strong ? `<p><strong>${escapeHtml(block.text)}</strong></p>` : `<p>${escapeHtml(block.text)}</p>`;
    case 'list':
      return `<ul>${block.items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;
    case 'table': {
      const cells = (tag: 'th' | 'td', row: readonly string[]) =>
        `<tr>${row.map((text) => `<${tag}>${escapeHtml(text)}</${tag}>`).join('')}</tr>`;
      const rows = block.rows.map((row) => cells('td', row)).join('');
      return `<table><thead>${cells('th', block.head)}</thead><tbody>${rows}</tbody></table>`;
    }
    case 'drawing':
      return block.svg;
  }
}

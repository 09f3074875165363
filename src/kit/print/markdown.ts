import type { Paper, PaperBlock } from './paper';

export function paperMarkdown({ title, subtitle, parts }: Paper): string {
  const lines = [`# ${plain(title)}`, '', plain(subtitle), ''];
  for (const part of parts) lines.push(`## ${plain(part.title)}`, '', ...part.blocks.flatMap(blockLines));
  return `${lines.join('\n').trimEnd()}\n`;
}

function blockLines(block: PaperBlock): readonly string[] {
  switch (block.type) {
    case 'text':
      return [block.strong ? `**${plain(block.text)}**` : plain(block.text), ''];
    case 'list':
      return [...block.items.map((item) => `- ${plain(item)}`), ''];
    case 'table':
      return [
        row(block.head),
        row(block.head.map((_, place) => (place === 0 ? '---' : '---:'))),
        ...block.rows.map(row),
        '',
      ];
    case 'drawing':
      return [];
  }
}

const row = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;

const cell = (text: string): string => (/^-+:?$/.test(text) ? text : plain(text).replaceAll('|', '\\|'));

/** Names are the players' own: none of their letters may become a heading or a link. */
const plain = (text: string): string => text.replace(/\s+/g, ' ').replace(/([\\`*_[\]<>#])/g, '\\$1');

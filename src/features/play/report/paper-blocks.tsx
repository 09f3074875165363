import { View } from 'react-native';

import type { PaperBlock } from '@/kit/print/paper';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

/** What is printed, on a screen: tables as rows, numbers under their heads. */
export function PaperBlocks({ blocks }: { blocks: readonly PaperBlock[] }) {
  return (
    <View style={{ gap: space.sm }}>
      {blocks.map((block, place) => (
        <Block key={place} block={block} />
      ))}
    </View>
  );
}

function Block({ block }: { block: PaperBlock }) {
  const { isLargeText } = useTheme();
  switch (block.type) {
    case 'text':
      return <Text as={block.strong ? 'textStrong' : 'text'}>{block.text}</Text>;
    case 'list':
      return (
        <View role="list" style={{ gap: space.xs }}>
          {block.items.map((item, place) => (
            <Text key={place} role="listitem">
              {item}
            </Text>
          ))}
        </View>
      );
    case 'table':
      return isLargeText || !fitsAcross(block) ? <TableAsList {...block} /> : <Table {...block} />;
    case 'drawing':
      return null;
  }
}

type TableBlock = Extract<PaperBlock, { type: 'table' }>;

const [FEW_COLUMNS, MOST_COLUMNS, SHORT_WORD] = [5, 10, 5];

/** A few columns always do; more of them where no word in them is long, as in a table of results. */
const fitsAcross = ({ head, rows }: TableBlock): boolean =>
  head.length <= FEW_COLUMNS ||
  (head.length <= MOST_COLUMNS &&
    [head, ...rows].every(([, ...cells]) =>
      cells
        .join(' ')
        .split(' ')
        .every((word) => word.length <= SHORT_WORD),
    ));

function Table({ head, rows }: Pick<TableBlock, 'head' | 'rows'>) {
  const { color } = useTheme();
  return (
    <View role="table">
      {[head, ...rows].map((row, at) => (
        <View
          key={at}
          role="row"
          style={{
            flexDirection: 'row',
            gap: space.xs,
            paddingVertical: 3,
            borderBottomWidth: stroke.hairline,
            borderColor: at === 0 ? color.ruleStrong : color.rule,
          }}
        >
          {row.map((cell, place) => (
            <Text
              key={place}
              role={at === 0 ? 'columnheader' : place === 0 ? 'rowheader' : 'cell'}
              as={at === 0 ? 'label' : place === 0 ? 'control' : 'text2'}
              color={at === 0 ? 'ink2' : 'ink'}
              style={{ flex: place === 0 ? 1.7 : 1, textAlign: place === 0 ? 'left' : 'right' }}
            >
              {cell}
            </Text>
          ))}
        </View>
      ))}
    </View>
  );
}

/** Where columns would not fit: each row under its name, every number with its head. */
function TableAsList({ head, rows }: Pick<TableBlock, 'head' | 'rows'>) {
  const { color } = useTheme();
  return (
    <View>
      {rows.map(([name, ...cells], at) => (
        <View key={at} style={{ paddingVertical: 4, borderBottomWidth: stroke.hairline, borderColor: color.rule }}>
          <Text as="control">{name}</Text>
          <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md }}>
            {cells.map((cell, place) =>
              cell === '' ? null : (
                <View key={place} style={{ flexDirection: 'row', gap: space.xs, alignItems: 'baseline' }}>
                  <Text as="label" color="ink2">
                    {head[place + 1]}
                  </Text>
                  <Text as="text2">{cell}</Text>
                </View>
              ),
            )}
          </View>
        </View>
      ))}
    </View>
  );
}

import { useRef } from 'react';
import { ScrollView, View } from 'react-native';

import { sideEdge } from '@/kit/sides';
import { useT } from '@/messages/messages';
import type { Side, TapeEntry } from '@/rules/mukden/index';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, space, stroke } from '@/ui/tokens';

import { lossesWords } from '../attack/attack-words';
import { useGame } from '../game';
import { sideWords } from '../words/names-in';

const CELL = { width: 50, height: 44 } as const;

/** The actions of this phase in two lanes, the Japanese above, and whose turn it is now. */
export function Tape() {
  const t = useT();
  const { view } = useGame();
  const { fontSize } = useTheme();
  const scroll = useRef<ScrollView>(null);
  const cells: readonly (TapeEntry | { readonly side: Side; readonly parts: null })[] = [
    ...view.tape,
    { side: view.action?.side ?? view.actor, parts: null },
  ];
  const growth = Math.max(1, fontSize('label') / 13);
  return (
    <ScrollView
      ref={scroll}
      horizontal
      role="list"
      aria-label={t('mukden.actions.tape')}
      showsHorizontalScrollIndicator={false}
      // The latest is in sight.
      onContentSizeChange={() => scroll.current?.scrollToEnd({ animated: false })}
      contentContainerStyle={{ paddingHorizontal: space.edge, gap: 2 }}
      style={{ flexGrow: 0 }}
      testID="tape"
    >
      {cells.map(({ side, parts }, place) => (
        <View key={place} role="listitem">
          <View
            accessible
            role="img"
            aria-label={t('mukden.actions.said', {
              number: place + 1,
              side: sideWords(side),
              what: parts === null ? t('mukden.actions.now') : `${kindOf(parts)} ${resultOf(parts)}`,
            })}
            style={{ width: CELL.width * growth, alignItems: 'center', paddingVertical: space.xs }}
          >
            <Text as="control" color="ink2">
              {place + 1}
            </Text>
            <View
              style={{
                height: 2 * CELL.height * growth + 4,
                paddingTop: side === 'ijn' ? 0 : CELL.height * growth + 4,
              }}
            >
              <Cell side={side} isNow={parts === null} growth={growth}>
                {parts === null ? [t('mukden.actions.now')] : [kindOf(parts), resultOf(parts)]}
              </Cell>
            </View>
          </View>
        </View>
      ))}
    </ScrollView>
  );

  function kindOf(parts: TapeEntry['parts']): string {
    const [first] = parts;
    const kind = t(`mukden.actions.kind.${first?.kind ?? 'flip'}`);
    return parts.length > 1 ? t('mukden.actions.twice', { kind }) : kind;
  }

  function resultOf(parts: TapeEntry['parts']): string {
    const last = parts.findLast(({ losses }) => losses !== null)?.losses ?? null;
    return last === null ? t('mukden.actions.none') : lossesWords(last);
  }
}

interface CellProps {
  side: Side;
  isNow: boolean;
  growth: number;
  children: readonly string[];
}

function Cell({ side, isNow, growth, children }: CellProps) {
  const { color } = useTheme();
  return (
    <View
      style={{
        width: (CELL.width - 3) * growth,
        height: CELL.height * growth,
        alignItems: 'center',
        justifyContent: 'center',
        borderWidth: isNow ? 2 : stroke.frame,
        borderColor: isNow ? color.ink : color[sideEdge(side)],
        borderRadius: side === 'ijn' ? 8 : 1,
        backgroundColor: isNow ? color.now : color.card,
      }}
    >
      {children.map((line, place) => (
        <Text
          key={place}
          as="label"
          color={isNow ? 'onNow' : 'ink'}
          numberOfLines={1}
          style={{ textTransform: 'none', letterSpacing: 0, fontFamily: face.condensedBold }}
        >
          {line}
        </Text>
      ))}
    </View>
  );
}

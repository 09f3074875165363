import type { ReactNode } from 'react';
import { View } from 'react-native';

import { FaceLadder } from '@/kit/ladder/face-ladder';
import { percentShort } from '@/kit/odds-charts/odds-words';
import { signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { assaultRow, LAND_CRT, type LandOdds, ODDS } from '@/rules/red-sun/index';
import { type Face, FACES } from '@/ui/dice-input';
import { DieFace } from '@/ui/die-face';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face as typeface, radius, stroke } from '@/ui/tokens';

import { lossesWords } from './land-words';

const ROWS = [0, 1, 2, 3, 4, 5, 6] as const;
const ROW_HEIGHT = 30;

/** The whole table of an assault: its column, and the faces that lead to each row. */
export function LandTable({ odds, testID }: { odds: LandOdds; testID: string }) {
  const t = useT();
  const { color, isLargeText, theme } = useTheme();
  const { column, dieModifier, cells } = odds;
  const lossesOf = (face: number) => lossesWords(cells[face - 1] ?? []);
  if (isLargeText) {
    return (
      <FaceLadder
        label={t('red-sun.quick.ladder')}
        resultOf={(face) => ({ brings: lossesOf(face), scores: (cells[face - 1]?.[1] ?? 0) > 0 })}
        testID={testID}
      />
    );
  }
  // At night a wash would be a light: the column has a frame instead.
  const isWashed = theme !== 'night';
  const columnLook = (isIn: boolean, place: 'head' | 'reached' | 'out') => ({
    backgroundColor:
      isIn && place === 'head' ? color.ink : isIn && isWashed && place === 'reached' ? color.nowWash : undefined,
    ...(isIn &&
      !isWashed &&
      place === 'reached' && { borderLeftWidth: 2, borderRightWidth: 2, borderColor: color.now }),
  });
  return (
    <View
      accessible
      role="img"
      aria-label={t('red-sun.assault.table', {
        ...{ column, modifier: signed(dieModifier) },
        faces: FACES.map((face) => t('red-sun.assault.face', { face, losses: lossesOf(face) })).join(', '),
      })}
      testID={testID}
      style={{
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
        overflow: 'hidden',
      }}
    >
      <Row style={{ minHeight: ROW_HEIGHT, borderBottomWidth: stroke.frame, borderColor: color.ruleStrong }}>
        <Stack justify="center" paddingX="sm" style={{ width: '30%' }}>
          <Text as="text2" color="ink2">
            {t('red-sun.assault.die', { modifier: signed(dieModifier) })}
          </Text>
        </Stack>
        {ODDS.map((each) => (
          <Cell key={each} style={columnLook(each === column, 'head')}>
            <Text as="control" color={each === column ? 'paper' : 'ink'}>
              {each}
            </Text>
          </Cell>
        ))}
      </Row>
      {ROWS.map((row) => {
        const faces = FACES.filter((face) => assaultRow(face, dieModifier) === row);
        const place = faces.length > 0 ? 'reached' : 'out';
        return (
          <Row key={row} ruled={row < ROWS.length - 1} style={{ minHeight: ROW_HEIGHT }}>
            <RowHead row={row} faces={faces} />
            {ODDS.map((each) => {
              const isReached = each === column && place === 'reached';
              return (
                <Cell key={each} style={columnLook(each === column, place)}>
                  <Text
                    as="control"
                    color={isReached ? 'ink' : 'ink2'}
                    style={{ fontFamily: isReached ? typeface.condensedBold : typeface.condensedMedium }}
                  >
                    {lossesWords(LAND_CRT[each][row] ?? [])}
                  </Text>
                </Cell>
              );
            })}
          </Row>
        );
      })}
    </View>
  );
}

function RowHead({ row, faces }: { row: number; faces: readonly Face[] }) {
  return (
    <Row align="center" gap={3} paddingX={6} style={{ width: '30%' }}>
      {faces.map((face) => (
        <DieFace key={face} face={face} state="plain" size={faces.length > 2 ? 17 : 21} label={null} />
      ))}
      <Text as="control" color={faces.length > 0 ? 'ink' : 'ink2'} style={{ flex: 1, textAlign: 'right' }}>
        {row}
      </Text>
    </Row>
  );
}

function Cell({ style, children }: { style: object; children: ReactNode }) {
  const { color } = useTheme();
  return (
    <View
      style={[
        {
          flex: 1,
          alignItems: 'center',
          justifyContent: 'center',
          borderLeftWidth: stroke.hairline,
          borderColor: color.rule,
        },
        style,
      ]}
    >
      {children}
    </View>
  );
}

/** Each result once, with its chance. */
export function LandShares({ odds: { cells } }: { odds: LandOdds }) {
  const t = useT();
  const shares = new Map<string, number>();
  for (const cell of cells) shares.set(lossesWords(cell), (shares.get(lossesWords(cell)) ?? 0) + 1 / cells.length);
  return (
    <Row wrap columnGap="md" align="baseline" testID="land-shares">
      {[...shares].map(([losses, p]) => (
        <Row key={losses} gap="xs" align="baseline">
          <Text as="control" style={{ fontFamily: typeface.condensedBold }}>
            {losses}
          </Text>
          <Text as="control">{percentShort(p)}</Text>
        </Row>
      ))}
      <Text as="text2" color="ink2" style={{ flexGrow: 1, textAlign: 'right' }}>
        {t('red-sun.assault.order')}
      </Text>
    </Row>
  );
}

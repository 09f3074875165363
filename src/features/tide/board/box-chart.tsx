import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { CampaignView } from '@/rules/tide/index';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { face, radius, space, stroke, touch } from '@/ui/tokens';
import { useFittedLine } from '@/ui/use-fitted-line';

import { type Place, type Token, tokensIn } from './box-contents';
import { BoxSheet } from './box-sheet';
import { holdsWords } from './board-words';

interface BoxChartProps {
  view: CampaignView;
  /** Over a list of steps: as low as a thumb allows. */
  compact?: boolean;
  /** The box that is being asked about. */
  current?: Place | null;
}

/** The five boxes of the naval display, as everybody may know them. A tap says what a box holds. */
export function BoxChart({ view, compact = false, current = null }: BoxChartProps) {
  const t = useT();
  const { color } = useTheme();
  const [open, setOpen] = useState<Place | null>(null);
  const box = (place: Place) => (
    <Box
      place={place}
      tokens={tokensIn(view, place)}
      compact={compact}
      isCurrent={place === current}
      onPress={() => setOpen(place)}
    />
  );
  return (
    <>
      <Row
        role="list"
        aria-label={t('tide.board.chart')}
        gap="sm"
        padding={6}
        testID="box-chart"
        style={{
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.card,
          backgroundColor: color.sea,
        }}
      >
        <Stack flex={1} gap={6}>
          {box('vladivostok')}
          {box('port-arthur')}
        </Stack>
        <Stack flex={1}>
          {box('open-sea')}
          <Mines />
          {box('coastal')}
        </Stack>
        <Stack flex={1}>{box('japan')}</Stack>
      </Row>
      <BoxSheet view={view} place={open} onClose={() => setOpen(null)} />
    </>
  );
}

interface BoxProps {
  place: Place;
  tokens: readonly Token[];
  compact: boolean;
  isCurrent: boolean;
  onPress: () => void;
}

function Box({ place, tokens, compact, isCurrent, onPress }: BoxProps) {
  const t = useT();
  const { color } = useTheme();
  const name = t(`tide.board.box.${place}`);
  // One word does not break in the middle on a narrow phone.
  const fitted = useFittedLine(name.includes(' ') ? null : { words: name, as: 'headerSub' });
  return (
    <View role="listitem" style={{ flexGrow: 1 }}>
      <Pressable
        label={t('tide.board.boxSaid', { box: name, holds: holdsWords(tokens) })}
        onPress={onPress}
        testID={`box-${place}`}
        style={{
          flexGrow: 1,
          minHeight: compact ? touch.min : 96,
          gap: 3,
          paddingHorizontal: 6,
          paddingVertical: 3,
          borderWidth: isCurrent ? 2.5 : stroke.hairline,
          borderColor: color.ink,
          borderRadius: radius.chip,
          backgroundColor: isCurrent ? color.nowWash : color.card,
        }}
      >
        <Text as="headerSub" {...fitted} style={{ fontFamily: face.condensedSemiBold }}>
          {name}
        </Text>
        <Row wrap gap={4} align="center">
          {tokens.map((token, i) => (
            <TokenMark key={i} token={token} compact={compact} />
          ))}
        </Row>
      </Pressable>
    </View>
  );
}

/** Round ends for the Japanese, square ones for the Russians; solid where nobody may look under it. */
function TokenMark({ token, compact }: { token: Token; compact: boolean }) {
  const t = useT();
  const { color } = useTheme();
  const { side, type, ships } = token;
  const isSecret = type === 'secret';
  const [edge, fill, on] =
    side === 'ijn' ? (['jpEdge', 'jpFill', 'jpOn'] as const) : (['ruEdge', 'ruFill', 'ruOn'] as const);
  return (
    <Row align="center" gap={3} aria-hidden>
      <View
        style={{
          minWidth: compact ? 36 : 44,
          alignItems: 'center',
          paddingHorizontal: space.xs,
          borderWidth: 2,
          borderColor: color[edge],
          borderRadius: side === 'ijn' ? 14 : 2,
          backgroundColor: isSecret ? color[fill] : color.card,
        }}
      >
        <Text as="chip" color={isSecret ? on : 'ink'} style={{ lineHeight: undefined }}>
          {isSecret ? t('tide.board.secret') : String(ships.length)}
        </Text>
      </View>
      {type === 'marked' && <Icon name="anchor" size={18} />}
    </Row>
  );
}

/** Between the Coastal Waters and the Open Sea. */
function Mines() {
  const t = useT();
  const { color } = useTheme();
  return (
    <Row align="center" gap={4} paddingY={2} aria-hidden>
      <View style={{ flex: 1, borderTopWidth: 3, borderStyle: 'dotted', borderColor: color.ink }} />
      <Text as="label" style={{ textTransform: 'none', letterSpacing: 0 }}>
        {t('tide.board.mines')}
      </Text>
    </Row>
  );
}

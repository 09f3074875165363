import { useEffect, useState } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { fitsWords, leftWords, paceWords } from '@/features/play/clock/clock-words';
import { useTableClock } from '@/features/play/clock/use-table-clock';
import { type Companion, CompanionProvider, useCompanion } from '@/features/play/companion';
import { useLines } from '@/features/play/log/use-lines';
import { useStory } from '@/features/play/log/use-story';
import { useGame, Viewer } from '@/features/play/open-game';
import { TurnHeader } from '@/features/play/turn/turn-header';
import { ActProvider } from '@/features/play/act-provider';
import { useT } from '@/messages/messages';
import { useSession } from '@/store/session';
import { EmptyState } from '@/ui/empty-state';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import '@/messages/link';

import { arrivedBy } from './address';
import { readInvitation } from './invitation';
import { keepSeat, keptSeats } from './kept-seats';
import { useLink } from './link-session';
import { useSeat } from './use-seat';

/** Drawn as large as this and enlarged to the screen: read at four metres, and the same on every size. */
const WIDTH = 1080;
const DEEDS = 5;

/** The public seat for a large screen beside the table: whose turn, the score, the forces, the last deeds. No controls. */
export function TvScreen() {
  const t = useT();
  const { color } = useTheme();
  const { width, height } = useWindowDimensions();
  const seat = usePublicSeat();
  const known = useSeat(seat ?? null);
  const companion = useLink((link) => link.companion);
  const isOpen = useSession((session) => session.open !== null && session.seat !== null);
  const isRefused = useLink(({ state }) => state?.turnedAway != null);
  const scale = Math.max(1, Math.min(width / WIDTH, (height * 16) / (9 * WIDTH)));
  const isWrong = seat === null || isRefused || (known === 'unknown' && seat !== undefined);
  return (
    <View style={{ flex: 1, overflow: 'hidden', backgroundColor: color.paper }} testID="tv">
      <View
        style={{
          width: width / scale,
          height: height / scale,
          transform: [{ scale }],
          transformOrigin: 'top left',
          pointerEvents: 'none',
        }}
      >
        {companion !== null && typeof companion !== 'string' && isOpen && !isWrong ? (
          <Game companion={companion} />
        ) : (
          <View style={{ flex: 1, justifyContent: 'center' }}>
            <EmptyState isScreen icon="sight" title={t('link.tv.waiting')} text={isWrong ? t('link.tv.wrong') : ''} />
          </View>
        )}
      </View>
    </View>
  );
}

function Game({ companion }: { companion: Companion }) {
  return (
    <CompanionProvider companion={companion}>
      <Viewer.Provider value="public">
        <ActProvider>
          <Table />
        </ActProvider>
      </Viewer.Provider>
    </CompanionProvider>
  );
}

function Table() {
  const { color } = useTheme();
  const { spectators, Columns } = useCompanion();
  const { view } = useGame();
  const Forces = spectators?.Forces ?? Columns;
  const chart = spectators?.chartOf?.(view) ?? null;
  return (
    <View style={{ flex: 1 }}>
      <TurnHeader />
      <View style={{ flex: 1, flexDirection: 'row' }}>
        <View style={{ flex: 2, overflow: 'hidden' }} testID="tv-table">
          {chart && (
            <View style={chart.fills ? { flex: 1 } : { padding: space.edge }}>
              <chart.Chart />
            </View>
          )}
          {!chart?.fills && (
            <View style={{ flex: 1 }}>
              <Forces />
            </View>
          )}
        </View>
        <View
          style={{
            flex: 1,
            gap: space.edge,
            padding: space.edge,
            borderLeftWidth: stroke.frame,
            borderColor: color.ruleStrong,
          }}
        >
          <Clock />
          <Score />
          <Deeds />
        </View>
      </View>
    </View>
  );
}

/** Where the table has one: how long there is to play, and how many turns that is. */
function Clock() {
  const { timeOf } = useCompanion();
  const { view } = useGame();
  const { reading } = useTableClock();
  if (!reading || timeOf(view).isOver) return null;
  return (
    <View testID="tv-clock">
      <Text as="key">{leftWords(reading)}</Text>
      <Text as="name" color="ink2">
        {fitsWords(reading) ?? paceWords(reading)}
      </Text>
    </View>
  );
}

function Score() {
  const { spectators, report } = useCompanion();
  const { view } = useGame();
  if (spectators?.Score) return <spectators.Score />;
  return (report?.figures(view as never) ?? []).slice(0, 3).map(({ label, ijn, irn }) => (
    <View key={label} style={{ flexDirection: 'row', alignItems: 'baseline', gap: space.md }}>
      <Text as="key" style={{ minWidth: 52, textAlign: 'right' }}>
        {ijn}
      </Text>
      <Text as="name" style={{ flex: 1, textAlign: 'center' }}>
        {label}
      </Text>
      <Text as="key" style={{ minWidth: 52 }}>
        {irn}
      </Text>
    </View>
  ));
}

/** The newest first; what was undone is not told here. */
function Deeds() {
  const t = useT();
  const story = useStory();
  const linesOf = useLines(story);
  const deeds = (story ?? []).filter((item) => item.type === 'action' && !item.undone).slice(0, DEEDS);
  return (
    <View style={{ flex: 1, gap: space.sm, overflow: 'hidden' }} role="log" aria-live="polite" testID="tv-deeds">
      <Heading as="label" color="ink2">
        {t('link.tv.lately')}
      </Heading>
      {deeds.length === 0 && <Text as="name">{t('link.tv.nothing')}</Text>}
      {deeds.map((item, place) => (
        <Text key={item.number} as="name" color={place === 0 ? 'ink' : 'ink2'} numberOfLines={2}>
          {linesOf(item)[0] ?? ''}
        </Text>
      ))}
    </View>
  );
}

/** From the address, else the one this screen had before; null where there is none, undefined until that is known. */
function usePublicSeat(): string | null | undefined {
  const [seat, setSeat] = useState<string | null>();
  useEffect(() => {
    const { host, fragment } = arrivedBy();
    const read = fragment === '' ? null : readInvitation(fragment, host);
    const found = read?.ok
      ? keepSeat({ ...read.value, name: '' }).then(() => read.value.seat)
      : keptSeats().then((seats) => seats.find((each) => each.seat.startsWith('public'))?.seat ?? null);
    void found.then(setSeat);
  }, []);
  return seat;
}

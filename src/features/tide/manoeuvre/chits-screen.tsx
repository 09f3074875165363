import { GuideHint } from '@/features/play/guide/guide-hint';
import { View } from 'react-native';

import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { type Chit, type ChitPair, CHITS, otherSide, type Side } from '@/rules/tide/index';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { radius, space, stroke } from '@/ui/tokens';

import { useAct, useGame } from '../game';
import { NotNow } from '../sortie/sail-screen';
import { useIsPicking, usePick } from '../use-pick';
import { pairWords } from '../words/event-words';
import { ChitMark } from './chit-mark';
import { PairOutlook } from './pair-outlook';

const PAIR = 2;

/** Two chits of a side, behind its curtain. Both sides always come here: that one passes tells nothing. */
export function ChitsScreen({ param }: { param: string }) {
  const t = useT();
  const isKept = useIsPicking(param, 'pickChits');
  return (
    <SideCurtain<Side>
      side={param}
      title={t('tide.chits.title')}
      behind={isKept ? t('tide.kept') : t('tide.chits.behind')}
    >
      {(open) => <Picker {...open} />}
    </SideCurtain>
  );
}

function Picker({ side, close, leave, handOver }: BehindCurtain<Side>) {
  const t = useT();
  const act = useAct();
  const { view, state } = useGame();
  const pick = usePick('pickChits', (command) => command.side === side);
  const locked = view.fight?.chits[side];
  const picked: readonly Chit[] =
    pick.command?.chits ?? (locked === 'hidden' || locked === undefined || locked === null ? [] : locked);
  const isWhole = picked.length === PAIR;
  const keep = (chits: readonly Chit[]) => pick.change({ type: 'pickChits', side, chits });
  const lockIn = async () => {
    const other = otherSide(side);
    const isLast = state.fight?.chits[other] !== null;
    if (!(await act({ type: 'pickChits', side, chits: picked }))) return;
    // The phone goes across the table: the other curtain is next.
    if (isLast) leave();
    else handOver(`chits/${other}`);
  };
  if (view.step !== 'chits') return <NotNow onClose={leave} />;
  return (
    <CurtainScreen
      title={t('tide.chits.title')}
      onClose={close}
      testID="chits"
      actionBar={{
        main: (
          <Button
            kind="primary"
            icon="lock"
            label={isWhole ? t('tide.chits.lockIn', { pair: pairWords(picked) }) : t('tide.chits.pickTwo')}
            disabled={!isWhole}
            onPress={() => void lockIn()}
            testID="lock-in"
          />
        ),
      }}
    >
      <GuideHint words={t('tide.guide.hint.chits')} />
      <Row align="center" justify="space-between">
        <Heading as="label" color="ink2">
          {t('tide.chits.yours')}
        </Heading>
        <RuleLink rule="TAS-19" />
      </Row>
      <Row gap="md" align="center">
        {[0, 1].map((place) => (
          <Slot
            key={place}
            place={place}
            chit={picked[place]}
            onEmpty={() => keep(picked.filter((_, index) => index !== place))}
          />
        ))}
        <Stack flex={1}>
          {isWhole && <Text as="key">{pairWords(picked)}</Text>}
          <Text as="text2" color="ink2">
            {picked.length === 0 ? t('tide.chits.pickHint') : t('tide.chits.hint')}
          </Text>
        </Stack>
      </Row>
      <Row gap="sm">
        {CHITS.map((chit) => (
          <Key key={chit} chit={chit} disabled={isWhole} onPress={() => keep([...picked, chit])} />
        ))}
      </Row>
      {isWhole && <PairOutlook side={side} pair={picked as unknown as ChitPair} />}
    </CurtainScreen>
  );
}

interface SlotProps {
  place: number;
  chit: Chit | undefined;
  onEmpty: () => void;
}

/** A tap on a full one empties it again. */
function Slot({ place, chit, onEmpty }: SlotProps) {
  const t = useT();
  const { color } = useTheme();
  const frame = {
    width: 76,
    height: 76,
    borderRadius: radius.sheet,
    alignItems: 'center',
    justifyContent: 'center',
  } as const;
  if (chit === undefined) {
    return (
      <View
        accessible
        role="img"
        aria-label={t('tide.chits.empty', { number: place + 1 })}
        testID={`slot-${place}`}
        style={{ ...frame, borderWidth: stroke.frame, borderStyle: 'dashed', borderColor: color.ruleStrong }}
      />
    );
  }
  return (
    <Pressable
      label={t('tide.chits.remove', { chit: t(`tide.chit.${chit}`) })}
      onPress={onEmpty}
      testID={`slot-${place}`}
      style={{ ...frame, backgroundColor: color.ink }}
    >
      <ChitMark chit={chit} size={50} color="paper" />
    </Pressable>
  );
}

function Key({ chit, disabled, onPress }: { chit: Chit; disabled: boolean; onPress: () => void }) {
  const t = useT();
  const { color } = useTheme();
  return (
    <Pressable
      label={t('tide.chits.take', { chit, means: t(`tide.chit.${chit}`) })}
      onPress={onPress}
      disabled={disabled}
      testID={`chit-${chit}`}
      style={{
        flex: 1,
        alignItems: 'center',
        gap: space.xs,
        paddingVertical: space.md,
        borderWidth: stroke.frame,
        borderColor: color.ruleStrong,
        borderRadius: radius.card,
        backgroundColor: color.card,
      }}
    >
      <View
        style={{
          padding: space.sm,
          borderWidth: stroke.frame,
          borderColor: color.ruleStrong,
          borderRadius: radius.sheet,
        }}
      >
        <ChitMark chit={chit} size={44} color="ink" />
      </View>
      <Text as="title">{chit}</Text>
      <Text as="control" style={{ textAlign: 'center' }}>
        {t(`tide.chit.${chit}`)}
      </Text>
    </Pressable>
  );
}

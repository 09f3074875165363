import { GuideHint } from '@/features/play/guide/guide-hint';
import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { chooseDice, useDiceMode } from '@/features/play/dice-mode';
import { useMomentWords } from '@/features/play/moment-words';
import { DiceSwitch } from '@/kit/dice-strip/dice-switch';
import { RuleLink } from '@/kit/rule-link';
import { BothMarks } from '@/kit/side-mark';
import { JOINT_BAND } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { signed } from '@/kit/words/signed';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { crossingOdds, mayCross, type Side, SIDES, TOGO_POINTS } from '@/rules/tide/index';
import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Heading, Text } from '@/ui/text';

import { Matrix } from '../board/matrix';
import { revealedPairs } from '../board/matrix-board';
import { useAct, useGame, useRollAtOnce } from '../game';
import { sideWords } from '../words/names-in';
import { FightSummary } from '../turn/fight-summary';

/** Both pairs on the matrix: range, broadside and rounds, and whether the T is crossed. */
export function ManoeuvreScreen() {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const rollAtOnce = useRollAtOnce();
  const { id, state, view } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const { mode, choose } = useDiceMode();
  const leave = useBack(gameAddress(id));
  const where = useMomentWords();
  const { fight, step } = view;
  const head = {
    title: t('tide.fight.revealed'),
    subtitle: where,
    back: { label: t('common.back'), onPress: leave },
    band: JOINT_BAND,
    right: <BothMarks marks={marks} width={36} across />,
  };
  const pairs = revealedPairs(fight);
  if (fight === null || pairs === null) {
    return (
      <Screen {...head} title={t('tide.fight.matrix')} testID="manoeuvre">
        <EmptyState icon="grid" title={t('tide.fight.none')} text={t('tide.fight.noneText')} />
        <Matrix row={null} column={null} />
      </Screen>
    );
  }
  const side = step === 'crossing' ? mayCross(state) : null;
  const toGuns = () => router.replace(gameAddress(id, 'fire'));
  const isPast = () => (useSession.getState().open?.battle.state as typeof state | undefined)?.step !== 'crossing';
  const cross = async (who: Side) => {
    // The switch stands on this screen: what it shows is what was chosen.
    await chooseDice(id, mode);
    if (mode === 'app') await rollAtOnce({ type: 'crossT', side: who });
    else await act({ type: 'crossT', side: who }, { replace: true });
    if (isPast()) toGuns();
  };
  const keep = async (who: Side) => {
    if (await act({ type: 'keepBroadside', side: who })) toGuns();
  };
  return (
    <Screen
      {...head}
      testID="manoeuvre"
      actionBar={
        side !== null
          ? {
              aside: <CrossingOdds side={side} tsushima={fight.tsushima} />,
              main: (
                <Button
                  kind="primary"
                  icon="dice"
                  label={t('tide.next.crossing')}
                  onPress={() => void cross(side)}
                  testID="cross-t"
                />
              ),
            }
          : {
              main: (
                <Button
                  kind="primary"
                  icon="target"
                  label={t('tide.fight.toGuns')}
                  onPress={step === 'fire-ijn' || step === 'fire-irn' ? toGuns : leave}
                  testID="to-guns"
                />
              ),
            }
      }
      lowRow={side === null ? undefined : <DiceSwitch mode={mode} onMode={choose} />}
    >
      <GuideHint words={t('tide.guide.hint.manoeuvre')} />
      <Matrix row={pairs[0]} column={pairs[1]} />
      <FightSummary fight={fight} />
      <Row align="center" gap="sm">
        <Text as="textStrong" style={{ flex: 1 }}>
          {t(`tide.fight.who.${fight.range}`)}
        </Text>
        <RuleLink rule="TAS-27" />
      </Row>
      {side === null && step === 'fire-ijn' && fight.round === 1 && (
        <Row gap="md" wrap>
          {SIDES.filter((each) => fight.advantage[each] !== 'crossing').map((each) => (
            <Button
              key={each}
              kind="link"
              label={t('tide.fight.crossAnyway', { side: sideWords(each) })}
              onPress={() => void act({ type: 'crossT', side: each })}
              testID={`cross-anyway-${each}`}
            />
          ))}
        </Row>
      )}
      {side !== null && (
        <Row align="center" gap="md" wrap>
          <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 180 }}>
            <Heading as="title">{t('tide.fight.crossQuestion')}</Heading>
            <Row align="center" gap="sm">
              <Text style={{ flexShrink: 1 }}>
                {t('tide.fight.crossBrings', {
                  togo: signed(TOGO_POINTS[side === 'ijn' ? 'japanese-cross-t' : 'russians-cross-t'].change),
                })}
              </Text>
              <RuleLink rule="TAS-21" />
            </Row>
          </Stack>
          <Button label={t('tide.fight.keepBroadside')} onPress={() => void keep(side)} testID="keep-broadside" />
        </Row>
      )}
    </Screen>
  );
}

function CrossingOdds({ side, tsushima }: { side: Side; tsushima: boolean }) {
  const t = useT();
  const { p, need } = crossingOdds(side, tsushima);
  return (
    <Stack accessible testID="crossing-odds">
      <Text as="key">{t('tide.percent', { percent: percentWords(p) })}</Text>
      <Text as="text2" color="ink2">
        {t('tide.fight.crossOn', { need: need.value })}
      </Text>
    </Stack>
  );
}

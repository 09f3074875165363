import { useMemo, useState } from 'react';

import { failureSentence } from '@/features/play/act-provider';
import { useGoToGame } from '@/features/play/links/use-go-to-game';
import { useGame } from '@/features/play/open-game';
import { SideMark } from '@/kit/side-mark';
import { ensignOf, sideName } from '@/kit/sides';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { type Homecoming, homeOf, parseMapping, USUAL_MAPPING } from '@/rules/bridge/index';
import type { Refused } from '@/rules/rulebook';
import { type BattleState, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';

import { bringHome } from './bring-home';
import { corrected, type Correction, type HomeEntry, type HomeForm } from './home-form';
import { HomeSheet } from './home-sheet';
import { homeLines } from './home-words';
import { isUsual, mappingProblem } from './mapping-words';
import { RefusedSheet } from './refused-sheet';
import type { Home } from './use-home-port';
import { keepDraft } from './use-bridge-draft';

interface Props {
  home: Home;
  state: BattleState;
  form: HomeForm;
  change: (form: HomeForm) => void;
  onBack: () => void;
  onMapping: () => void;
}

/** Ship by ship what becomes of her in the campaign: the players confirm, or correct. */
export function HomeList({ home, state, form, change, onBack, onMapping }: Props) {
  const t = useT();
  const { id } = useGame();
  const marks = useSettings((settings) => settings.marks);
  const [chosen, setChosen] = useState<string | null>(null);
  const { book, link } = home;
  const parsed = useMemo(() => parseMapping(form.mapping), [form.mapping]);
  const found = useMemo(() => homeOf(state, link, parsed.ok ? parsed.value : USUAL_MAPPING), [state, link, parsed]);
  const counters = found.map((each, place): HomeEntry => {
    const counter = link.counters[place]!;
    const correction = form.corrections[each.counter];
    return { counter, found: each, home: corrected(each, counter, correction), isCorrected: correction !== undefined };
  });
  const correct = (counter: string, correction: Correction | null) => {
    const { [counter]: _, ...others } = form.corrections;
    change({ ...form, corrections: correction === null ? others : { ...others, [counter]: correction } });
  };
  const bringing = useBringHome(home, id);
  const waiting = counters
    .flatMap(({ found: { reasons } }) => reasons)
    .reduce((sum, { code, count }) => (code === 'hits-waiting' ? sum + count : sum), 0);
  const asked = counters.find(({ counter }) => counter.id === chosen);
  return (
    <>
      <Screen
        title={t('bridge.home.title')}
        subtitle={home.name}
        back={onBack}
        actionBar={{
          main: (
            <Button
              kind="primary"
              label={bringing.isBusy ? t('bridge.home.bringing') : t('bridge.home.confirm')}
              disabled={bringing.isBusy || !parsed.ok}
              onPress={() => bringing.bring(counters.map((each) => each.home))}
              testID="bring-home"
            />
          ),
        }}
        testID="home-form"
      >
        <Text>{t('bridge.home.text', { campaign: home.name })}</Text>
        {home.hasMoved && <Warning words={t('bridge.home.movedOn')} testID="moved-on" />}
        {state.result === null && <Warning words={t('bridge.home.isOn')} testID="still-on" />}
        {waiting > 0 && <Warning words={t('bridge.home.waiting', { count: waiting })} testID="hits-waiting" />}
        <Card padded={false}>
          <ListRow
            title={t('bridge.mapping.row')}
            subtitle={isUsual(form.mapping) ? t('bridge.mapping.usual') : t('bridge.mapping.own')}
            onPress={onMapping}
            testID="to-mapping"
          />
        </Card>
        {!parsed.ok && <Warning words={mappingProblem(parsed.error)} testID="mapping-problem" />}
        {SIDES.map((side) => (
          <Stack key={side} gap="sm" testID={`side-${side}`}>
            <Row align="center" gap="sm">
              <SideMark side={ensignOf(side)} marks={marks} width={30} />
              <Stack flex={1}>
                <SectionHeader title={sideName(side)} />
              </Stack>
            </Row>
            <Card padded={false}>
              {counters
                .filter(({ counter }) => counter.side === side)
                .map((row) => (
                  <HomeRow
                    key={row.counter.id}
                    row={row}
                    name={home.nameOf(row.counter.id)}
                    lines={homeLines(book, row.counter, row.home)}
                    onPress={() => setChosen(row.counter.id)}
                  />
                ))}
            </Card>
          </Stack>
        ))}
      </Screen>
      {asked && (
        <HomeSheet
          {...{ book, state, ...asked }}
          name={home.nameOf(asked.counter.id)}
          onCorrect={(correction) => correct(asked.counter.id, correction)}
          onClose={() => setChosen(null)}
        />
      )}
      {bringing.refusal && (
        <RefusedSheet
          book={book}
          refusal={bringing.refusal}
          sentence={refusalSentence(book, bringing.refusal, home.nameOf)}
          onAllow={() =>
            bringing.bring(
              counters.map((each) => each.home),
              { override: true },
            )
          }
          onClose={bringing.forget}
        />
      )}
    </>
  );
}

function Warning({ words, testID }: { words: string; testID: string }) {
  return (
    <Text role="alert" as="textStrong" testID={testID}>
      {words}
    </Text>
  );
}

interface HomeRowProps {
  row: HomeEntry;
  name: string;
  lines: readonly string[];
  onPress: () => void;
}

function HomeRow({ row: { counter, home, isCorrected }, name, lines, onPress }: HomeRowProps) {
  const t = useT();
  const [first = '', ...more] = lines;
  return (
    <ListRow
      title={name}
      detail={
        <>
          <Text as="textMedium" color={home.isLost ? 'danger' : home.harm > home.before ? 'ink' : 'ink2'}>
            {first}
          </Text>
          {more.map((line) => (
            <Text key={line} as="text2" color="ink2">
              {line}
            </Text>
          ))}
        </>
      }
      label={[name, ...lines, ...(isCorrected ? [t('bridge.home.corrected')] : [])].join(', ')}
      trailing={isCorrected ? <Tag text={t('bridge.home.corrected')} tone="caution" /> : undefined}
      onPress={onPress}
      testID={`home-${counter.id}`}
    />
  );
}

/** Takes it home once, however often it is tapped, and goes there in place of the battle. */
function useBringHome(home: Home, battle: string) {
  const goToGame = useGoToGame();
  const toast = useToast();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refused | null>(null);
  const bring = async (ships: readonly Homecoming[], options = { override: false }) => {
    if (isBusy) return;
    setRefusal(null);
    setBusy(true);
    const failure = await bringHome(home, battle, ships, options);
    if (failure === null) {
      await keepDraft(battle, null).catch(() => undefined);
      return goToGame(home.campaign);
    }
    setBusy(false);
    if (failure.type === 'refused') return setRefusal(failure.refusal);
    toast.show({ message: failureSentence(home.book, failure) });
  };
  return {
    ...{ isBusy, refusal, forget: () => setRefusal(null) },
    bring: (ships: readonly Homecoming[], options?: { override: boolean }) => void bring(ships, options),
  };
}

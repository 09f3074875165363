import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { BandMark } from '@/kit/band-mark';
import { percentWords } from '@/kit/words/percent';
import { RuleLink } from '@/kit/rule-link';
import { bandOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { type Command, EDGES, unplannedOdds } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';
import { SectionHeader } from '@/ui/section';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { RolledCard } from '@/features/play/turn/rolled-card';

import type { FormationView } from '../formations-in-line';
import { phaseTitle } from '../words/phase-words';
import { AllowanceCard } from './allowance-card';
import { ApartShips } from './apart-ships';
import { boundWords, noteWords } from './choice-words';
import { Consequences } from './consequences';
import { EvasionCard } from './evasion-card';
import { LineShips } from './line-ships';
import { afloat, markersAgainst, torpedoesAt } from './move-facts';
import { diceFirst } from './move-step';
import { counterWords, edgeWords, unplannedSaid } from './move-words';
import { TurnSteps } from './turn-steps';
import { type Choice, judge, useChoice } from './use-choice';
import type { OpenGame } from '../game';

interface Props {
  table: OpenGame;
  formation: FormationView;
  /** Commands in their order; each is on disk before the next is tried. */
  send: (...commands: Command[]) => Promise<boolean>;
  onClose: () => void;
}

/** One formation's move: its dice where they are due, what limits it, its turns with what they cost, and what it leaves behind. */
export function FormationMove({ table, formation, send, onClose }: Props) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { choice, change } = useChoice(table, formation);
  const { view, nameOf } = table;
  const { id, side, known, begun, rollDue } = formation;
  const frame = {
    title: formation.sighted ? nameOf(id) : counterWords(formation),
    subtitle: t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) }),
    back: { label: t('common.back'), onPress: onClose },
    band: bandOf(side),
    right: <BandMark side={side} marks={marks} />,
    testID: 'move',
  };
  const line = <LineShips table={table} formation={formation} send={(command) => void send(command)} />;
  if (!known || formation.move !== null) {
    return (
      <Screen {...frame}>
        <EmptyState
          icon="check"
          title={known ? t('move.moved') : t('move.gone')}
          text={known ? t('move.movedText') : t('move.goneText')}
        />
        {line}
      </Screen>
    );
  }

  // Nobody launches at a blank counter.
  const blind = formation.sighted && !begun && markersAgainst(table, side);
  const judged = judge(table, formation, choice);
  const begin: Command[] = begun ? [] : [{ type: 'beginMove', counter: id }];
  const note = async () => {
    if (await send(...begin, noteOf(id, choice, judged.made))) onClose();
  };
  const dice = diceFirst(table, formation);
  // Evasion is declared before any dice are thrown: what runs at her is turned up first.
  const main = blind
    ? { label: t('move.roll.begin'), onPress: () => void send(...begin), testID: 'move-begin' }
    : dice
      ? { label: dice.label, onPress: () => void send(dice.command), testID: 'move-dice' }
      : rollDue
        ? {
            label: !begun
              ? t('move.roll.action')
              : torpedoesAt(table, formation).some(({ mayEvade }) => mayEvade)
                ? t('move.roll.noEvasion')
                : t('move.roll.again'),
            onPress: () => void send(...begin, { type: 'rollUnplanned', counter: id }),
            testID: 'move-roll',
          }
        : {
            label: t('move.note', { what: noteWords(choice, judged.made) }),
            onPress: () => void note(),
            testID: 'move-note',
          };
  const threatened = {
    ships: [...new Set(torpedoesAt(table, formation).map(({ target }) => target))],
    escape: view.houseRules.leavingUnderTorpedoes === 'escapes',
  };
  const bound = boundWords(formation);
  const unplanned = unplannedSaid(formation);
  const ships = afloat(table, formation);
  return (
    <Screen {...frame} actionBar={{ main: <Button kind="primary" {...main} /> }} lowRow={<View />}>
      <RolledCard />
      {!known.dummy && <AllowanceCard table={table} known={known} />}
      <EvasionCard table={table} formation={formation} send={(command) => void send(command)} />
      {main.testID === 'move-begin' && <Text>{t('move.roll.beginText')}</Text>}
      {main.testID === 'move-roll' && <RollText isShow={known.exempt} />}
      {bound !== null && <Text as="textStrong">{bound}</Text>}
      {bound === null && unplanned !== null && <Text as="textStrong">{unplanned}</Text>}
      {main.testID === 'move-note' && (
        <View style={{ gap: space.md }}>
          {known.course === null && <TurnSteps turns={choice.turns} onChange={(turns) => change({ turns })} />}
          <StepRow
            label={t('move.distance')}
            decreaseLabel={t('move.shorter')}
            increaseLabel={t('move.farther')}
            value={choice.distance}
            min={0}
            max={known.dummy ? 8 : Math.max(known.allowance.value, 0)}
            step={0.5}
            format={inchWords}
            onChange={(distance) => change({ distance })}
            testID="distance"
          />
          <Consequences choice={choice} judged={judged} threatened={threatened} nameOf={nameOf} />
          {ships.length > 1 && known.course === null && (
            <ApartShips ships={ships} nameOf={nameOf} apart={choice.apart} onChange={(apart) => change({ apart })} />
          )}
          <SectionHeader title={t('move.leaves.title')} />
          <ChipChoice
            label={t('move.leaves.title')}
            value={choice.leaves ?? 'stay'}
            options={[
              { value: 'stay', label: t('move.leaves.stay') },
              ...EDGES.map((edge) => ({ value: edge, label: t('move.leaves.by', { edge: edgeWords(edge) }) })),
            ]}
            onChange={(value) => change({ leaves: EDGES.find((edge) => edge === value) ?? null })}
            testID="leaves"
          />
        </View>
      )}
      {line}
    </Screen>
  );
}

/** Every blank counter throws; a flagship's dice, and those of whoever cannot move, change nothing (AMB-37). */
function RollText({ isShow }: { isShow: boolean }) {
  const t = useT();
  const odds = unplannedOdds();
  const turn = 1 - odds.AS_ORDERED - odds.STRAIGHT;
  return (
    <View style={{ gap: space.xs }}>
      <SectionHeader title={t('move.roll.title')} />
      <Text>
        {isShow
          ? t('move.roll.show')
          : t('move.roll.text', {
              ordered: percentWords(odds.AS_ORDERED),
              straight: percentWords(odds.STRAIGHT),
              turn: percentWords(turn),
            })}
      </Text>
      <View style={{ alignItems: 'flex-start' }}>
        <RuleLink rule="TOGO-17" />
      </View>
    </View>
  );
}

const noteOf = (counter: string, { distance, leaves, apart }: Choice, turns: readonly number[]): Command => ({
  type: 'noteMove',
  counter,
  turns,
  distance,
  ...(leaves === null ? {} : { leaves }),
  ...(Object.keys(apart).length === 0
    ? {}
    : { apart: Object.entries(apart).map(([ship, turn]) => ({ ship, turns: turn === 0 ? [] : [turn] })) }),
});

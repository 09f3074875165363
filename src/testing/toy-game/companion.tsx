import './words';

import type { ReactNode } from 'react';

import { useAct } from '@/features/play/act-provider';
import type { Companion, OpenGame, TurnBodyProps } from '@/features/play/companion';
import { useGame } from '@/features/play/open-game';
import { CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { OwedList } from '@/features/play/turn/owed-list';
import type { Book } from '@/game/battle';
import { sentenceOf } from '@/messages/messages';
import type { Obligation, Tagged } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { CARDS, TOY_SIDES, type ToyGameState, type ToyGameView, toyGame, type ToySide } from './rulebook';

const NAMES: Readonly<Record<string, string>> = { red: 'Red', blue: 'Blue' };
const nameOf = (id: string): string => NAMES[id] ?? id;
const said = (kind: 'owed' | 'event', code: string, params = {}): string =>
  sentenceOf('toy-game', kind, code, params) ?? code;
const owedSentence = ({ code, about }: Obligation): string => said('owed', code, { name: nameOf(about) });

/** What the sides have, and what lies before them as this viewer sees it. */
function Table() {
  const { players } = useGame().view as ToyGameView;
  return TOY_SIDES.map((side) => (
    <Text key={side} testID={`player-${side}`}>{`${nameOf(side)}: ${players[side].card}, ${players[side].score}`}</Text>
  ));
}

const tabOf = (label: string) => ({
  label,
  icon: 'book' as const,
  Screen: ({ tabBar }: { tabBar: ReactNode }) => (
    <Screen title={label} lowRow={tabBar} testID={`toy-${label}`}>
      <Table />
    </Screen>
  ),
});

const Body = ({ owed, onSettle }: TurnBodyProps) => (
  <>
    <Table />
    <OwedList owed={owed} onPress={onSettle} />
  </>
);

const ChooseScreen = ({ param }: { param: string }) => (
  <SideCurtain<ToySide> side={param} title="Choose" behind="A card">
    {({ side, leave }) => <Choice side={side} onDone={leave} />}
  </SideCurtain>
);

function Choice({ side, onDone }: { side: ToySide; onDone: () => void }) {
  const act = useAct();
  const choose = async (card: string) => {
    if (await act({ type: 'choose', of: side, card } as Tagged)) onDone();
  };
  return (
    <CurtainScreen title="Choose" onClose={onDone} testID="choose">
      {CARDS.map((card) => (
        <Button key={card} label={card} onPress={() => void choose(card)} testID={`card-${card}`} />
      ))}
    </CurtainScreen>
  );
}

const stepOf = ({ code, about, command }: Obligation) =>
  code === 'choose'
    ? ({ type: 'go', to: `choose/${about}` } as const)
    : ({ type: 'command', command: command as unknown as Tagged } as const);

function next({ owed, view }: OpenGame<ToyGameState, ToyGameView>) {
  const [first] = owed;
  if (first) return { label: owedSentence(first), step: stepOf(first) };
  return { label: `End turn ${view.turn}`, step: { type: 'end' } as const };
}

/** As small as a companion can be. */
export const toyCompanion: Companion<ToyGameState, ToyGameView> = {
  book: toyGame as unknown as Book<ToyGameState>,
  ensignOf: (side) => (side === 'red' ? 'japan' : 'russia'),
  titleOf: () => 'Toy',
  namesIn: () => nameOf,
  namesKey: () => '',
  sideOf: (_view, id) => id,
  timeOf: ({ turn }) => ({ turn, turnLimit: null, isOver: false }),
  phaseTitle: (phase) => phase,
  owedSentence,
  owedCount: () => 'to do',
  eventSentence: ({ code, data }) => {
    const facts = data as { readonly of?: string };
    return said('event', code, { ...facts, name: nameOf(facts.of ?? '') });
  },
  actionWords: () => null,
  whereWords: ({ turn, phase, owed }) => ({
    ...{ line: `Turn ${turn}`, row: `Turn ${turn}`, headline: phase },
    ...{ ensign: null, count: owed, counts: 'to do', last: null },
  }),
  turn: {
    head: ({ view, name }) => ({
      side: null,
      headline: view.phase,
      title: name,
      asks: '',
      scale: { cells: ['choose', 'strike'], at: view.phase === 'choose' ? 0 : 1, spoken: view.phase },
    }),
    inOrder: (owed) => owed,
    next,
    stepOf,
    endPhase: () => ({ type: 'endTurn' }),
    Body,
    Ask: () => null,
  },
  roll: {
    words: (_game, draft) => ({
      title: nameOf((draft.command as { readonly of: string }).of),
      band: undefined,
      done: 'OK',
      resultName: (code) => ({ none: 'No damage', one: 'One hit', two: 'Two hits' })[code] ?? code,
    }),
  },
  log: { kinds: [], quick: [], umpire: [], phases: ['choose', 'strike'], subjects: () => [] },
  LookBack: Table,
  forces: tabOf('forces'),
  board: tabOf('board'),
  Columns: Table,
  useMore: () => [],
  screens: { choose: ChooseScreen },
};

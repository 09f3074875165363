import { GuideHint } from '@/features/play/guide/guide-hint';
import { useState } from 'react';

import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { lastKnown, isKnownTo } from '@/game/curtain';
import { useT } from '@/messages/messages';
import { PRINTED_TABLES, type Side } from '@/rules/togo/index';
import { useSession } from '@/store/session';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Screen } from '@/ui/screen';

import { Fire } from '../fire/fire-screen';
import { Roll } from '@/features/play/roll/roll-screen';
import { RolledCard } from '@/features/play/turn/rolled-card';
import { SealedTorpedoes } from '../torpedo/ledger';
import { useUndo } from '@/features/play/use-undo';
import { phaseTitle } from '../words/phase-words';
import { CardPane } from './card-pane';
import { HandCards } from './hand-cards';
import { HiddenForces } from './hidden-forces';
import { SecretOrders } from './secret-orders';
import { ShipPane } from './ship-pane';
import { BOOK, useAct, useGame } from '../game';

interface Props {
  side: Side;
  onLeave: () => void;
}

type Pane = { readonly type: 'card' | 'fire' | 'ship'; readonly id: string };

/** What lies on one admiral's desk. It opens its own panes: a screen of its own would close the curtain. */
export function Desk({ side, onLeave }: Props) {
  const t = useT();
  const act = useAct();
  const table = useGame();
  const { undo, undoLabel } = useUndo();
  const { view, state, draft, battle } = table;
  const marks = useSettings((settings) => settings.marks);
  const [pane, setPane] = useState<Pane | null>(null);
  const [before] = useState(() => new Set(state.sides[side].hand));
  const { pile, drew } = view.sides[side];
  const draws = Math.min(pile, (state.tables ?? PRINTED_TABLES).decks[side].draws);
  const mayDraw = view.phase === 'I' && !drew && draws > 0 && view.result === null;
  const last = lastKnown(BOOK, battle, side);
  const isSecret = last !== null && !isKnownTo(BOOK, 'public')(last);
  const toDesk = () => setPane(null);
  const rolled = () => {
    toDesk();
    // Dice that were left lying are come back to; finished ones make room for the desk.
    if (useSession.getState().open?.drafts[side]) onLeave();
  };

  if (draft) return <Roll onClose={rolled} />;
  // What was opened may have gone meanwhile: discarded from another phone, or its draw undone.
  if (pane?.type === 'card' && view.sides[side].hand?.some(({ id }) => id === pane.id))
    return <CardPane side={side} card={pane.id} onDone={toDesk} />;
  if (pane?.type === 'fire') return <Fire ship={pane.id} onDone={toDesk} />;
  if (pane?.type === 'ship' && view.ships[pane.id]) return <ShipPane ship={pane.id} onDone={toDesk} />;
  return (
    <Screen
      title={side === 'ijn' ? t('hand.desk.ijn') : t('hand.desk.irn')}
      subtitle={t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      back={{ label: t('hand.leave'), onPress: onLeave }}
      band={bandOf(side)}
      right={<BandMark side={side} marks={marks} />}
      flush
      testID="desk"
      actionBar={{
        main: mayDraw ? (
          <Button
            kind="primary"
            label={t('hand.draw', { count: draws })}
            onPress={() => void act({ type: 'drawCards', side })}
            testID="draw-cards"
          />
        ) : (
          <Button kind="primary" label={t('hand.done')} onPress={onLeave} testID="desk-done" />
        ),
        // What nobody else knows of is taken back here: in front of the curtain nothing may tell of it.
        aside: isSecret ? (
          <Button icon="undo" iconPlace="above" label={undoLabel} onPress={() => void undo()} testID="desk-undo" />
        ) : undefined,
      }}
    >
      <RolledCard />
      <GuideHint words={t('firstBattle.guide.hint.hand')} />
      <HandCards side={side} before={before} onOpen={(id) => setPane({ type: 'card', id })} />
      <SecretOrders side={side} onFire={(id) => setPane({ type: 'fire', id })} />
      <SealedTorpedoes side={side} />
      <HiddenForces side={side} onShip={(id) => setPane({ type: 'ship', id })} />
    </Screen>
  );
}

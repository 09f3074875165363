import { useState } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { Obligation } from '@/rules/rulebook';
import type { Side } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { ListRow } from '@/ui/list-row';
import { Sheet } from '@/ui/sheet';
import { Stepper } from '@/ui/stepper';

import { FAR_OFF } from '../sight/sight-facts';
import { EvasionQuestion } from '../torpedo/evasion-question';
import { ControlSheet } from '../control/control-sheet';
import { owedSentence } from '../words/owed-words';
import { isControl } from './next-step';
import { useAct, useGame } from '../game';
import { shipName } from '../words/ship-words';
import { shipsInLine } from '../formations-in-line';

/** A question only the players at the table can answer. */
export function AskSheet({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const t = useT();
  const { nameOf } = useGame();
  if (isControl(obligation)) return <ControlSheet ship={obligation.about} onClose={onClose} />;
  return (
    <Sheet open onClose={onClose} title={owedSentence(obligation, nameOf)} closeLabel={t('common.close')} testID="ask">
      {obligation.code === 'judge-evasion' ? (
        <EvasionQuestion marker={obligation.about} onDone={onClose} />
      ) : obligation.code === 'tell-range' ? (
        <EnterRange pair={obligation.about} onDone={onClose} />
      ) : obligation.code === 'name-fleet-flagship' || obligation.code === 'name-flagship' ? (
        <Flagship of={obligation.about} onDone={onClose} />
      ) : (
        <Waive obligation={obligation} onDone={onClose} />
      )}
    </Sheet>
  );
}

interface Answer {
  onDone: () => void;
}

/** Inches: where the stepper begins when nothing better is known. */
const USUAL = 12;

function EnterRange({ pair, onDone }: Answer & { pair: string }) {
  const t = useT();
  const act = useAct();
  const { view, nameOf } = useGame();
  const [a = '', b = ''] = pair.split('.');
  const last = view.ranges[pair]?.inches ?? FAR_OFF;
  // From out of sight the steps to a range would be dozens.
  const [inches, setInches] = useState(last < FAR_OFF ? last : USUAL);
  const enter = async (range: number) => {
    await act({ type: 'noteRanges', ranges: [{ a, b, inches: range }] });
    onDone();
  };
  return (
    <>
      <Stepper
        label={t('togo.owed.tell-range', { a: nameOf(a), b: nameOf(b) })}
        decreaseLabel={t('battle.ask.nearer')}
        increaseLabel={t('battle.ask.farther')}
        value={inches}
        min={0}
        max={FAR_OFF}
        step={1}
        format={(value) => t('battle.ask.inches', { inches: value })}
        onChange={setInches}
        testID="range"
      />
      <Button kind="primary" label={t('battle.ask.tell')} onPress={() => void enter(inches)} testID="tell-range" />
      <Button label={t('battle.ask.farOff')} onPress={() => void enter(FAR_OFF)} testID="far-off" />
    </>
  );
}

/** Of a line its own ships, of a fleet all its side's that whoever looks knows of may take over (TOGO-18, AMB-36). */
function Flagship({ of, onDone }: Answer & { of: string }) {
  const act = useAct();
  const { view } = useGame();
  const heirs = shipsInLine(view).filter((ship) => [ship.side, ship.formation].includes(of) && ship.mayLead);
  const name = async (side: Side, id: string) => {
    const isFleet = of === side;
    await act(
      isFleet ? { type: 'nameFleetFlagship', side, ship: id } : { type: 'nameFlagship', counter: of, ship: id },
    );
    onDone();
  };
  return (
    <View>
      {heirs.map((ship) => (
        <ListRow
          key={ship.id}
          title={shipName(ship)}
          onPress={() => void name(ship.side, ship.id)}
          testID={`heir-${ship.id}`}
        />
      ))}
    </View>
  );
}

function Waive({ obligation: { code, about }, onDone }: Answer & { obligation: Obligation }) {
  const t = useT();
  const act = useAct();
  const waive = async () => {
    await act({ type: 'waive', code, about });
    onDone();
  };
  return <Button label={t('battle.ask.waive')} onPress={() => void waive()} testID="waive" />;
}

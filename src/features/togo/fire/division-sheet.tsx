import { useRouter } from 'expo-router';
import { useState } from 'react';

import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Section } from '@/ui/section';
import { Sheet } from '@/ui/sheet';

import { AimDial } from '../aim-dial';
import { useGame } from '../game';
import { PlanRow } from '../ship/plan-row';
import { aimWords, shotWords, targetWords } from './fire-words';
import { TargetList } from './target-sheet';
import type { DivisionAim, DivisionFire } from './volley';

interface Props {
  division: DivisionFire;
  onAim: (aim: DivisionAim) => void;
  onClose: () => void;
}

/** Another target or range for a whole division, silence, or each of its ships by herself. */
export function DivisionSheet({ division, onAim, onClose }: Props) {
  const t = useT();
  const router = useRouter();
  const { id, state, view, nameOf } = useGame();
  const [choosing, setChoosing] = useState(false);
  const { counter, ships, holds } = division;
  const [first] = division.firing.length > 0 ? division.firing : ships;
  if (!first) return null;
  const { ship, target, at } = first;
  if (choosing) {
    return (
      <Sheet open onClose={() => setChoosing(false)} title={t('battle.fire.chooseTarget')} testID="division-targets">
        <TargetList
          side={ship.side}
          facts={targetWords}
          whole
          onChoose={(chosen) => {
            onAim({ target: chosen, at: undefined });
            setChoosing(false);
          }}
        />
      </Sheet>
    );
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={nameOf(counter)}
      testID="division-sheet"
      foot={<Button kind="primary" label={t('volley.done')} onPress={onClose} testID="division-done" />}
    >
      <Button
        icon="target"
        label={aimWords(state, division, nameOf)}
        onPress={() => setChoosing(true)}
        testID="division-target"
      />
      {!state.plotted && (
        <AimDial
          firer={{ name: nameOf(ship.id), card: ship.card, view: view.ships[ship.id] }}
          target={{ id: target.id, name: nameOf(target.id), side: target.side }}
          at={{ range: at.range, bearing: at.bearing }}
          onMove={(moved) => onAim({ at: moved })}
          readout={{ label: t('battle.fire.start'), need: undefined }}
          hint={t('volley.dialHint')}
        />
      )}
      <Button
        label={holds ? t('volley.release') : t('volley.hold')}
        onPress={() => onAim({ holds: !holds })}
        testID="division-hold"
      />
      <Section title={t('volley.shipByShip')}>
        {ships.map((each) => {
          const known = view.ships[each.ship.id];
          return (
            known && (
              <PlanRow
                key={known.id}
                ship={known}
                subtitle={shotWords(each, nameOf)}
                onPress={() => {
                  onClose();
                  router.push(`/battle/${id}/fire/${known.id}`);
                }}
                testID={`division-ship-${known.id}`}
              />
            )
          );
        })}
      </Section>
    </Sheet>
  );
}

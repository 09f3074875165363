import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { useRollHere } from '@/features/play/turn/use-roll-here';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { type Command, type Fleet, PLACES } from '@/rules/red-sun/index';
import type { Obligation } from '@/rules/rulebook';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Sheet } from '@/ui/sheet';
import { ToggleRow } from '@/ui/toggle-row';

import { useAct, useGame } from '../game';
import { MoraleLine } from './morale-ledger';

/** What only the players know: where a fleet went that would be lost at sea (RSR-4). */
export function AskSheet({ obligation, onClose }: { obligation: Obligation; onClose: () => void }) {
  const fleet = useGame().view.fleets[obligation.about];
  return fleet && <FleetSheet fleet={fleet} onClose={onClose} />;
}

/** What a fleet does on the map: where it is, its blockade, its admiral, its morale. */
export function FleetSheet({ fleet, onClose }: { fleet: Fleet; onClose: () => void }) {
  const t = useT();
  const router = useRouter();
  const act = useAct();
  const roll = useRollHere();
  const { id: game } = useGame();
  const { id, side, place, blockade, admiral, isMerchant } = fleet;
  const admiralDie: Command = { type: 'rollAdmiral', fleet: id };
  const closing = (what: () => unknown) => () => {
    onClose();
    what();
  };
  return (
    <Sheet open onClose={onClose} title={fleet.name} testID="fleet-sheet">
      <SegmentedChoice
        label={t('red-sun.fleet.where')}
        value={place}
        onChange={(to) => {
          onClose();
          void act({ type: 'moveFleet', fleet: id, place: to });
        }}
        options={PLACES.map((value) => ({ value, label: t(`red-sun.placeName.${value}`) }))}
        testID="fleet-place"
      />
      {side === 'ijn' && !isMerchant && (
        <ToggleRow
          title={t('red-sun.fleet.onBlockade')}
          on={blockade}
          onChange={(on) => void act({ type: 'setBlockade', fleet: id, blockade: on })}
          testID="fleet-blockade"
        />
      )}
      {!isMerchant && <MoraleLine fleet={fleet} />}
      <Stack gap="sm">
        {place === 'port' && !isMerchant && (
          <Stack>
            <RuleLine flush words={t('red-sun.fleet.refuseText')} rule="RSR-17" />
            <Button
              label={t('red-sun.fleet.refuse')}
              onPress={closing(() => act({ type: 'refuseCombat', fleet: id }))}
              testID="refuse-combat"
            />
          </Stack>
        )}
        {admiral !== null && admiral.condition !== 'killed' && (
          <Stack>
            <RuleLine flush words={t('red-sun.fleet.admiralText', { name: admiral.name })} rule="RSR-15" />
            <Button
              icon="dice"
              label={t('red-sun.next.admiral')}
              onPress={closing(() => roll(admiralDie))}
              testID="roll-admiral"
            />
          </Stack>
        )}
        <Button
          icon="pencil"
          label={t('red-sun.fleet.edit')}
          onPress={closing(() => router.push(gameAddress(game, `fleet/${id}`)))}
          testID="edit-fleet"
        />
      </Stack>
    </Sheet>
  );
}

import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { isSmallShip, type QuickCommand } from '@/rules/togo/index';
import { Text } from '@/ui/text';

import { chanceOf } from '../odds';

const WORDS = {
  fireGuns: 'quick.chance.fireGuns',
  launchTorpedo: 'quick.chance.launchTorpedo',
  rollHits: 'quick.chance.rollHits',
  controlDamage: 'quick.chance.controlDamage',
  trySighting: 'quick.chance.trySighting',
  rollUnplanned: 'quick.chance.rollUnplanned',
} as const;

/** The odds the button would play. */
export function ChanceAside({ command }: { command: QuickCommand }) {
  const t = useT();
  const chance = chanceOf(command);
  const small = command.type === 'rollHits' && isSmallShip(command.target);
  return (
    <>
      <Text as="key" testID="chance">
        {chance.ok ? percentShort(chance.value) : t('quick.none')}
      </Text>
      <Text as="barLabel" color="ink2">
        {small ? t('quick.chance.rollSmall') : t(WORDS[command.type])}
      </Text>
    </>
  );
}

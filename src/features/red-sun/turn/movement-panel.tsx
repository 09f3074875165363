import { useRouter } from 'expo-router';

import { gameAddress } from '@/features/play/addresses';
import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Stack } from '@/ui/layout';

import { useGame } from '../game';
import { FleetsList } from '../sea/fleets-list';
import { Checklist } from './checklist';

/** The search stage, and a round of movement: three rows to tick, a contact, and where everybody is (RSR-1, RSR-3). */
export function MovementPanel() {
  const t = useT();
  const router = useRouter();
  const { id, view } = useGame();
  const isSearch = view.stage === 'search';
  return (
    <>
      {isSearch && <RuleLine words={t('red-sun.contact.rule')} rule="RSR-3" />}
      <Checklist />
      <Stack paddingX="edge" paddingTop="sm">
        <Button
          icon="target"
          label={isSearch ? t('red-sun.contact.search') : t('red-sun.contact.open')}
          onPress={() => router.push(gameAddress(id, 'contact'))}
          testID="contact"
        />
      </Stack>
      <FleetsList />
    </>
  );
}

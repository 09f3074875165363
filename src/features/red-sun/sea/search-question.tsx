import { RuleLine } from '@/kit/rule-line';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Row, Stack } from '@/ui/layout';

import { useActWithToast, useGame } from '../game';

/** Beyond sighting range: whether they found each other, as the owner's book has it (RSR-10). */
export function SearchQuestion() {
  const t = useT();
  const act = useActWithToast();
  const { battle } = useGame().view;
  return (
    <Stack>
      <RuleLine words={t('red-sun.sighting.text', { sighting: battle?.sighting ?? 0 })} rule="RSR-10" />
      <Row gap="sm" paddingX="edge">
        <Button
          label={t('red-sun.sighting.no')}
          onPress={() => void act({ type: 'recordSighting', found: false })}
          testID="sighting-no"
          style={{ flex: 1 }}
        />
      </Row>
    </Stack>
  );
}

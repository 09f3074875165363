import { useState } from 'react';

import { type BehindCurtain, CurtainScreen, SideCurtain } from '@/features/play/side-curtain';
import { useT } from '@/messages/messages';
import type { Side } from '@/rules/tsushima/index';
import { Button } from '@/ui/button';
import { Sheet } from '@/ui/sheet';

import { useGame } from '../game';
import { CorrectSheet } from './correct-sheet';
import { ForcesList } from './forces-list';
import { ShipFacts } from './ship-facts';

/** A side's own ships where stacks are hidden: their morale, their damage, who lies below the top ship. */
export function OwnScreen({ param }: { param: string }) {
  const t = useT();
  return (
    <SideCurtain<Side> side={param} title={t('tsushima.forces.title')} behind={t('tsushima.forces.behind')}>
      {(open) => <Own {...open} />}
    </SideCurtain>
  );
}

function Own({ side, close }: BehindCurtain<Side>) {
  const t = useT();
  const { view } = useGame();
  const [id, setId] = useState<string | null>(null);
  const [correcting, setCorrecting] = useState(false);
  const ship = id === null ? undefined : view.ships[id];
  return (
    <CurtainScreen title={t('tsushima.forces.title')} onClose={close} scroll={false} flush testID="own">
      <ForcesList side={side} onOpen={setId} />
      {ship && !correcting && (
        <Sheet
          open
          onClose={() => setId(null)}
          title={ship.name}
          testID="own-ship"
          foot={
            <Button
              icon="pencil"
              label={t('tsushima.forces.correct.open')}
              onPress={() => setCorrecting(true)}
              testID="own-correct"
            />
          }
        >
          <ShipFacts ship={ship} />
        </Sheet>
      )}
      {ship && correcting && <CorrectSheet ship={ship} onClose={() => setCorrecting(false)} />}
    </CurtainScreen>
  );
}

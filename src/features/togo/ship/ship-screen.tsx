import { useRouter } from 'expo-router';
import { useState } from 'react';

import { SubjectHistory } from '@/features/play/log/subject-history';
import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { CorrectSheet } from './correct-sheet';
import { FateSheet } from './fate-sheet';
import { ShipFacts, subtitleOf } from './ship-facts';
import { useGame } from '../game';
import { shipName } from '../words/ship-words';

/** Everything about one ship, each number with its reason, and the umpire's pencil. */
export function ShipScreen({ param: sid }: { param: string }) {
  const t = useT();
  const router = useRouter();
  const { view, nameOf, id } = useGame();
  const goBack = useBack(`/battle/${id}`);
  const marks = useSettings((settings) => settings.marks);
  const [correcting, setCorrecting] = useState(false);
  const [fated, setFated] = useState(false);
  const ship = view.ships[sid];
  const back = {
    label: t('common.back'),
    onPress: goBack,
  };
  if (!ship) {
    return (
      <Screen title={t('battle.someCounter')} back={back} testID="ship">
        <EmptyState icon="ship" title={t('battle.ship.unknown')} text={t('battle.ship.unknownText')} />
      </Screen>
    );
  }
  return (
    <Screen
      title={shipName(ship)}
      subtitle={subtitleOf(ship, nameOf)}
      back={back}
      band={bandOf(ship.side)}
      right={<BandMark side={ship.side} marks={marks} />}
      testID="ship"
    >
      <ShipFacts ship={ship}>
        {ship.mayFire && (
          <Button
            icon="target"
            label={t('battle.ship.fire')}
            onPress={() => router.push(`/battle/${id}/fire/${sid}`)}
            testID="ship-fire"
          />
        )}
      </ShipFacts>
      <Button label={t('changes.fate.open')} onPress={() => setFated(true)} testID="fate" />
      <Button icon="pencil" label={t('battle.ship.correct')} onPress={() => setCorrecting(true)} testID="correct" />
      <SubjectHistory
        subject={sid}
        title={t('battle.ship.history')}
        empty={t('battle.ship.noHistory')}
        testID="ship-history"
      />
      {fated && <FateSheet ship={sid} onClose={() => setFated(false)} />}
      <CorrectSheet ship={correcting ? sid : null} onClose={() => setCorrecting(false)} />
    </Screen>
  );
}

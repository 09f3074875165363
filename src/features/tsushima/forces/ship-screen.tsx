import { useState } from 'react';

import { gameAddress } from '@/features/play/addresses';
import { SubjectHistory } from '@/features/play/log/subject-history';
import { BandMark } from '@/kit/band-mark';
import { bandOf } from '@/kit/sides';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import type { ShipView } from '@/rules/tsushima/index';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { EmptyState } from '@/ui/empty-state';
import { Row } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';
import { CorrectSheet } from './correct-sheet';
import { classWords } from './counter-words';
import { GunsSheet } from './guns-sheet';
import { ShipFacts } from './ship-facts';

/** One ship: her counter, what is left of her, what happened to her, and every value to be set by hand. */
export function ShipScreen({ param }: { param: string }) {
  const t = useT();
  const { view, id, nameOf } = useGame();
  const back = useBack(gameAddress(id));
  const marks = useSettings((settings) => settings.marks);
  const act = useActWithToast();
  const [sheet, setSheet] = useState<'guns' | 'correct' | null>(null);
  const ship = view.ships[param];
  if (!ship) {
    return (
      <Screen title={t('tsushima.forces.noShip')} back={back} testID="ship">
        <EmptyState icon="ship" title={t('tsushima.forces.noShip')} text={t('tsushima.forces.noShipText')} />
      </Screen>
    );
  }
  const group = Object.values(view.groups).find(({ ships }) => ships?.includes(param));
  const hasGuns = ship.type !== 'M' && ship.type !== 'T';
  return (
    <Screen
      title={ship.name}
      subtitle={
        group === undefined
          ? t(`tsushima.forces.type.${ship.type}`)
          : t('tsushima.forces.shipOf', { class: classWords(ship), group: nameOf(group.id) })
      }
      back={back}
      band={bandOf(ship.side)}
      right={<BandMark side={ship.side} marks={marks} />}
      testID="ship"
    >
      <ShipFacts ship={ship} />
      {ship.guns === null && ship.suggested !== null && (
        <CheckCounter ship={ship} onMatches={() => void act({ type: 'confirmGuns', ships: [ship.id] })} />
      )}
      {hasGuns && (
        <Button
          icon="grid"
          label={t('tsushima.forces.sheet.typeGuns')}
          onPress={() => setSheet('guns')}
          testID="type-guns"
        />
      )}
      <Button
        icon="pencil"
        label={t('tsushima.forces.correct.open')}
        onPress={() => setSheet('correct')}
        testID="correct"
      />
      <SubjectHistory
        subject={param}
        title={t('tsushima.forces.history')}
        empty={t('tsushima.forces.noHistory')}
        testID="ship-history"
      />
      {sheet === 'guns' && (
        <GunsSheet
          ship={ship}
          onSave={(guns) => void act({ type: 'typeGuns', ship: ship.id, guns })}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet === 'correct' && <CorrectSheet ship={ship} onClose={() => setSheet(null)} />}
    </Screen>
  );
}

/** The list is not certain of her guns: one tap says that it is right. */
function CheckCounter({ ship, onMatches }: { ship: ShipView; onMatches: () => void }) {
  const t = useT();
  return (
    <Card frame="strong" testID="check-counter">
      <Text>{t('tsushima.forces.sheet.unsureText', { name: ship.name })}</Text>
      <Row>
        <Button
          kind="primary"
          label={t('tsushima.forces.sheet.matches')}
          onPress={onMatches}
          testID="matches-counter"
          style={{ flexGrow: 1 }}
        />
      </Row>
    </Card>
  );
}

import { useRouter } from 'expo-router';
import { useState } from 'react';

import { shipCardsPage } from '@/kit/print/card-ship';
import { paperHtml } from '@/kit/print/html';
import { useHandOver } from '@/kit/print/use-hand-over';
import { loadSkia } from '@/kit/skia';
import { useT } from '@/messages/messages';
import { PRINTED_TABLES, type Side, SIDES, THRESHOLDS } from '@/rules/togo/index';
import { printPage } from '@/store/print';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';

import { knownShips, ratedShip } from './card-ships';
import { fleetPaper, pageWords } from './fleet-paper';
import { referencePaper } from './reference-paper';
import { useGame } from '../game';

/** What can lie on the table instead of the phone. Only what both sides know: paper has no curtain. */
export function PrintScreen() {
  const t = useT();
  const router = useRouter();
  const handOver = useHandOver();
  const table = useGame();
  const { id } = table;
  const view = { ...table.view, name: table.name };
  const [whose, setWhose] = useState<Side | 'both'>('both');
  const sides: readonly Side[] = whose === 'both' ? SIDES : [whose];
  const hidden = Object.values(view.formations).filter(
    ({ side, known, place }) => sides.includes(side) && known === null && place === 'table',
  ).length;
  const print = (what: string, html: string | Promise<string>) =>
    handOver(Promise.resolve(html).then((page) => printPage(page, t('paper.named', { name: view.name, what }))));
  const known = knownShips(view, sides);
  // A page with nothing but a heading helps nobody; below it says who is left out.
  const isEmpty = known.length === 0;
  const cards = (blank: boolean) => {
    const what = blank ? t('paper.blank') : t('paper.cards');
    const ships = known.map((ship) => ratedShip(ship, blank));
    const title = t('paper.named', { name: view.name, what });
    const page = () => shipCardsPage(title, blank ? t('paper.blankPage') : pageWords(view), ships, THRESHOLDS);
    print(what, loadSkia().then(page));
  };
  return (
    <Screen
      title={t('paper.title')}
      subtitle={view.name}
      back={{
        label: t('common.back'),
        onPress: () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`)),
      }}
      testID="paper"
    >
      <Text>{t('paper.what')}</Text>
      <SegmentedChoice
        label={t('paper.whose')}
        value={whose}
        onChange={setWhose}
        options={[
          { value: 'both', label: t('paper.both') },
          { value: 'ijn', label: t('battle.side.ijn') },
          { value: 'irn', label: t('battle.side.irn') },
        ]}
        testID="paper-whose"
      />
      <Card padded={false}>
        <ListRow
          title={t('paper.cards')}
          subtitle={t('paper.cardsText')}
          onPress={() => cards(false)}
          disabled={isEmpty}
          testID="paper-cards"
        />
        <ListRow
          title={t('paper.blank')}
          subtitle={t('paper.blankText')}
          onPress={() => cards(true)}
          disabled={isEmpty}
          testID="paper-blank"
        />
        <ListRow
          title={t('paper.list')}
          subtitle={t('paper.listText')}
          onPress={() => print(t('paper.list'), paperHtml(fleetPaper(view, sides)))}
          disabled={isEmpty}
          testID="paper-list"
        />
        <ListRow
          title={t('paper.reference')}
          subtitle={t('paper.referenceText')}
          onPress={() =>
            print(t('paper.reference'), paperHtml(referencePaper(view.tables ?? PRINTED_TABLES), { onOnePage: true }))
          }
          testID="paper-reference"
        />
      </Card>
      {hidden > 0 && (
        <Text as="text2" color="ink2">
          {t('paper.hidden', { count: hidden })}
        </Text>
      )}
    </Screen>
  );
}

import { inchWords } from '@/kit/words/inches';
import { useDeferredValue, useMemo, useState } from 'react';
import { View } from 'react-native';

import { ShipPlan } from '@/kit/ship-plan/ship-plan';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { findShips, type ShipDesign, type Side } from '@/rules/togo/index';
import { useLibrary } from '@/store/library';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { TextField } from '@/ui/text-field';
import { useTheme } from '@/ui/theme';
import { space } from '@/ui/tokens';

import { typeWords } from '../words/ship-words';
import { AddShipSheet } from './add-ship-sheet';
import { useGame } from '../game';

/** More rows than a thumb will scroll through; typing finds the rest. */
const A_PAGE = 24;

/** A ship more, from the library or the owner's own: find her, then say where she comes in. */
export function AddShipScreen() {
  const t = useT();
  const { isLargeText } = useTheme();
  const { id } = useGame();
  const own = useLibrary(({ ship }) => ship);
  const [text, setText] = useState('');
  const [side, setSide] = useState<Side>('ijn');
  const [pages, setPages] = useState(1);
  const [chosen, setChosen] = useState<ShipDesign | null>(null);
  const search = useDeferredValue(text);
  const found = useMemo(() => findShips({ text: search, side, type: null }, own), [search, side, own]);
  const back = useBack(`/battle/${id}`);
  return (
    <Screen title={t('changes.add.title')} back={{ label: t('common.back'), onPress: back }} testID="add-ship">
      <SegmentedChoice
        label={t('changes.add.side')}
        value={side}
        onChange={(value) => {
          setSide(value);
          setPages(1);
        }}
        options={[
          { value: 'ijn', label: t('battle.side.ijn') },
          { value: 'irn', label: t('battle.side.irn') },
        ]}
        testID="add-side"
      />
      <View>
        <TextField
          kind="search"
          label={t('changes.add.search')}
          value={text}
          onChange={(value) => {
            setText(value);
            setPages(1);
          }}
          maxLength={80}
          testID="add-search"
        />
        {/* There before its words are: a region that comes with them is not heard. */}
        <View aria-live="polite" testID="add-none">
          {found.length === 0 && <Text style={{ paddingTop: space.edge }}>{t('changes.add.none')}</Text>}
        </View>
      </View>
      <Card padded={false}>
        {found.slice(0, pages * A_PAGE).map((design) => {
          const facts = { type: typeWords(design.ratings.type), speed: inchWords(design.ratings.speed) };
          return (
            <ListRow
              key={design.id}
              leading={
                isLargeText ? undefined : (
                  <ShipPlan facts={{ ...design.ratings, lengthM: design.lengthM }} label={null} />
                )
              }
              title={design.name}
              subtitle={own.has(design.id) ? t('changes.add.ownFacts', facts) : t('changes.add.facts', facts)}
              onPress={() => setChosen(design)}
              testID={`add-${design.id}`}
            />
          );
        })}
      </Card>
      {found.length > pages * A_PAGE && (
        <Button
          label={t('changes.add.more', { count: found.length - pages * A_PAGE })}
          onPress={() => setPages(pages + 1)}
          testID="add-more"
        />
      )}
      {chosen && <AddShipSheet design={chosen} side={side} onClose={() => setChosen(null)} onAdded={back} />}
    </Screen>
  );
}

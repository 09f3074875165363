import { View } from 'react-native';

import { inchWords } from '@/kit/dial/dial-words';
import { sideText } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useTable } from '../use-table';
import type { Band, Pair } from './sight-facts';

interface Props {
  pair: Pair;
  bands: readonly Band[];
  answer: Band;
  onAnswer: (band: Band) => void;
  onMeasure: () => void;
}

/** Two formations, and only the distances that would change anything. */
export function PairRow({ pair, bands, answer, onAnswer, onMeasure }: Props) {
  const t = useT();
  const { nameOf, view } = useTable();
  const { id, a, b, last } = pair;
  const said = { a: nameOf(a), b: nameOf(b) };
  const label = (band: Band, place: number): string => {
    if (band === null) return t('sight.beyond');
    return place === 0 ? t('sight.within', { range: band }) : t('sight.to', { range: band });
  };
  return (
    <View style={{ gap: space.xs }} testID={`pair-${id}`}>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: space.md, alignItems: 'center' }}>
        <View style={{ flex: 1, minWidth: 180 }}>
          {[a, b].map((each) => (
            <Text key={each} as="name" color={sideText(view.formations[each]?.side ?? 'ijn')}>
              {nameOf(each)}
            </Text>
          ))}
          <Text as="text2" color="ink2">
            {last === null ? t('sight.never') : t('sight.last', { range: inchWords(t, last) })}
          </Text>
        </View>
        <Button
          kind="link"
          label={t('sight.measured')}
          spokenLabel={t('sight.measuredSaid', said)}
          onPress={onMeasure}
          testID={`measure-${id}`}
        />
      </View>
      <SegmentedChoice
        label={t('sight.bands', said)}
        value={String(answer)}
        options={bands.map((band, place) => ({ value: String(band), label: label(band, place) }))}
        onChange={(value) => onAnswer(bands.find((band) => String(band) === value) ?? null)}
        testID={`band-${id}`}
      />
    </View>
  );
}

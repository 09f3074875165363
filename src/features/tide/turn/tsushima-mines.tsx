import { View } from 'react-native';

import { RuleLine } from '@/kit/rule-line';
import { percentWords } from '@/kit/words/percent';
import { useT } from '@/messages/messages';
import { minesOdds } from '@/rules/tide/index';
import { Text } from '@/ui/text';
import { ListRow } from '@/ui/list-row';
import { space } from '@/ui/tokens';

import { useGame } from '../game';

/** The European Fleet comes in: each ship rolls, and who turns back takes no part. */
export function TsushimaMines() {
  const t = useT();
  const { state, nameOf } = useGame();
  return (
    <>
      <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
        <RuleLine flush words={t('tide.tsushima.mines')} rule="TAS-33" />
        <RuleLine flush words={t('tide.tsushima.back')} rule="AMB-22" />
      </View>
      {(state.meetings.european.irn?.ships ?? []).map((id) => {
        const ship = state.ships[id];
        if (ship === undefined) return null;
        const { need, p } = minesOdds('irn', ship.class);
        return (
          <ListRow
            key={id}
            title={nameOf(id)}
            subtitle={t('tide.mines.passes', { need: need.value })}
            trailing={<Text as="value">{t('tide.percent', { percent: percentWords(p) })}</Text>}
            testID={`mine-${id}`}
          />
        );
      })}
    </>
  );
}

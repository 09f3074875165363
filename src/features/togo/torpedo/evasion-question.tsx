import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { evasionFacts } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { isEvasion, plottedEvasion } from '../plot/evading';
import { attackLine } from './marker-words';
import { useAct, useGame } from '../game';

/** Did she turn away from these torpedoes (TOGO-47, AMB-8)? What was noted of the move is told, what no chart shows is asked. */
export function EvasionQuestion({ marker: id, onDone }: { marker: string; onDone: () => void }) {
  const t = useT();
  const act = useAct();
  const { state, view, battle, nameOf } = useGame();
  const noted = evasionFacts(state, id);
  const marker = view.markers[id];
  if (noted === null || !marker?.attack) return null;
  const say = async (away: boolean) => {
    await act({ type: 'confirmEvasion', marker: id, away });
    onDone();
  };
  const trust = view.houseRules.evasionGeometry === 'trust-player';
  const enough = isEvasion({ view }, { ...noted, away: true });
  const plotted = enough && !trust ? plottedEvasion({ battle, view }, id) : null;
  const looksSo = trust || (enough && (plotted === null || isEvasion({ view }, { ...plotted, moved: noted.moved })));
  const launcher = marker.attack.launcher === null ? t('battle.someCounter') : nameOf(marker.attack.launcher);
  return (
    <>
      <View style={{ gap: space.xs }} testID="evasion-facts">
        <Text>{attackLine(marker, nameOf)}</Text>
        <Text>{t('torpedo.evasion.facts', { degrees: noted.degrees, moved: inchWords(noted.moved) })}</Text>
        <Text color="ink2">{trust ? t('torpedo.evasion.trust') : t('torpedo.evasion.asks')}</Text>
        {!trust && (
          <Text as="textStrong">
            {!enough
              ? t('torpedo.evasion.tooLittle')
              : plotted === null
                ? t('torpedo.evasion.enough')
                : looksSo
                  ? t('table.evasion.plotted', { launcher, degrees: Math.round(plotted.degrees) })
                  : t('table.evasion.plottedNot', { launcher, degrees: Math.round(plotted.degrees) })}
          </Text>
        )}
        <View style={{ flexDirection: 'row', gap: space.md }}>
          <RuleLink rule="TOGO-47" />
          <RuleLink rule="AMB-8" />
        </View>
      </View>
      {(trust || enough) && (
        <Button
          kind={looksSo ? 'primary' : 'secondary'}
          label={trust ? t('torpedo.evasion.agreed') : t('torpedo.evasion.away', { launcher })}
          onPress={() => void say(true)}
          testID="evaded"
        />
      )}
      <Button
        kind={looksSo ? 'secondary' : 'primary'}
        label={
          trust ? t('torpedo.evasion.notAgreed') : enough ? t('torpedo.evasion.notAway') : t('torpedo.evasion.noted')
        }
        onPress={() => void say(false)}
        testID="not-evaded"
      />
    </>
  );
}

import { View } from 'react-native';

import { percentShort } from '@/kit/odds-charts/odds-words';
import { gunWords } from '@/kit/words/gun-words';
import { refusalSentence } from '@/kit/words/refusal-words';
import { useT } from '@/messages/messages';
import { batteryOdds, quickBatteries, type QuickOf } from '@/rules/togo/index';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

/** A row for each battery: what it needs and how likely it hits; one that cannot fire keeps its row and says why. */
export function BatteryList({ form }: { form: QuickOf<'fireGuns'> }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  return (
    <View testID="batteries">
      {quickBatteries(form).map(({ facts }, index) => {
        const gun = gunWords(facts.weapon);
        const odds = batteryOdds(facts);
        const why = odds.ok ? '' : refusalSentence(odds.error);
        const percent = odds.ok ? percentShort(odds.value.effective.atLeastOne) : '';
        const said = odds.ok
          ? t('quick.fire.row', { gun, dice: odds.value.numbers.dice.value, percent })
          : t('quick.fire.rowSilent', { gun, why });
        return (
          <View
            key={index}
            accessible
            aria-label={said}
            role="group"
            testID={`battery-${index}`}
            style={{
              flexDirection: 'row',
              flexWrap: isLargeText ? 'wrap' : 'nowrap',
              alignItems: 'center',
              columnGap: space.sm,
              minHeight: touch.min,
              paddingHorizontal: space.edge,
              borderBottomWidth: stroke.hairline,
              borderColor: color.rule,
              backgroundColor: odds.ok ? color.card : undefined,
            }}
          >
            <Light on={odds.ok} />
            <Text as="name" color={odds.ok ? 'ink' : 'ink2'} style={{ minWidth: 68 }}>
              {gun}
            </Text>
            {odds.ok ? (
              <>
                <Text as="value" style={{ minWidth: 30, textAlign: 'center' }} testID={`battery-${index}-dice`}>
                  {odds.value.numbers.dice.value}
                </Text>
                {[odds.value.numbers.hit, odds.value.numbers.size, odds.value.numbers.pen].map((num, place) => (
                  <Text key={place} as="name" style={{ flex: 1, textAlign: 'center' }}>
                    {t('quick.fire.need', { need: num.value })}
                  </Text>
                ))}
                <View style={{ minWidth: 34, alignItems: 'center' }}>
                  {odds.value.numbers.restricted && <Tag text={t('quick.fire.restricted')} />}
                </View>
                <Text as="value" style={{ minWidth: 54, textAlign: 'right' }} testID={`battery-${index}-chance`}>
                  {percent}
                </Text>
              </>
            ) : (
              <Text as="text2" color="ink2" style={{ flex: 1 }}>
                {why}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
}

/** Lit: the battery bears and reaches. */
function Light({ on }: { on: boolean }) {
  const { color } = useTheme();
  return (
    <View
      style={{
        width: 12,
        height: 12,
        borderRadius: 6,
        borderWidth: stroke.frame,
        borderColor: color.ink,
        backgroundColor: on ? color.ink : undefined,
      }}
    />
  );
}

import { useRouter } from 'expo-router';
import { View } from 'react-native';

import { HouseRuleRow } from '@/kit/house-rules/house-rule-row';
import { HOUSE_GROUPS } from '@/kit/house-rules/house-words';
import { useT } from '@/messages/messages';
import { HOUSE_RULES } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import { useTable } from '../use-table';
import { useToldAct } from '../use-told-act';

/** The questions the book leaves open, answered otherwise from now on. What was rolled before stays as it was. */
export function RulesScreen() {
  const t = useT();
  const router = useRouter();
  const act = useToldAct();
  const { view, id } = useTable();
  const back = () => (router.canGoBack() ? router.back() : router.replace(`/battle/${id}`));
  return (
    <Screen title={t('changes.house.title')} back={{ label: t('common.back'), onPress: back }} testID="change-rules">
      <Text color="ink2">{t('changes.house.text')}</Text>
      {HOUSE_GROUPS.map(({ title, keys }) => (
        <View key={title} style={{ gap: space.xs }}>
          <Text as="name">{t(title)}</Text>
          <Card padded={false}>
            {keys.map((key) => (
              <HouseRuleRow
                key={key}
                rule={key}
                values={HOUSE_RULES[key].values}
                number={HOUSE_RULES[key].rule}
                value={view.houseRules[key]}
                onChange={(value) => {
                  if (value !== view.houseRules[key]) void act({ type: 'changeHouseRule', key, value });
                }}
              />
            ))}
          </Card>
        </View>
      ))}
    </Screen>
  );
}

import { HouseRuleGroups } from '@/kit/house-rules/house-rule-groups';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { HOUSE_RULES } from '@/rules/togo/index';
import { Screen } from '@/ui/screen';
import { Text } from '@/ui/text';

import { useActWithToast, useGame } from '../game';

/** The questions the book leaves open, answered differently from now on. What was rolled before stays as it was. */
export function RulesScreen() {
  const t = useT();
  const act = useActWithToast();
  const { view, id } = useGame();
  const back = useBack(`/battle/${id}`);
  return (
    <Screen title={t('changes.house.title')} back={{ label: t('common.back'), onPress: back }} testID="change-rules">
      <Text color="ink2">{t('changes.house.text')}</Text>
      <HouseRuleGroups
        rules={HOUSE_RULES}
        now={view.houseRules}
        onChange={(key, value) => {
          if (value !== view.houseRules[key]) void act({ type: 'changeHouseRule', key, value });
        }}
      />
    </Screen>
  );
}

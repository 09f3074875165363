import { Fragment } from 'react';
import { View } from 'react-native';

import { useT } from '@/messages/messages';
import type { FireNumbers } from '@/rules/togo/index';
import { Icon } from '@/ui/icon';
import { Text } from '@/ui/text';

/** The four numbers of a salvo in the order they are rolled. */
export function NeedChain({ numbers }: { numbers: FireNumbers | null }) {
  const t = useT();
  const rolls = [
    { head: t('quick.fire.start'), need: numbers?.start.value },
    { head: t('quick.fire.hit'), need: numbers?.hit.value },
    { head: t('quick.fire.sizeHead'), need: numbers?.size.value },
    { head: t('quick.fire.penHead'), need: numbers?.pen.value },
  ];
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' }} testID="need-chain">
      {rolls.map(({ head, need }, place) => (
        <Fragment key={head}>
          {place > 0 && <Icon name="next" size={16} color="ink2" />}
          <View
            accessible
            aria-label={need === undefined ? head : `${head}, ${t('quick.fire.orLess', { need })}`}
            style={{ alignItems: 'center', flex: 1 }}
          >
            <Text as="pad">{need === undefined ? t('quick.none') : t('quick.fire.need', { need })}</Text>
            <Text as="label" color="ink2">
              {head}
            </Text>
          </View>
        </Fragment>
      ))}
    </View>
  );
}

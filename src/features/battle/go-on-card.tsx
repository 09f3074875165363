import { useRouter } from 'expo-router';
import { View } from 'react-native';

import type { Book } from '@/game/battle';
import { weigh } from '@/game/act';
import { damageInForce } from '@/game/undo';
import { purposeWords } from '@/kit/dice-strip/strip-words';
import { useT } from '@/messages/messages';
import { type BattleState, togoBattle } from '@/rules/togo/index';
import { openBeforeDamage } from '@/store/session';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Heading, Text } from '@/ui/text';
import { useToast } from '@/ui/toast-provider';
import { space } from '@/ui/tokens';

import { failureSentence } from './act-provider';
import { useTable } from './use-table';

/** For whoever comes back: the dice that are still wanted, and what could not be read. Nothing when all is as it was. */
export function GoOnCard() {
  const t = useT();
  const router = useRouter();
  const toast = useToast();
  const { id, battle, draft } = useTable();
  const damage = damageInForce(battle);
  const weighed = draft && weigh(togoBattle as Book<BattleState>, battle, draft);
  const needs = weighed?.ok && weighed.value.type === 'needs' ? weighed.value.needs : null;
  if (!draft && !damage) return null;
  const mend = async () => {
    const outcome = await openBeforeDamage();
    if (!outcome.ok) toast.show({ message: failureSentence(outcome.error) });
  };
  return (
    <View style={{ padding: space.edge, paddingBottom: 0, gap: space.md }} testID="go-on">
      {draft && (
        <Card frame="strong">
          <View style={{ gap: space.sm }}>
            <Heading as="title">{t('battle.goOn.title')}</Heading>
            {needs && (
              <Text>{t('battle.goOn.dice', { count: needs.missing, what: purposeWords(needs.call.purpose) })}</Text>
            )}
            <Button
              icon="dice"
              label={t('battle.goOn.roll')}
              onPress={() => router.push(`/battle/${id}/roll`)}
              testID="go-on-roll"
            />
          </View>
        </Card>
      )}
      {damage && (
        <Card frame="strong">
          <View style={{ gap: space.sm }}>
            <Text>{t('battle.goOn.damaged', { seq: damage.seq })}</Text>
            <Button label={t('battle.goOn.beforeDamage')} onPress={() => void mend()} testID="before-damage" />
          </View>
        </Card>
      )}
    </View>
  );
}

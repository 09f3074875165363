import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { savedAt } from '@/kit/words/saved-at';
import { whereCounts, whereHeadline, whereLast, whereLine } from '@/kit/words/where-words';
import { useT } from '@/messages/messages';
import type { Where } from '@/rules/common/where';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { ListRow } from '@/ui/list-row';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { AtSea } from '../use-at-sea';
import { ChartBorder } from './chart-border';

/** Where we were: who was about to do what, what is owed, what happened last. Only what both sides know. */
export function WereCard({ battle, glance, onPress }: AtSea & { onPress: () => void }) {
  const t = useT();
  const { name, updatedAt, draftAt } = battle;
  const where = glance?.type === 'open' ? glance.where : null;
  const line = where ? whereLine(where) : t('battles.where.reading');
  const headline = where ? whereHeadline(where) : name;
  const touched = draftAt !== null && draftAt > updatedAt ? draftAt : updatedAt;
  return (
    <Card frame="strong" padded={false} testID="were">
      <ChartBorder />
      <Pressable
        label={t('harbour.were.open', { name, what: headline, where: line })}
        onPress={onPress}
        style={{ padding: space.edge, gap: space.sm }}
        testID="were-open"
      >
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: space.md }}>
          <Heading as="label">{t('harbour.were.title')}</Heading>
          <Text as="barLabel" color="ink2">
            {t('battles.saved', { when: savedAt(touched, new Date()) })}
          </Text>
        </View>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.md }}>
          <Ensign side={where?.dice?.who?.side ?? where?.acting ?? null} />
          <View style={{ flex: 1, minWidth: 0 }}>
            <Text as="title">{headline}</Text>
            <Text color="ink2">{where ? t('harbour.were.named', { name, where: line }) : line}</Text>
          </View>
        </View>
        {where && <Counts where={where} />}
        {glance?.type === 'open' && glance.damagedAt !== null && (
          <Text as="text2" color="danger">
            {t('harbour.were.damaged')}
          </Text>
        )}
      </Pressable>
    </Card>
  );
}

/** The big number, what it counts, and the last result. */
function Counts({ where }: { where: Where }) {
  const { color } = useTheme();
  const { count, words } = whereCounts(where);
  const last = whereLast(where);
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        gap: space.md,
        paddingTop: space.sm,
        borderTopWidth: stroke.hairline,
        borderColor: color.rule,
      }}
    >
      <Text as="key">{count}</Text>
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="name">{words}</Text>
        {last !== null && (
          <Text as="text2" color="ink2">
            {last}
          </Text>
        )}
      </View>
    </View>
  );
}

function Ensign({ side }: { side: string | null }) {
  const marks = useSettings((settings) => settings.marks);
  if (side !== 'ijn' && side !== 'irn') return null;
  return <SideMark side={ensignOf(side)} marks={marks} width={48} />;
}

/** The first evening. */
export function NoBattleCard({ onFirst }: { onFirst: () => void }) {
  const t = useT();
  return (
    <Card frame="strong" padded={false} testID="no-battle">
      <ChartBorder />
      <View style={{ padding: space.edge, gap: space.xs }}>
        <Heading as="title">{t('harbour.none.title')}</Heading>
        <Text color="ink2">{t('harbour.none.text')}</Text>
      </View>
      <ListRow
        leading={<Icon name="pennant" size={28} />}
        title={t('firstBattle.offer')}
        subtitle={t('firstBattle.offerText')}
        variant="next"
        onPress={onFirst}
        testID="first-battle-offer"
      />
    </Card>
  );
}

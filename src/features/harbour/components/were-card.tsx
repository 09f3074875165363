import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { savedAt } from '@/kit/words/saved-at';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Pressable } from '@/ui/pressable';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke } from '@/ui/tokens';

import type { WhereWords } from '../../play/companion';
import { whereWordsOf } from '../../play/companions';
import type { AtSea } from '../use-at-sea';
import { ChartBorder } from './chart-border';

/** Of a card that says where we were in a line or two: what lies below it stays in place when the words come. */
const USUAL_HEIGHT = 202;

/** Where we were: who was about to do what, what is owed, what happened last. Only what both sides know. */
export function WereCard({ battle, preview, onPress }: AtSea & { onPress: () => void }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  const { name, book, updatedAt, draftAt } = battle;
  const where = preview?.type === 'open' && preview.where ? whereWordsOf(book, preview.where) : null;
  const line = where ? where.line : t('harbour.were.unread');
  const headline = where ? where.headline : name;
  const touched = draftAt !== null && draftAt > updatedAt ? draftAt : updatedAt;
  return (
    <Framed testID="were">
      <Pressable
        label={t('harbour.were.open', { name, what: headline, where: line })}
        onPress={onPress}
        style={{ flexGrow: 1, padding: space.edge, gap: space.sm }}
        testID="were-open"
      >
        <View style={styles.head}>
          <Heading as="label">{t('harbour.were.title')}</Heading>
          <Text as="barLabel" color="ink2">
            {t('battles.saved', { when: savedAt(touched, new Date()) })}
          </Text>
        </View>
        <Row align="center" gap="md">
          {where?.ensign && <SideMark side={where.ensign} marks={marks} width={48} />}
          <View style={{ flex: 1, minWidth: 0 }}>
            <Text as="title">{headline}</Text>
            <Text color="ink2">{where ? t('harbour.were.named', { name, where: line }) : line}</Text>
          </View>
        </Row>
        {where && <Counts where={where} />}
        {preview?.type === 'open' && preview.damagedAt !== null && (
          <Text as="text2" color="danger">
            {t('harbour.were.damaged')}
          </Text>
        )}
      </Pressable>
    </Framed>
  );
}

/** The big number, what it counts, and the last result. */
function Counts({ where: { count, counts, last } }: { where: WhereWords }) {
  const { color } = useTheme();
  return (
    <Row
      align="center"
      gap="md"
      paddingTop="sm"
      style={{ flexGrow: 1, borderTopWidth: stroke.hairline, borderColor: color.rule }}
    >
      <Text as="key">{count}</Text>
      <View style={{ flex: 1, minWidth: 0 }}>
        <Text as="name">{counts}</Text>
        {last !== null && (
          <Text as="text2" color="ink2">
            {last}
          </Text>
        )}
      </View>
    </Row>
  );
}

/** No battle is being fought; on the first evening with a way into one. */
export function NoBattleCard({ onFirst }: { onFirst: (() => void) | null }) {
  const t = useT();
  return (
    <Framed testID="no-battle">
      <Stack gap="xs" padding="edge" style={{ flexGrow: 1 }}>
        <Heading as="title">{t('harbour.none.title')}</Heading>
        <Text color="ink2">{t('harbour.none.text')}</Text>
      </Stack>
      {onFirst && (
        <ListRow
          leading={<Icon name="pennant" size={28} />}
          title={t('harbour.firstBattle.offer')}
          subtitle={t('harbour.firstBattle.text')}
          variant="next"
          onPress={onFirst}
          testID="first-battle-offer"
        />
      )}
    </Framed>
  );
}

/** Until it is known which of them it will be: an empty form, and nothing untrue on it. */
export const UnknownCard = () => <Framed testID="unknown">{null}</Framed>;

function Framed({ children, testID }: { children: ReactNode; testID: string }) {
  const { growth } = useTheme();
  return (
    <Card frame="strong" padded={false} testID={testID}>
      <View style={{ minHeight: USUAL_HEIGHT * growth('text') }}>
        <ChartBorder />
        {children}
      </View>
    </Card>
  );
}

const styles = StyleSheet.create({
  head: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    columnGap: space.md,
  },
});

import { useState } from 'react';
import { FlatList, View } from 'react-native';

import { DocumentMore } from '@/features/play/share/document-more';
import { SideMark } from '@/kit/side-mark';
import { ensignOf } from '@/kit/sides';
import { useT } from '@/messages/messages';
import { useSettings } from '@/store/settings';
import { Button } from '@/ui/button';
import { ChipChoice } from '@/ui/chip-choice';
import { Confirm } from '@/ui/confirm';
import { EmptyState } from '@/ui/empty-state';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Pressable } from '@/ui/pressable';
import { Screen } from '@/ui/screen';
import { Tag } from '@/ui/tag';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { classWords, gunsWords } from '../forces/counter-words';
import { GunFigure } from '../forces/gun-figure';
import { CounterSheet } from './counter-sheet';
import { conflictsOf, type CounterLine, KIND, useCounterList } from './own-counters';

const FILTERS = ['check', 'differs', 'ijn', 'irn'] as const;
type Filter = (typeof FILTERS)[number];

const passes = ({ counter }: CounterLine, filter: Filter): boolean => {
  if (filter === 'check') return !counter.certain;
  return filter === 'differs' ? conflictsOf(counter).length > 0 : counter.side === filter;
};

/** The counter list held against the owner's own counters: what is certain, what is not, and what scenarios print otherwise. */
export function CountersScreen({ onBack }: { onBack: () => void }) {
  const t = useT();
  const { own, lines, change, drop } = useCounterList();
  const unsure = lines.filter(({ counter }) => !counter.certain);
  const [filter, setFilter] = useState<Filter>(unsure.length > 0 ? 'check' : 'ijn');
  const [chosen, setChosen] = useState<string | null>(null);
  const [isMore, setMore] = useState(false);
  const [isSure, setSure] = useState(false);
  const shown = lines.filter((line) => passes(line, filter));
  const line = lines.find(({ counter }) => counter.id === chosen);
  return (
    <>
      <Screen
        title={t('tsushima.shelf.counters.title')}
        subtitle={t('tsushima.shelf.counters.fromCopy')}
        back={onBack}
        right={
          <IconButton
            icon="more"
            label={t('tsushima.shelf.counters.more')}
            onPress={() => setMore(true)}
            testID="counters-more"
          />
        }
        scroll={false}
        flush
        lowRow={
          <Row align="center" justify="space-between" gap="md" wrap>
            <Text as="control" testID="counters-left">
              {t('tsushima.shelf.counters.toCheck', { count: unsure.length })}
            </Text>
            {unsure.length > 0 && (
              <Button
                label={t('tsushima.shelf.counters.matchesAll')}
                onPress={() => setSure(true)}
                testID="counters-all-match"
              />
            )}
          </Row>
        }
        testID="counters"
      >
        <View style={{ paddingHorizontal: space.edge, paddingVertical: space.sm }}>
          <ChipChoice
            label={t('tsushima.shelf.counters.filter.label')}
            options={FILTERS.map((value) => ({ value, label: t(`tsushima.shelf.counters.filter.${value}`) }))}
            value={filter}
            onChange={setFilter}
            testID="counters-filter"
          />
        </View>
        <FlatList
          data={shown}
          keyExtractor={({ counter }) => counter.id}
          initialNumToRender={12}
          windowSize={5}
          renderItem={({ item }) => <CounterRow line={item} onPress={() => setChosen(item.counter.id)} />}
          ListEmptyComponent={
            <EmptyState
              icon="check"
              title={t('tsushima.shelf.counters.none')}
              text={t('tsushima.shelf.counters.noneText')}
            />
          }
        />
      </Screen>
      {line && (
        <CounterSheet
          key={line.counter.id}
          line={line}
          onSave={(values) => change(line.ids, values)}
          onClose={() => setChosen(null)}
        />
      )}
      <Confirm
        open={isSure}
        question={t('tsushima.shelf.counters.matchesAllQuestion', { count: unsure.length })}
        consequence={t('tsushima.shelf.counters.matchesAllText')}
        confirmLabel={t('tsushima.shelf.counters.matchesAll')}
        cancelLabel={t('common.cancel')}
        onCancel={() => setSure(false)}
        onConfirm={() => {
          setSure(false);
          change(
            unsure.flatMap(({ ids }) => ids),
            { certain: true },
          );
        }}
        testID="counters-all-sure"
      />
      <DocumentMore
        isOpen={isMore}
        onClose={() => setMore(false)}
        onReplaced={() => setChosen(null)}
        kind={KIND}
        own={own}
        words={{
          title: t('tsushima.shelf.counters.title'),
          share: t('tsushima.shelf.counters.share'),
          shareText: t('tsushima.shelf.counters.shareText'),
          import: t('tsushima.shelf.counters.import'),
          importText: t('tsushima.shelf.counters.importText'),
        }}
        reset={{
          title: t('tsushima.shelf.counters.reset'),
          text: t('tsushima.shelf.counters.resetText'),
          question: t('tsushima.shelf.counters.resetQuestion'),
          consequence: t('tsushima.shelf.counters.resetConsequence'),
          onReset: drop,
        }}
        testID="counters"
      />
    </>
  );
}

function CounterRow({ line: { counter, ids }, onPress }: { line: CounterLine; onPress: () => void }) {
  const t = useT();
  const { color, isLargeText } = useTheme();
  const marks = useSettings((settings) => settings.marks);
  const { name, side, type, guns, certain } = counter;
  const title =
    ids.length > 1
      ? t('tsushima.shelf.counters.several', { name: t(`tsushima.forces.type.${type}`), count: ids.length })
      : name;
  const conflicts = conflictsOf(counter);
  return (
    <Pressable
      label={[
        title,
        classWords(counter),
        gunsWords(guns),
        ...(certain ? [] : [t('tsushima.shelf.counters.checkText')]),
        ...(conflicts.length > 0 ? [t('tsushima.shelf.counters.conflict')] : []),
      ].join(', ')}
      onPress={onPress}
      testID={`counter-${counter.id}`}
      style={{
        flexDirection: isLargeText ? 'column' : 'row',
        alignItems: isLargeText ? 'stretch' : 'center',
        gap: space.sm,
        minHeight: touch.row,
        paddingHorizontal: space.edge,
        paddingVertical: space.xs,
        borderBottomWidth: stroke.hairline,
        borderColor: color.rule,
        backgroundColor: color.card,
      }}
    >
      <Row align="center" gap="md" style={isLargeText ? undefined : { flex: 1, minWidth: 0 }}>
        <SideMark side={ensignOf(side)} marks={marks} width={28} />
        <View style={{ flex: 1, minWidth: 0, gap: 2 }}>
          <Text as="name">{title}</Text>
          <Row align="center" wrap gap={6}>
            <Text as="text2" color="ink2">
              {t('tsushima.shelf.counters.facts', {
                class: classWords(counter),
                move: counter.move,
                armour: counter.armour,
              })}
            </Text>
            {!certain && <Tag tone="caution" text={t('tsushima.shelf.counters.check')} />}
            {conflicts.length > 0 && <Tag text={t('tsushima.shelf.counters.conflict')} />}
          </Row>
        </View>
      </Row>
      <Row gap="sm">
        <GunFigure gun={guns.primary} unit={t('tsushima.forces.primary')} isUnsure={!certain} />
        <GunFigure gun={guns.secondary} unit={t('tsushima.forces.secondary')} isUnsure={!certain} />
      </Row>
    </Pressable>
  );
}

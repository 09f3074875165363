import { useRouter } from 'expo-router';
import { useState } from 'react';
import { View } from 'react-native';

import { type Correction, nowWords } from '@/features/play/changes/corrections';
import { ValueSheet } from '@/features/play/changes/value-sheet';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { DEFAULT_HOUSE_RULES, HOUSE_RULE_KEYS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { ListRow } from '@/ui/list-row';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Text } from '@/ui/text';

import { phaseTitle } from '../words/phase-words';
import { battleCorrections } from './corrections';
import { CounterSheet } from './counter-sheet';
import { counterWords } from './counter-words';
import { EndSheet } from './end-sheet';
import { RangesSheet } from './ranges-sheet';
import { ShipsSheet } from './ships-sheet';
import { useActWithToast, useGame } from '../game';
import { formationsInLine } from '../formations-in-line';

type Open =
  | { readonly type: 'value'; readonly correction: Correction }
  | { readonly type: 'counter'; readonly counter: string }
  | { readonly type: 'ships' | 'ranges' | 'end' };

/** Everything that can be changed while the battle goes on. Each change is a line in the log, and can be undone. */
export function ChangesScreen() {
  const t = useT();
  const router = useRouter();
  const act = useActWithToast();
  const table = useGame();
  const { view, id, nameOf } = table;
  const [open, setOpen] = useState<Open | null>(null);
  const close = () => setOpen(null);
  const back = useBack(`/battle/${id}`);
  const changed = HOUSE_RULE_KEYS.filter((key) => view.houseRules[key] !== DEFAULT_HOUSE_RULES[key]).length;
  const counters = formationsInLine(view).filter(({ place }) => place !== 'gone');
  return (
    <Screen
      title={t('changes.title')}
      subtitle={t('play.where', { turn: view.turn, phase: phaseTitle(view.phase) })}
      back={{ label: t('common.back'), onPress: back }}
      testID="changes"
    >
      <Text color="ink2">{t('changes.logged')}</Text>
      <Section title={t('changes.ships')}>
        <Card padded={false}>
          <ListRow
            title={t('changes.add.title')}
            onPress={() => router.push(`/battle/${id}/changes/add`)}
            testID="to-add"
          />
          <ListRow
            title={t('changes.fates')}
            subtitle={t('changes.fatesText')}
            onPress={() => setOpen({ type: 'ships' })}
            testID="to-ships"
          />
        </Card>
      </Section>
      <Section title={t('changes.values')}>
        <Card padded={false}>
          {battleCorrections(table).map((correction) => (
            <ListRow
              key={correction.key}
              title={correction.title}
              {...(correction.editor.type === 'choice'
                ? { subtitle: nowWords(correction) }
                : { value: nowWords(correction) })}
              onPress={() => setOpen({ type: 'value', correction })}
              testID={`correct-${correction.key}`}
            />
          ))}
        </Card>
      </Section>
      <Section title={t('changes.rules')}>
        <Card padded={false}>
          <ListRow
            title={t('changes.house.title')}
            value={t('changes.house.changed', { count: changed })}
            onPress={() => router.push(`/battle/${id}/changes/rules`)}
            testID="to-rules"
          />
        </Card>
      </Section>
      <Section title={t('changes.counters')}>
        <Card padded={false}>
          {counters.map((counter) => (
            <ListRow
              key={counter.id}
              title={nameOf(counter.id)}
              subtitle={counterWords(counter)}
              onPress={() => setOpen({ type: 'counter', counter: counter.id })}
              testID={`counter-${counter.id}`}
            />
          ))}
          <ListRow
            title={t('changes.ranges.title')}
            value={String(Object.keys(view.ranges).length)}
            onPress={() => setOpen({ type: 'ranges' })}
            testID="to-ranges"
          />
        </Card>
      </Section>
      <View>
        {view.result === null ? (
          <Button
            kind="danger"
            label={t('changes.end.title')}
            onPress={() => setOpen({ type: 'end' })}
            testID="to-end"
          />
        ) : (
          <Button
            label={t('changes.goOn')}
            onPress={() => void act({ type: 'correct', path: ['result'], value: null })}
            testID="go-on-after-all"
          />
        )}
      </View>
      {open?.type === 'value' && <ValueSheet correction={open.correction} onClose={close} />}
      {open?.type === 'counter' && <CounterSheet counter={open.counter} onClose={close} />}
      {open?.type === 'ships' && <ShipsSheet onClose={close} />}
      {open?.type === 'ranges' && <RangesSheet onClose={close} />}
      {open?.type === 'end' && <EndSheet onClose={close} />}
    </Screen>
  );
}

import { useState } from 'react';
import { View } from 'react-native';

import { readable } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import { Button } from '@/ui/button';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { useAct } from '../act-provider';
import { useTable } from '../use-table';
import { scenarioNames, shipsOfScenario } from './scenario-names';

interface Reminder {
  readonly text: string;
  /** What the players may say has happened by this rule, and the number they throw where a die decides. */
  readonly trigger: { readonly id: string; readonly atMost: number | null } | null;
}

/** Special rules the players see to themselves in this phase, a line each; a tap shows the whole, and raises the alarm. */
export function Reminders() {
  const t = useT();
  const { color } = useTheme();
  const act = useAct();
  const [open, setOpen] = useState<number | null>(null);
  const reminders = useReminders();
  const shown = open === null ? undefined : reminders[open];
  const raise = (trigger: string) => {
    setOpen(null);
    void act({ type: 'raiseTrigger', trigger });
  };
  return (
    <View>
      {reminders.map(({ text }, place) => (
        <Pressable
          key={text}
          label={text}
          onPress={() => setOpen(place)}
          testID={`reminder-${place}`}
          style={{
            flexDirection: 'row',
            alignItems: 'center',
            gap: space.sm,
            minHeight: touch.min,
            paddingHorizontal: space.edge,
            borderBottomWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <Icon name="info" size={20} color="ink2" />
          <Text as="text2" numberOfLines={1} style={{ flex: 1 }}>
            {text}
          </Text>
          <Icon name="next" size={20} color="ink2" />
        </Pressable>
      ))}
      <Sheet
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={t('standing.reminderTitle')}
        closeLabel={t('common.close')}
        testID="reminder-sheet"
      >
        {shown && <Text>{shown.text}</Text>}
        {shown?.trigger && (
          <Button
            kind="primary"
            label={
              shown.trigger.atMost === null
                ? t('standing.triggerSaid')
                : t('standing.triggerDie', { atMost: shown.trigger.atMost })
            }
            onPress={() => raise(shown.trigger?.id ?? '')}
            testID="raise-trigger"
          />
        )}
      </Sheet>
    </View>
  );
}

/** A rule stands once, whether it only reminds, waits for the players' word, or both. */
function useReminders(): readonly Reminder[] {
  const { view, state } = useTable();
  const { scenario } = state;
  if (view.result !== null) return [];
  if (scenario === null) return view.reminders.map(({ text }) => ({ text, trigger: null }));
  const names = scenarioNames(scenario, state);
  const words = (text: string) => readable(text, shipsOfScenario(scenario), names);
  const raised = new Map(view.openTriggers.map(({ rule, trigger, atMost }) => [String(rule), { id: trigger, atMost }]));
  const reminded = view.reminders.map(({ rule, text }) => {
    const trigger = rule === null ? undefined : raised.get(rule);
    if (rule !== null) raised.delete(rule);
    return { text: words(text), trigger: trigger ?? null };
  });
  const open = scenario.specialRules.flatMap(({ id, text }) => {
    const trigger = raised.get(id);
    return trigger === undefined ? [] : [{ text: words(text), trigger }];
  });
  return [...reminded, ...open];
}

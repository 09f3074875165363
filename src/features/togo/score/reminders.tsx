import { useState } from 'react';
import { View } from 'react-native';

import { readable } from '@/kit/scenario-words/terms';
import { useT } from '@/messages/messages';
import { Icon } from '@/ui/icon';
import { Pressable } from '@/ui/pressable';
import { Sheet } from '@/ui/sheet';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { space, stroke, touch } from '@/ui/tokens';

import { scenarioNames, shipsOfScenario } from './scenario-names';
import { useGame } from '../game';

/** Special rules the players see to themselves in this phase, two lines each at most; a tap shows the whole. */
export function Reminders() {
  const t = useT();
  const { color } = useTheme();
  const [open, setOpen] = useState<number | null>(null);
  const reminders = useReminders();
  const shown = open === null ? undefined : reminders[open];
  return (
    <View>
      {reminders.map((text, place) => (
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
            paddingVertical: space.xs,
            borderBottomWidth: stroke.hairline,
            borderColor: color.rule,
          }}
        >
          <Icon name="info" size={20} color="ink2" />
          <Text as="text2" numberOfLines={2} style={{ flex: 1 }}>
            {text}
          </Text>
          <Icon name="next" size={20} color="ink2" />
        </Pressable>
      ))}
      <Sheet
        open={shown !== undefined}
        onClose={() => setOpen(null)}
        title={t('standing.reminderTitle')}
        testID="reminder-sheet"
      >
        <Text>{shown ?? ''}</Text>
      </Sheet>
    </View>
  );
}

function useReminders(): readonly string[] {
  const { view, state } = useGame();
  const { scenario } = state;
  if (view.result !== null) return [];
  // What waits for the players' word has a place of its own, with its button.
  const waiting = new Set(view.openTriggers.map(({ rule }) => String(rule)));
  const texts = view.reminders.flatMap(({ rule, text }) => (rule !== null && waiting.has(rule) ? [] : [text]));
  if (scenario === null) return texts;
  const names = scenarioNames(scenario, state);
  return texts.map((text) => readable(text, shipsOfScenario(scenario), names));
}

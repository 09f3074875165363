import { View } from 'react-native';

import { Icon } from './icon';
import type { IconName } from './icon-paths';
import { arrowStep, hasKeyboard, type KeyPress } from './keys';
import { Pressable } from './pressable';
import { Text } from './text';
import { useTheme } from './theme';
import { skeleton, space, stroke, touch } from './tokens';

export interface Tab<Value extends string> {
  value: Value;
  label: string;
  icon: IconName;
  /** Something waits there: said, and marked with a dot. */
  badge?: string;
}

export interface TabBarProps<Value extends string> {
  tabs: readonly Tab<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  label: string;
  /** Down the side of a tablet instead of along the foot. */
  upright?: boolean;
  testID?: string;
}

/** The low row of a screen with tabs. The chosen one has the bar above it, not only another colour. */
export function TabBar<Value extends string>({ tabs, value, onChange, label, upright, testID }: TabBarProps<Value>) {
  const { color } = useTheme();
  const step = (event: KeyPress) => {
    const by = arrowStep(event.key);
    if (by === undefined) return;
    event.preventDefault?.();
    const at = tabs.findIndex((tab) => tab.value === value);
    const next = tabs[(at + by + tabs.length) % tabs.length];
    if (next) onChange(next.value);
  };
  return (
    <View
      role="tablist"
      aria-label={label}
      testID={testID}
      {...(hasKeyboard() ? { onKeyDown: step } : undefined)}
      style={{ flexDirection: upright ? 'column' : 'row', gap: upright ? space.sm : 0 }}
    >
      {tabs.map((tab) => {
        const chosen = tab.value === value;
        return (
          <Pressable
            key={tab.value}
            role="tab"
            aria-selected={chosen}
            label={tab.badge === undefined ? tab.label : `${tab.label}, ${tab.badge}`}
            onPress={() => onChange(tab.value)}
            testID={testID && `${testID}-${tab.value}`}
            style={{
              flex: upright ? undefined : 1,
              minHeight: upright ? touch.primary : skeleton.lowRow,
              alignItems: 'center',
              justifyContent: 'center',
              gap: 2,
              borderTopWidth: upright ? 0 : stroke.foot,
              borderLeftWidth: upright ? stroke.foot : 0,
              borderColor: chosen ? color.ink : 'transparent',
            }}
          >
            <View>
              <Icon name={tab.icon} size={24} color={chosen ? 'ink' : 'ink2'} strong={chosen} />
              {tab.badge !== undefined && (
                <View
                  style={{
                    ...{ position: 'absolute', right: -6, top: -2, width: 10, height: 10, borderRadius: 5 },
                    backgroundColor: color.now,
                    borderWidth: 1,
                    borderColor: color.ink,
                  }}
                />
              )}
            </View>
            <Text as="barLabel" color={chosen ? 'ink' : 'ink2'}>
              {tab.label}
            </Text>
          </Pressable>
        );
      })}
    </View>
  );
}

import { type ComponentProps, Fragment } from 'react';
import { useWindowDimensions, View } from 'react-native';

import { percentShort } from '@/kit/odds-charts/odds-words';
import { useT } from '@/messages/messages';
import { bareShip, type FireNumbers, type QuickShip } from '@/rules/togo/index';
import { Card } from '@/ui/card';
import { Icon } from '@/ui/icon';
import { Row, Stack } from '@/ui/layout';
import { ListRow } from '@/ui/list-row';
import { Pressable } from '@/ui/pressable';
import { SegmentedChoice } from '@/ui/segmented-choice';
import { StepRow } from '@/ui/step-row';
import { Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';
import { ToggleRow } from '@/ui/toggle-row';
import { radius, space, stroke, touch } from '@/ui/tokens';

interface ChoiceKeysProps<Value extends string> {
  label: string;
  options: readonly { readonly value: Value; readonly words: string; readonly spoken?: string }[];
  value: Value | null;
  onChange: (value: Value) => void;
  /** In a row; fewer when the text is large. */
  columns: number;
  testID: string;
}

/** The window that columns are counted for; a narrower one has fewer. */
const DRAWN = 390;

/** One of many as a block of keys, where a row of segments would be too narrow. */
export function ChoiceKeys<Value extends string>(props: ChoiceKeysProps<Value>) {
  const { label, options, value, onChange, columns, testID } = props;
  const { color, magnification } = useTheme();
  const { width } = useWindowDimensions();
  const most = Math.max(2, Math.floor((columns * Math.min(1, width / DRAWN)) / Math.max(1, magnification)));
  // Rows of equal length rather than a full one and a rest.
  const across = Math.ceil(options.length / Math.ceil(options.length / most));
  return (
    <Row wrap role="radiogroup" aria-label={label} testID={testID} style={{ margin: -3 }}>
      {options.map((option) => {
        const chosen = option.value === value;
        return (
          <View key={option.value} style={{ width: `${100 / across}%`, padding: 3 }}>
            <Pressable
              role="radio"
              label={option.spoken ?? option.words}
              aria-checked={chosen}
              onPress={() => onChange(option.value)}
              testID={`${testID}-${option.value}`}
              style={{
                minHeight: touch.min,
                justifyContent: 'center',
                alignItems: 'center',
                paddingHorizontal: space.xs,
                borderWidth: stroke.frame,
                borderRadius: radius.card,
                borderColor: chosen ? color.ink : color.rule,
                backgroundColor: chosen ? color.ink : color.card,
              }}
            >
              <Text as="control" color={chosen ? 'paper' : 'ink'} style={{ textAlign: 'center' }}>
                {option.words}
              </Text>
            </Pressable>
          </View>
        );
      })}
    </Row>
  );
}

interface NumberRowProps extends Pick<ComponentProps<typeof StepRow>, 'hint' | 'value' | 'format' | 'step' | 'testID'> {
  words: readonly [name: string, less: string, more: string];
  limits: readonly [min: number, max: number];
  onChange: (value: number) => void;
}

export const NumberRow = ({ words: [label, less, more], limits: [min, max], ...row }: NumberRowProps) => (
  <StepRow ruled label={label} decreaseLabel={less} increaseLabel={more} min={min} max={max} {...row} />
);

interface TogglesProps<Facts> {
  of: Facts;
  onChange: (facts: Facts) => void;
  rows: readonly (readonly [fact: keyof Facts & string, title: string, subtitle?: string])[];
}

interface ChoiceProps<Value extends string> {
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  of: Readonly<Record<Value, string>>;
  testID: string;
}

/** One of a few, each with its words. */
export function Choice<Value extends string>({ of, ...choice }: ChoiceProps<Value>) {
  const options = (Object.entries(of) as [Value, string][]).map(([value, label]) => ({ value, label }));
  return <SegmentedChoice {...choice} options={options} />;
}

/** Facts that are so or not, each in a row. */
export const Toggles = <Facts extends object>({ of, onChange, rows }: TogglesProps<Facts>) => (
  <Card padded={false}>
    {rows.map(([fact, title, subtitle]) => (
      <ToggleRow
        key={fact}
        title={title}
        subtitle={subtitle}
        on={of[fact] === true}
        onChange={(on) => onChange({ ...of, [fact]: on })}
        testID={fact}
      />
    ))}
  </Card>
);

/** Chances one under the other. */
export const ChanceRows = ({ rows, testID }: { rows: readonly { name: string; chance: number }[]; testID: string }) => (
  <Card padded={false} testID={testID}>
    {rows.map(({ name, chance }) => (
      <ListRow key={name} title={name} value={percentShort(chance)} />
    ))}
  </Card>
);

interface HullRowsProps {
  target: QuickShip;
  /** Which of her two sizes counts. */
  against: 'gun' | 'torpedo';
  sizeHint: string;
  armourHint?: string;
  onTarget: (target: QuickShip) => void;
}

/** A target that is nothing but a size and armour. */
export function HullRows({ target, against, sizeHint, armourHint, onTarget }: HullRowsProps) {
  const t = useT();
  const { units } = target;
  const { armour, size, type, torpedoes } = target.card;
  const change = (hull: { size?: number; armour?: number }) =>
    onTarget(bareShip({ type, size: size[against], armour, torpedoFactors: torpedoes.factors, units, ...hull }));
  return (
    <>
      <NumberRow
        words={[t('quick.fire.size'), t('quick.fire.smaller'), t('quick.fire.larger')]}
        hint={sizeHint}
        value={size[against]}
        limits={[1, 6]}
        onChange={(other) => change({ size: other })}
        testID="size"
      />
      <NumberRow
        words={[t('quick.fire.armour'), t('quick.fire.thinner'), t('quick.fire.thicker')]}
        hint={armourHint}
        value={armour}
        limits={[0, 6]}
        onChange={(thickness) => change({ armour: thickness })}
        testID="armour"
      />
    </>
  );
}

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
    <Row align="center" justify="space-between" testID="need-chain">
      {rolls.map(({ head, need }, place) => (
        <Fragment key={head}>
          {place > 0 && <Icon name="next" size={16} color="ink2" />}
          <Stack
            accessible
            role="img"
            aria-label={need === undefined ? head : `${head}, ${t('quick.fire.orLess', { need })}`}
            align="center"
            flex={1}
          >
            <Text as="pad">{need === undefined ? t('quick.none') : t('quick.fire.need', { need })}</Text>
            <Text as="label" color="ink2">
              {head}
            </Text>
          </Stack>
        </Fragment>
      ))}
    </Row>
  );
}

/** By day, or at night with the normal range the scenario gives. */
export function LightChoice({ night, onNight }: { night: number | null; onNight: (night: 2 | 4 | null) => void }) {
  const t = useT();
  return (
    <Choice
      label={t('quick.conditions.light')}
      value={night === null ? 'day' : night === 2 ? 'night-2' : 'night-4'}
      onChange={(light) => onNight(light === 'day' ? null : light === 'night-2' ? 2 : 4)}
      of={{
        day: t('quick.conditions.day'),
        'night-2': t('quick.conditions.night', { range: 2 }),
        'night-4': t('quick.conditions.night', { range: 4 }),
      }}
      testID="light"
    />
  );
}

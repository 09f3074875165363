import { RuleLine } from '@/kit/rule-line';
import { PickRow } from '@/kit/pick-sheet';
import { inchWords } from '@/kit/words/inches';
import { useT } from '@/messages/messages';
import { BookContext } from '@/messages/book-context';
import { type BookId, FATE_EFFECTS, type Mapping, parseMapping, USUAL_MAPPING } from '@/rules/bridge/index';
import { MARKERS } from '@/rules/togo/index';
import { Button } from '@/ui/button';
import { Card } from '@/ui/card';
import { Row, Stack } from '@/ui/layout';
import { Screen } from '@/ui/screen';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Heading, Text } from '@/ui/text';
import { useTheme } from '@/ui/theme';

import { isUsual, mappingProblem, STEPS } from './mapping-words';

const CARRIED_RULES = { tsushima: ['TSU-42', 'TSU-43'], tide: ['TAS-26', 'AMB-7'] } as const;
const FATES = ['left', 'beached', 'struck', 'abandoned'] as const;
const DISTANCES = {
  tsushima: ['adjacent', 'column'],
  tide: ['short', 'medium', 'long', 'unknown'],
} as const satisfies Record<BookId, readonly (keyof Mapping['distance'])[]>;

interface Props {
  book: BookId;
  mapping: Mapping;
  /** Before the battle; once it is on nobody asks how far apart they met. */
  withDistance?: boolean;
  onChange: (mapping: Mapping) => void;
  onBack: () => void;
}

/** The mapping as it is published, with its reasons: everything in it can be changed. */
export function MappingScreen({ book, mapping, withDistance = false, onChange, onBack }: Props) {
  const t = useT();
  const parsed = parseMapping(mapping);
  const [shipRule, boatRule] = CARRIED_RULES[book];
  const steps = STEPS.filter(({ key }) => book === 'tide' || key === 'thirdSinks');
  return (
    <Screen
      title={t('bridge.mapping.title')}
      back={onBack}
      actionBar={{
        main: <Button kind="primary" label={t('common.done')} onPress={onBack} testID="mapping-done" />,
        aside: isUsual(mapping) ? undefined : (
          <Button label={t('bridge.mapping.reset')} onPress={() => onChange(USUAL_MAPPING)} testID="mapping-reset" />
        ),
      }}
      testID="mapping"
    >
      <Text>{t('bridge.mapping.text')}</Text>
      {!parsed.ok && (
        <Text color="danger" role="alert" testID="mapping-problem">
          {mappingProblem(parsed.error)}
        </Text>
      )}
      <Section title={t('bridge.mapping.carried')}>
        {steps.map((step) => (
          <StepCard key={step.name} step={step} book={book} mapping={mapping} onChange={onChange} />
        ))}
        <BookContext value={book}>
          <RuleLine flush quiet words={t('bridge.mapping.permanent')} rule={shipRule} />
          <RuleLine flush quiet words={t(`bridge.mapping.others.${book}`)} rule={boatRule} />
        </BookContext>
      </Section>
      <Section title={t('bridge.mapping.home')} aside={t('bridge.mapping.pointsTitle')}>
        {([...MARKERS, 'fire'] as const).map((key) => (
          <Counted
            key={key}
            title={t(`bridge.mapping.points.${key}`)}
            value={mapping.points[key]}
            onChange={(value) => onChange({ ...mapping, points: { ...mapping.points, [key]: value } })}
            testID={`points-${key}`}
          />
        ))}
        <BookContext value="togo">
          <RuleLine flush quiet words={t('bridge.mapping.pointsText')} rule="TOGO-62" />
        </BookContext>
        <Text as="text2" color="ink2">
          {t('bridge.mapping.never')}
        </Text>
      </Section>
      <Section title={t('bridge.mapping.fates')}>
        {FATES.map((fate) => (
          <PickRow
            key={fate}
            label={t(`bridge.mapping.fate.${fate}`)}
            value={mapping.fates[fate]}
            options={FATE_EFFECTS.map((value) => ({ value, label: t(`bridge.mapping.effect.${value}`) }))}
            onChange={(effect) => onChange({ ...mapping, fates: { ...mapping.fates, [fate]: effect } })}
            testID={`fate-${fate}`}
          />
        ))}
        <Text as="text2" color="ink2">
          {t('bridge.mapping.sunk')}
        </Text>
      </Section>
      {withDistance && (
        <Section title={t('bridge.mapping.distance')}>
          {DISTANCES[book].map((key) => (
            <Counted
              key={key}
              title={t(`bridge.mapping.inches.${key}`)}
              value={mapping.distance[key]}
              step={0.5}
              max={40}
              format={inchWords}
              onChange={(value) => onChange({ ...mapping, distance: { ...mapping.distance, [key]: value } })}
              testID={`distance-${key}`}
            />
          ))}
        </Section>
      )}
    </Screen>
  );
}

interface StepCardProps extends Pick<Props, 'book' | 'mapping' | 'onChange'> {
  step: (typeof STEPS)[number];
}

/** So many hits: the markers she begins with, and the points from which she comes home with them. */
function StepCard({ step: { key, at, name }, book, mapping, onChange }: StepCardProps) {
  const t = useT();
  const { carried, from } = mapping.steps[key][at]!;
  const change = (next: Partial<Mapping['steps'][typeof key][number]>) => {
    const steps = mapping.steps[key].map((each, place) => (place === at ? { ...each, ...next } : each));
    onChange({ ...mapping, steps: { ...mapping.steps, [key]: steps } });
  };
  const hit = t(`bridge.mapping.hit.${name}`);
  const isUnit = book === 'tide' && key === 'thirdSinks';
  return (
    <Card testID={`step-${name}`}>
      <Heading as="name">{isUnit ? t('bridge.mapping.oneShip', { hit }) : hit}</Heading>
      <Text as="text2" color="ink2">
        {t(`bridge.mapping.why.${name}`)}
      </Text>
      {MARKERS.map((marker) => (
        <Counted
          key={marker}
          title={t(`bridge.mapping.marker.${marker}`)}
          value={carried[marker]}
          onChange={(value) => change({ carried: { ...carried, [marker]: value } })}
          testID={`${name}-${marker}`}
        />
      ))}
      <Counted
        title={t('bridge.mapping.from')}
        value={from}
        min={1}
        max={99}
        onChange={(value) => change({ from: value })}
        testID={`${name}-from`}
      />
    </Card>
  );
}

interface CountedProps {
  title: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  step?: number;
  format?: (value: number) => string;
  testID: string;
}

/** A number with its name before it, or over it where the words are large. */
function Counted({ title, min = 0, max = 9, ...stepper }: CountedProps) {
  const t = useT();
  const { isLargeText } = useTheme();
  const keys = (
    <Stepper
      {...stepper}
      {...{ narrow: true, label: title, min, max }}
      decreaseLabel={t('bridge.mapping.less', { title })}
      increaseLabel={t('bridge.mapping.more', { title })}
    />
  );
  if (isLargeText) {
    return (
      <Stack gap="xs">
        <Text>{title}</Text>
        {keys}
      </Stack>
    );
  }
  return (
    <Row align="center" gap="md">
      <Text style={{ flex: 1 }}>{title}</Text>
      {keys}
    </Row>
  );
}

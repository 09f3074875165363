import { RuleLink } from '@/kit/rule-link';
import { useT } from '@/messages/messages';
import { MARKERS, mostMarkers } from '@/rules/mukden/index';
import { Row, Stack } from '@/ui/layout';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';

interface GunsProps {
  left: number;
  /** Of the other attackers. */
  factors: number;
  value: number;
  onChange: (markers: number) => void;
}

/** Bombardment markers of the Japanese. Too many are not stopped here: the rules say so when the attack is declared (MUK-33). */
export function Guns({ left, factors, value, onChange }: GunsProps) {
  const t = useT();
  const most = mostMarkers(factors, left);
  return (
    <Row wrap align="center" justify="space-between" columnGap="sm" rowGap="xs">
      <Stack style={{ flexGrow: 1, flexShrink: 1, flexBasis: 120 }}>
        <Text as="name">{t('mukden.attack.bombardment')}</Text>
        <Text as="text2" color={value > most ? 'danger' : 'ink2'} role={value > most ? 'alert' : undefined}>
          {value > most ? t('mukden.attack.tooManyGuns', { most }) : t('mukden.attack.guns', { left, most })}
        </Text>
      </Stack>
      <RuleLink rule="MUK-33" />
      <Stepper
        narrow
        label={t('mukden.attack.bombardment')}
        decreaseLabel={t('mukden.attack.fewerGuns')}
        increaseLabel={t('mukden.attack.moreGuns')}
        value={value}
        min={0}
        max={MARKERS}
        onChange={onChange}
        testID="guns"
      />
    </Row>
  );
}

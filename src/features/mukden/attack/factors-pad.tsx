import { useT } from '@/messages/messages';
import { MOST_IN_A_HEX } from '@/rules/mukden/index';
import { KeyGrid } from '@/ui/key-grid';
import { PadKey } from '@/ui/pad-key';
import { touch } from '@/ui/tokens';

interface FactorsPadProps {
  /** The question the keys answer. */
  label: string;
  /** 0 where nobody is an answer, too. */
  least: 0 | 1;
  value: number | null;
  onChoose: (factors: number) => void;
  testID: string;
}

/** As many factors as two divisions can have, one key each: the first tap is the answer (MUK-17). */
export function FactorsPad({ label, least, value, onChoose, testID }: FactorsPadProps) {
  const t = useT();
  return (
    <KeyGrid label={label} columns={5} testID={testID}>
      {Array.from({ length: MOST_IN_A_HEX + 1 - least }, (_, place) => place + least).map((count) => (
        <PadKey
          key={count}
          label={t('mukden.attack.factorsKey', { count })}
          numeral={String(count)}
          minHeight={touch.min}
          chosen={count === value}
          onPress={() => onChoose(count)}
          testID={`${testID}-${count}`}
        />
      ))}
    </KeyGrid>
  );
}

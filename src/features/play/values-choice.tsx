import { RadioGroup, RadioRow } from '@/ui/radio-row';
import { Section } from '@/ui/section';

interface ValuesChoiceProps {
  title: string;
  ways: readonly { readonly id: string; readonly words: string; readonly detail: string }[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** Whose numbers a new campaign begins with: a list of the owner's, the house's, or none yet. */
export const ValuesChoice = ({ title, ways, chosen, onChoose }: ValuesChoiceProps) => (
  <Section title={title}>
    <RadioGroup label={title} gap="md">
      {ways.map(({ id, words, detail }) => (
        <RadioRow
          key={id}
          words={words}
          detail={detail}
          on={id === chosen}
          onPress={() => onChoose(id)}
          testID={`values-${id}`}
        />
      ))}
    </RadioGroup>
  </Section>
);

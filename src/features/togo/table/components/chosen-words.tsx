import { inchWords } from '@/kit/words/inches';
import { View } from 'react-native';

import { type MarkStyle, SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { TableActions } from '../actions';
import type { TableModel } from '../model';
import { useTableUi } from '../table-store';
import type { Selection } from '../use-selection';
import { courseWords, spentWords, courseAndPlaceWords } from '../words';

interface ChosenWordsProps {
  model: TableModel;
  shown: Selection;
  marks: MarkStyle;
  actions: TableActions;
  /** How many lie where she does. */
  stack: number;
}

/** Beside the filled button: who is chosen, and what is read from her. */
export function ChosenWords({ model, shown, marks, actions, stack }: ChosenWordsProps) {
  const t = useT();
  const { chosen, target, reading, origin, ghost, mover, tape } = shown;
  const isLaid = useTableUi((ui) => ui.tape !== null);
  const laid = isLaid && tape && t('table.laid', { ...tape.words });
  if (!chosen || !origin) {
    return (
      <View>
        <Text as="name">{laid ? t('table.tape') : t('table.nobody')}</Text>
        <Text as="text2" color="ink2" aria-live="polite" testID="chosen-facts">
          {laid || t('table.nobodyHint')}
        </Text>
      </View>
    );
  }
  const odds = target && reading && !ghost ? actions.odds(chosen.id, target.id, reading) : null;
  const under =
    ghost && mover
      ? spentWords(t, ghost.facts, mover)
      : laid
        ? laid
        : target && reading
          ? t('table.aimed', {
              target: target.name,
              range: inchWords(reading.range),
              bearing: courseWords(reading.bearing),
            })
          : stack > 1
            ? t('table.stacked', { count: stack })
            : courseAndPlaceWords(t, model, chosen, origin.heading);
  return (
    <View style={{ maxWidth: 190 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
        <SideMark side={chosen.side} marks={marks} width={26} />
        <Text as="name" numberOfLines={1} style={{ flexShrink: 1 }} testID="chosen-name">
          {chosen.name}
        </Text>
      </View>
      <Text as="text2" color="ink2" numberOfLines={2} aria-live="polite" testID="chosen-facts">
        {under}
      </Text>
      {odds !== null && (
        <Text as="text2" numberOfLines={1} testID="chosen-odds">
          {odds}
        </Text>
      )}
    </View>
  );
}

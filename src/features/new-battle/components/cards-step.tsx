import { View } from 'react-native';

import { SideMark } from '@/kit/side-mark';
import { useT } from '@/messages/messages';
import { type Side, SIDES } from '@/rules/togo/index';
import { useSettings } from '@/store/settings';
import { Section } from '@/ui/section';
import { Stepper } from '@/ui/stepper';
import { Text } from '@/ui/text';
import { space } from '@/ui/tokens';

import type { Drawn, Plan } from '../plan';

interface CardsStepProps {
  plan: Plan;
  drawn: Drawn;
  onChange: (change: Partial<Plan>) => void;
}

const MOST_DUMMIES = 12;

/** What keeps the other side guessing: blank counters, and the cards of each side. */
export function CardsStep({ drawn: { dummies }, onChange }: CardsStepProps) {
  const t = useT();
  return (
    <View style={{ gap: space.lg }}>
      <Section title={t('newBattle.cards.dummies')}>
        <Text as="text2" color="ink2">
          {t('newBattle.cards.dummiesWhy')}
        </Text>
        {SIDES.map((side) => (
          <Labelled key={side} side={side}>
            <Stepper
              label={side === 'ijn' ? t('newBattle.side.ijn') : t('newBattle.side.irn')}
              decreaseLabel={side === 'ijn' ? t('newBattle.cards.lessIjn') : t('newBattle.cards.lessIrn')}
              increaseLabel={side === 'ijn' ? t('newBattle.cards.moreIjn') : t('newBattle.cards.moreIrn')}
              value={dummies[side]}
              min={0}
              max={MOST_DUMMIES}
              onChange={(value) => onChange({ dummies: { ...dummies, [side]: value } })}
              testID={`dummies-${side}`}
            />
          </Labelled>
        ))}
      </Section>
      <Section title={t('newBattle.cards.decks')}>
        <Text>{t('newBattle.cards.without')}</Text>
      </Section>
    </View>
  );
}

function Labelled({ side, children }: { side: Side; children: React.ReactNode }) {
  const t = useT();
  const marks = useSettings((settings) => settings.marks);
  return (
    <View style={{ gap: space.xs }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: space.sm }}>
        <SideMark side={side === 'ijn' ? 'japan' : 'russia'} marks={marks} width={30} />
        <Text as="name">{side === 'ijn' ? t('newBattle.side.ijn') : t('newBattle.side.irn')}</Text>
      </View>
      {children}
    </View>
  );
}

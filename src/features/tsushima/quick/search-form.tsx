import { useState } from 'react';

import { QuickProcedure } from '@/features/play/quick/quick-procedure';
import type { QuickFormProps } from '@/features/play/shelf-book';
import { FaceLadder } from '@/kit/ladder/face-ladder';
import { RuleLink } from '@/kit/rule-link';
import { minus, signed } from '@/kit/words/signed';
import { useT } from '@/messages/messages';
import { type Search, spot, type SpottingFacts, spottingOdds } from '@/rules/tsushima/index';
import { Row, Stack } from '@/ui/layout';
import { Text } from '@/ui/text';

import { keeping, QuickSum, useSumInputs } from './quick-parts';

const FIRST: SpottingFacts = {
  ...{ destroyers: 0, twoHits: 0, lowMorale: 0 },
  ...{ alreadyThere: false, partialSea: false, evades: false },
};
const MOST = 12;

/** One die to find what is in the hex. */
export function SearchForm(props: QuickFormProps) {
  const t = useT();
  const [facts, setFacts] = useState(FIRST);
  const set = (change: Partial<SpottingFacts>) => setFacts({ ...facts, ...change });
  const { modifier, need, p } = spottingOdds(facts);
  const said = signed(modifier.value);
  return (
    <QuickProcedure
      {...props}
      begin={() => spot(facts, { secret: false })}
      chance={{ p, of: t('tsushima.quick.chance.spotted') }}
      button={t('tsushima.quick.roll', { count: 1 })}
      asks={() => t('tsushima.quick.asks.search')}
      {...keeping(({ die, spotted }: Search, source) => ({
        ...{ type: 'search', modifier: modifier.value, die: die ?? 1, spotted, source },
      }))}
      testID="quick-search"
    >
      <Row align="center" gap="md">
        <Text as="hero" aria-hidden testID="search-modifier">
          {said}
        </Text>
        <Stack flex={1}>
          <Text as="name" testID="search-need">
            {p === 1
              ? t('tsushima.quick.search.certain')
              : p === 0
                ? t('tsushima.quick.search.never')
                : t('tsushima.quick.search.need', { need: need.value })}
          </Text>
          <Row align="center" wrap columnGap="sm">
            <Text as="text2" color="ink2">
              {t('tsushima.quick.search.rule')}
            </Text>
            <RuleLink rule="TSU-18" />
            <RuleLink rule="TSU-19" />
          </Row>
        </Stack>
      </Row>
      <FaceLadder
        label={t('tsushima.quick.ladder.face')}
        resultOf={(face) => ({
          brings: minus(face + modifier.value),
          note: face >= need.value ? t('tsushima.quick.ladder.spotted') : t('tsushima.quick.ladder.hidden'),
          scores: face >= need.value,
        })}
        testID="search-ladder"
      />
      <SearchSum facts={facts} total={modifier.value} onFacts={set} />
    </QuickProcedure>
  );
}

interface SearchSumProps {
  facts: SpottingFacts;
  total: number;
  onFacts: (change: Partial<SpottingFacts>) => void;
}

/** Table 2, to be filled in. What each line adds is asked of the book. */
function SearchSum({ facts, total, onFacts }: SearchSumProps) {
  const t = useT();
  const { count, toggle } = useSumInputs();
  const valueOf = (part: Partial<SpottingFacts>) => spottingOdds({ ...FIRST, ...part }).modifier.value;
  const each = (part: Partial<SpottingFacts>) => t('tsushima.quick.search.each', { value: signed(valueOf(part)) });
  const { destroyers, twoHits, lowMorale, alreadyThere, partialSea, evades } = facts;
  return (
    <QuickSum
      lines={[
        {
          ...{ id: 'destroyers', value: valueOf({ destroyers }), note: each({ destroyers: 1 }) },
          label: t('tsushima.quick.search.destroyers'),
          input: count(destroyers, [0, MOST], (next) => onFacts({ destroyers: next })),
        },
        {
          ...{ id: 'twoHits', value: valueOf({ twoHits }), note: each({ twoHits: 1 }) },
          label: t('tsushima.quick.search.twoHits'),
          input: count(twoHits, [0, MOST], (next) => onFacts({ twoHits: next })),
        },
        {
          ...{ id: 'lowMorale', value: valueOf({ lowMorale }), note: each({ lowMorale: 1 }) },
          label: t('tsushima.quick.search.lowMorale'),
          input: count(lowMorale, [0, MOST], (next) => onFacts({ lowMorale: next })),
        },
        {
          ...{ id: 'alreadyThere', value: valueOf({ alreadyThere }) },
          label: t('tsushima.quick.search.alreadyThere'),
          note: t('tsushima.quick.search.alreadyThereNote'),
          input: toggle(alreadyThere, (on) => onFacts({ alreadyThere: on })),
        },
        {
          ...{ id: 'partialSea', value: valueOf({ partialSea }) },
          label: t('tsushima.quick.search.partialSea'),
          input: toggle(partialSea, (on) => onFacts({ partialSea: on })),
        },
        {
          ...{ id: 'evades', rule: 'TSU-20', value: valueOf({ evades }) },
          label: t('tsushima.quick.search.evades'),
          input: toggle(evades, (on) => onFacts({ evades: on })),
        },
      ]}
      total={{ id: 'total', label: t('tsushima.quick.search.total'), value: total }}
      testID="search-sum"
    />
  );
}

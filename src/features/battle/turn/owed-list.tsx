import { useT } from '@/messages/messages';
import type { Command } from '@/rules/togo/index';
import { ListRow } from '@/ui/list-row';
import { SectionHeader } from '@/ui/section';

import { useAct } from '../act-provider';
import { useTable } from '../use-table';
import { owedSentence } from '../words/owed-words';

/** What the rules still want before the phase may end; a tap settles one, or opens its dice. */
export function OwedList() {
  const t = useT();
  const act = useAct();
  const { owed, nameOf } = useTable();
  return (
    <>
      <SectionHeader title={t('battle.owed.title', { count: owed.length })} />
      {owed.map((obligation, place) => (
        <ListRow
          key={`${obligation.code} ${obligation.about}`}
          title={owedSentence(obligation, nameOf)}
          variant={place === 0 ? 'next' : 'card'}
          onPress={obligation.command === null ? undefined : () => void act(obligation.command as unknown as Command)}
          testID={`owed-${obligation.about}`}
        />
      ))}
    </>
  );
}

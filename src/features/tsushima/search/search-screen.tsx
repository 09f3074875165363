import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { EmptyState } from '@/ui/empty-state';
import { Screen } from '@/ui/screen';

import { useGame } from '../game';
import { SideScreen } from '../roll/side-screen';
import { contactAt } from './contact-facts';
import { Search } from './search-form';

/** Looks for what shares a place: the sum as a form that is filled in already, and every face of the die (TSU-18). */
export function SearchScreen({ param }: { param: string }) {
  const t = useT();
  const { id, state } = useGame();
  const back = useBack(gameAddress(id));
  const contact = contactAt(state, param);
  // What counts for a hidden stack is its side's to see.
  if (state.rulings.stacks === 'hidden' && state.active !== null) return <SideScreen param={state.active} />;
  if (contact === null || state.active === null || state.step !== 'fight') {
    return (
      <Screen title={t('tsushima.search.title')} back={{ label: t('common.back'), onPress: back }} testID="search">
        <EmptyState icon="search" title={t('tsushima.search.none')} text={t('tsushima.search.noneText')} />
      </Screen>
    );
  }
  return <Search contact={contact} side={state.active} onBack={back} />;
}

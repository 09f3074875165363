import { gameAddress } from '@/features/play/addresses';
import { useBack } from '@/kit/use-back';
import { useT } from '@/messages/messages';
import { Text } from '@/ui/text';

import { useAct, useGame } from '../game';
import { ratingsIn, type WholeLine } from './ratings-entry';
import { RatingsEditor } from './ratings-editor';
import { useRatingsEntry } from './use-ratings-entry';

/** What is printed on the counters, typed in during a campaign: each ship is one entry of the log. */
export function RatingsScreen({ param }: { param: string }) {
  const t = useT();
  const act = useAct();
  const { view, id } = useGame();
  const back = useBack(gameAddress(id));
  const type = (ship: string, line: WholeLine, override = false) =>
    act({ type: 'typeRatings', ship, ...line }, { override });
  const entry = useRatingsEntry({
    counters: Object.values(view.ships).filter(({ fate }) => fate === 'afloat'),
    first: param,
    onLine: (ship, line) => void type(ship, line),
    eager: false,
  });
  const allow = async (ship: string) => {
    const line = ratingsIn(entry.lineAt(ship));
    if (line && (await type(ship, line, true))) entry.skipLine();
  };
  return (
    <RatingsEditor
      title={t('tide.forces.typeValues')}
      subtitle={t('tide.forces.fromCopy')}
      entry={entry}
      onBack={back}
      onUseAnyway={(ship) => void allow(ship)}
      lowRow={
        <Text as="text2" color="ink2">
          {t('tide.forces.typedHint')}
        </Text>
      }
      testID="ratings"
    />
  );
}

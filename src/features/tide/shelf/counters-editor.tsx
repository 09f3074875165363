import { useState } from 'react';

import { useT } from '@/messages/messages';
import type { Fleet } from '@/rules/tide/index';
import { newId } from '@/store/transfer/new-id';
import { Button } from '@/ui/button';
import { IconButton } from '@/ui/icon-button';
import { Row } from '@/ui/layout';
import { Text } from '@/ui/text';

import { RatingsEditor } from '../forces/ratings-editor';
import { hasOutside, ratingsIn, type WholeLine } from '../forces/ratings-entry';
import { useRatingsEntry } from '../forces/use-ratings-entry';
import { CounterSheet } from './counter-sheet';
import { CountersMore } from './counters-more';
import { useCounterList } from './use-counter-list';

/** The fleets whose ships the rules do not name: the owner may add to them. */
const OPEN_FLEETS = ['japan', 'european'] as const satisfies readonly Fleet[];

/** The owner's own counters: typed once, kept on this device, handed over as a file. */
export function CountersEditor({ onBack }: { onBack: () => void }) {
  // What was typed so far is forgotten when another list takes its place.
  const [lists, setLists] = useState(0);
  const [isMore, setMore] = useState(false);
  return (
    <>
      <CounterLines key={lists} onBack={onBack} onMore={() => setMore(true)} />
      <CountersMore isOpen={isMore} onClose={() => setMore(false)} onReplaced={() => setLists((count) => count + 1)} />
    </>
  );
}

function CounterLines({ onBack, onMore }: { onBack: () => void; onMore: () => void }) {
  const t = useT();
  const { list, change, set, remove } = useCounterList();
  const [ship, setShip] = useState<string | null>(null);
  const keepLine = (id: string, line: WholeLine) => set(id, { ...line, house: false });
  const entry = useRatingsEntry({
    counters: list.counters,
    eager: true,
    onLine: (id, line) => {
      if (!hasOutside({ front: line.ratings, damaged: line.damagedRatings })) keepLine(id, line);
    },
  });
  const add = (fleet: Fleet) => {
    const id = newId();
    const name = t('tide.shelf.counters.newShip');
    const added = { id, name, fleet, class: 'cruiser', ratings: null, damagedRatings: null, house: false } as const;
    change((counters) => {
      const end = counters.findLastIndex((counter) => counter.fleet === fleet) + 1;
      return [...counters.slice(0, end), added, ...counters.slice(end)];
    });
    setShip(id);
  };
  const chosen = list.counters.find(({ id }) => id === ship);
  return (
    <>
      <RatingsEditor
        title={t('tide.shelf.counters.title')}
        subtitle={t('tide.forces.fromCopy')}
        entry={entry}
        onBack={onBack}
        onUseAnyway={(id) => {
          const line = ratingsIn(entry.lineAt(id));
          if (line) keepLine(id, line);
          entry.skipLine();
        }}
        onName={setShip}
        right={<IconButton icon="more" label={t('tide.shelf.counters.more')} onPress={onMore} testID="counters-more" />}
        foot={
          <Row wrap gap="sm" padding="edge">
            {OPEN_FLEETS.map((fleet) => (
              <Button
                key={fleet}
                icon="plus"
                label={t('tide.shelf.counters.add', { fleet: t(`tide.shelf.counters.addTo.${fleet}`) })}
                spokenLabel={t('tide.shelf.counters.addSpoken', { fleet: t(`tide.forces.fleet.${fleet}`) })}
                onPress={() => add(fleet)}
                testID={`add-${fleet}`}
                style={{ flexGrow: 1 }}
              />
            ))}
          </Row>
        }
        lowRow={
          <Text as="text2" color="ink2">
            {t('tide.shelf.counters.hint')}
          </Text>
        }
        testID="counters"
      />
      {chosen && (
        <CounterSheet
          key={chosen.id}
          counter={chosen}
          isOpen={OPEN_FLEETS.some((fleet) => fleet === chosen.fleet)}
          onChange={(values) => set(chosen.id, values)}
          onRemove={() => remove(chosen)}
          onClose={() => setShip(null)}
        />
      )}
    </>
  );
}
